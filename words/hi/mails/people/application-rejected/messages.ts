// English: f2d60307
import type * as english from "#mails/people/application-rejected/messages.ts";

export const messages: typeof english.messages = {
  subject: "आपके आवेदन के बारे में",
  text: (academy) =>
    `${academy} में पढ़ाने के लिए आवेदन करने का धन्यवाद। अभी हम आपका आवेदन स्वीकार नहीं कर पा रहे हैं। कारण यह है:`,
  next: "अगर कुछ बदल गया हो, या हमसे कोई ग़लती हुई हो, तो कृपया हमें लिखें।",
  link: "अपना आवेदन देखें",
};
