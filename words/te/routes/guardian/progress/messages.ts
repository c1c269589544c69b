// English: 3a4210d0
import type * as english from "#routes/guardian/progress/messages.ts";

export const messages: typeof english.messages = { back: "క్లాసులకు తిరిగి వెళ్లండి" };
