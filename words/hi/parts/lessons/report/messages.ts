// English: ceadd98d
import type * as english from "#parts/lessons/report/messages.ts";

export const messages: typeof english.messages = {
  summary: (what) => `रिपोर्ट: ${what}`,
  by: (tutor, at) => `${tutor}, ${at}`,
  sent: (at) => `भेजी गई: ${at}`,
  changed: (sent, at) => `${sent}; बदली गई: ${at}`,
};
