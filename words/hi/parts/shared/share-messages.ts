// English: a607f69e
import type { messages as english } from "#parts/shared/share-messages.ts";

export const messages: typeof english = {
  share: "शेयर करें",
  notShared: "इसे शेयर नहीं किया जा सका।",
};
