// English: 4d040f0f
import type * as english from "#routes/admin/enquiries/deletion-messages.ts";

export const messages: typeof english.messages = {
  title: "यह पूछताछ हटाएँ",
  question: "क्या यह पूछताछ इसके अब तक के पूरे ब्योरे के साथ हटा दें? इसे वापस नहीं लाया जा सकता।",
  detail:
    "परिवार इसे हटाने को कह सकता है। अगर यह दर्ज रखना हो कि बात क्यों नहीं बनी, तो हटाने के बजाय दर्ज करें कि दाख़िला नहीं हुआ।",
  confirm: "हटाएँ",
  pending: "हटाया जा रहा है...",
  cancel: "रहने दें",
  notPossible: "इस परिवार का दाख़िला हो चुका है: यह पूछताछ विद्यार्थी के रिकॉर्ड का हिस्सा है।",
};
