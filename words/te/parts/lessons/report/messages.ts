// English: ceadd98d
import type * as english from "#parts/lessons/report/messages.ts";

export const messages: typeof english.messages = {
  summary: (what) => `రిపోర్ట్: ${what}`,
  by: (tutor, at) => `${tutor}, ${at}`,
  sent: (at) => `పంపినది: ${at}`,
  changed: (sent, at) => `${sent}; మార్చినది: ${at}`,
};
