// English: 35b6fc84
import type * as english from "#routes/tutor/assignment/report-messages.ts";

export const messages: typeof english.messages = {
  send: "रिपोर्ट लिखें",
  change: "रिपोर्ट बदलें",
};

export const givenBy: typeof english.givenBy = {
  accepted: (tutor) => `यह क्लास ${tutor} लेंगे`,
  asked: (tutor) => `${tutor} से यह क्लास लेने को कहा गया है`,
};
