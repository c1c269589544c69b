// English: 3c5cc0f5
import type * as english from "#mails/lessons/lesson-disputed/messages.ts";

export const messages: typeof english.messages = {
  subject: "अकादमी आपकी एक क्लास की जाँच कर रही है",
  text: "परिवार का कहना है कि यह क्लास नहीं हुई:",
  next: (email) =>
    `आपको कुछ करने की ज़रूरत नहीं है: एक एडमिन सारी जानकारी देखेंगे, फ़ैसला करेंगे, और आपको और परिवार को लिखेंगे। अगर आप कुछ बताना चाहें, तो ${email} पर लिखें।`,
};
