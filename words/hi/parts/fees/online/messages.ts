// English: 2360a2d7
// English: 0
import type * as english from "#parts/fees/online/messages.ts";

export const messages: typeof english.messages = {
  title: "ऑनलाइन भुगतान",
  text: (amount) => `${amount}: UPI, कार्ड या नेट बैंकिंग से, हमारी भुगतान सेवा Razorpay के पेज पर।`,
  pay: "ऑनलाइन भुगतान करें",
  opening: "भुगतान का पेज खुल रहा है...",
  another: "कोई और रकम दें",
  amount: "रकम, रुपयों में",
  amountHint: (amount) => `आप ${amount} का एक हिस्सा भी दे सकते हैं।`,
  otherWays: "भुगतान के दूसरे तरीक़े",
  isBack:
    "धन्यवाद। अगर आपने भुगतान किया है, तो Razorpay की पुष्टि होते ही वह इस पेज पर दिखेगा, आम तौर पर एक मिनट में। तब तक कृपया दोबारा भुगतान न करें।",
  paidTitle: "धन्यवाद",
  paid: "अगर आपने भुगतान किया है, तो Razorpay की पुष्टि होते ही वह आपके फ़ीस के पेज पर दिखेगा, आम तौर पर एक मिनट में। आप यह पेज बंद कर सकते हैं।",
};

// English: 0
export const problems: typeof english.problems = {
  "amount-missing": "कृपया रकम लिखें।",
  "no-amount": "कृपया रकम रुपयों में लिखें, जैसे 1,200 या 599.50।",
  "too-little": "कृपया कम से कम ₹1 लिखें।",
  "too-much": "एक बार में ज़्यादा से ज़्यादा ₹5,00,000 दिए जा सकते हैं। कृपया हिस्सों में दें।",
  "not-owed": "यह अभी के बकाया से ज़्यादा है। कृपया कम रकम लिखें।",
};

// English: 0
export const refusals: typeof english.refusals = {
  off: "यहाँ अभी ऑनलाइन भुगतान नहीं हो सकता। कृपया किसी और तरीक़े से भुगतान करें।",
  busy: "भुगतान का पेज पहले से खुल रहा है। कृपया थोड़ा रुककर फिर दबाएँ।",
  unavailable:
    "Razorpay अभी जवाब नहीं दे रहा। कोई भुगतान नहीं हुआ। कृपया कुछ मिनट बाद फिर कोशिश करें, या किसी और तरीक़े से भुगतान करें।",
};
