// English: 1ffb7df8
import type * as english from "#routes/guardian/progress/messages.ts";

export const messages: typeof english.messages = { back: "क्लासों पर वापस जाएँ" };
