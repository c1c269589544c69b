// English: c1198cb0
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "परिवार का अनुरोध",
  invalidLink: "यह लिंक मान्य नहीं है",
  invalidLinkText:
    "हो सकता है कि इसका कोई हिस्सा छूट गया हो, या वह सेशन अब न हो। परिवार आपसे जो पूछते हैं, वह आपके डैशबोर्ड पर दिखता है।",
  dashboard: "अपना डैशबोर्ड खोलें",
};
