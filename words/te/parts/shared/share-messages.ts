// English: a607f69e
import type { messages as english } from "#parts/shared/share-messages.ts";

export const messages: typeof english = {
  share: "షేర్ చేయండి",
  notShared: "దాన్ని షేర్ చేయలేకపోయాం.",
};
