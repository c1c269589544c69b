// English: 88d74dc8
import type * as english from "#routes/requests/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "परिवार का अनुरोध",
  invalidLink: "यह लिंक अब काम नहीं करता",
  invalidLinkText:
    "परिवार के अनुरोध का जवाब दिया जा चुका है या वह समाप्त हो गया है, या फिर लिंक अधूरा है। परिवारों के अनुरोध आपके डैशबोर्ड पर दिखते हैं।",
  dashboard: "अपना डैशबोर्ड खोलें",
};
