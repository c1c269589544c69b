// English: 922f08f1
import type * as english from "#mails/guardians/guardian-reminder/messages.ts";

export const messages: typeof english.messages = {
  subject: "हमें अब भी आपके जवाब का इंतज़ार है",
  text: (academy) =>
    `कुछ दिन पहले हमने पूछा था कि ${academy} एक विद्यार्थी के बारे में जो जानकारी रखती है, उसके लिए उनके अभिभावक के तौर पर आपकी सहमति है या नहीं। कृपया उसे पढ़ें और हमें बताएँ। हाँ और ना, दोनों ठीक हैं।`,
  link: "पढ़ें और जवाब दें",
  last: "हम आपको दोबारा याद नहीं दिलाएँगे।",
};
