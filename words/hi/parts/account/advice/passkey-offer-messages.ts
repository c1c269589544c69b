// English: ea47d538
import type * as english from "#parts/account/advice/passkey-offer-messages.ts";

export const messages: typeof english.messages = {
  title: "अगली बार जल्दी साइन इन करें",
  text: "पासकी हो तो इस डिवाइस पर आप अपनी उँगली, चेहरे या स्क्रीन लॉक से साइन इन कर सकते हैं। कुछ याद नहीं रखना पड़ता, और कोई इसका अंदाज़ा भी नहीं लगा सकता।",
  add: "पासकी जोड़ें",
  later: "अभी नहीं",
};
