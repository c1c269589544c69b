// English: a8a7c4cb
import type * as english from "#parts/timetable/reader-time/messages.ts";

export const messages: typeof english.messages = {
  both: (india, own) => `భారత్‌లో ${india}, మీరున్న చోట ${own}`,
  own: (own) => `మీరున్న చోట ${own}`,
};
