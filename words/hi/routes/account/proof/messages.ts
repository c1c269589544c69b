// English: a715c850
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#routes/account/proof/messages.ts";

export const messages: typeof english.messages = {
  title: "पुष्टि करें कि यह आप ही हैं",
  pageTitle: "पुष्टि करें कि यह आप ही हैं",
  text: "आगे बढ़ने से पहले कृपया पुष्टि करें कि यह आप ही हैं। फिर आप सीधे उसी काम पर लौट आएँगे जो आप कर रहे थे।",
  password: "पासवर्ड",
  code: "या कोड",
  codeHint: "आपके ऐप में अभी दिख रहे छह अंक, या एक रिकवरी कोड।",
  passkey: "पासकी इस्तेमाल करें",
  confirm: "आगे बढ़ें",
  missing: passwordWords.fillAll,
  wrongPassword: passwordWords.wrong,
  wrongCode: "यह कोड ग़लत है या पहले इस्तेमाल हो चुका है।",
  wrongPasskey: "यह नहीं हो पाया। कृपया दोबारा कोशिश करें, या अपना पासवर्ड लिखें।",
  cancelled: "कोई पासकी इस्तेमाल नहीं हुई। दोबारा कोशिश करें, या अपना पासवर्ड लिखें।",
  offline: "हमसे संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन देखकर दोबारा कोशिश करें।",
  tooMany: passwordWords.tooManyWrong,
};
