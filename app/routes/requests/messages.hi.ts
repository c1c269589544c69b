// English: c1198cb0
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "परिवार का अनुरोध",
  invalidLink: "यह लिंक मान्य नहीं है",
  invalidLinkText:
    "हो सकता है कि लिंक अधूरा हो, या वह सेशन अब न हो। परिवारों के अनुरोध आपके डैशबोर्ड पर दिखते हैं।",
  dashboard: "अपना डैशबोर्ड खोलें",
};
