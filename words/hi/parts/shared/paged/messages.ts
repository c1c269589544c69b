// English: 47492c8d
import type { messages as english } from "#parts/shared/paged/messages.ts";

export const messages: typeof english = {
  pages: "पेज",
  previous: "पिछला",
  next: "अगला",
};
