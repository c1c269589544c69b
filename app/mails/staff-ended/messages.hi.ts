// English: 6f697aec
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  subject: (academy) => `${academy} में आपका एक्सेस बंद हुआ`,
  text: (academy) =>
    `${academy} के एक मालिक ने आपका एक्सेस बंद कर दिया है। आप सभी डिवाइस पर साइन आउट हो गए हैं। आपका खाता और उसका आमंत्रण अब काम नहीं करेंगे।`,
  not: "अगर आपको लगता है कि यह ग़लती से हुआ है, तो कृपया अकादमी से पूछें।",
  reason: (academy) => `${academy} में आपका खाता था, इसलिए आपको यह ईमेल मिला है।`,
};
