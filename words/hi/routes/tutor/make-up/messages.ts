// English: cc692fc9
import type * as english from "#routes/tutor/make-up/messages.ts";

export const messages: typeof english.messages = {
  title: "भरपाई की क्लास तय करें",
  makesUpFor: (at) => `रद्द हुई क्लास (${at}) की जगह।`,
  notPossible: "यह क्लास रद्द नहीं हुई थी, या इसकी भरपाई की क्लास पहले से तय है।",
};
