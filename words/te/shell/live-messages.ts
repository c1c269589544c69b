// English: cd54c8de
import type * as english from "#shell/live-messages.ts";

export const messages: typeof english.messages = {
  updated: "అప్‌డేట్ అయింది",
};
