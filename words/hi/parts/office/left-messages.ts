// English: f6a64776
import type * as english from "#parts/office/left-messages.ts";

export const leftMessages: typeof english.leftMessages = {
  approved: "मंज़ूर किया गया।",
  rejected: "नामंज़ूर किया गया।",
};
