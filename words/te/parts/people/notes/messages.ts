// English: f8d06a57
import type * as english from "#parts/people/notes/messages.ts";

export const messages: typeof english.messages = {
  promise: "ఒక సమయానికి చేయాలి",
  promiseHint: "ఆ సమయానికి ఇది హోమ్‌లో కనిపిస్తుంది. ఉదాహరణకు: శుక్రవారం సాయంత్రం 5 గంటలకు తిరిగి ఫోన్ చేయాలి.",
  date: "తేదీ",
  time: "సమయం (భారతదేశం)",
  owner: "ఎవరు చేస్తారు",
  anybody: "ఎవరైనా",
  due: (when) => `చేయాలి: ${when}`,
  dueBy: (when, name) => `చేయాలి: ${when}, ${name}`,
  kept: (when) => `పూర్తయింది: ${when}`,
  done: "పూర్తయింది",
  doneOf: (note) => `పూర్తయింది: ${note}`,
};
