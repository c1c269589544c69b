// English: ee397e72
import type * as english from "#routes/tutor/assignment/report-messages.ts";

export const messages: typeof english.messages = {
  send: "रिपोर्ट लिखें",
  change: "रिपोर्ट बदलें",
};
