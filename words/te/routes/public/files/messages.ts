// English: a450f7dd
import type * as english from "#routes/public/files/messages.ts";

export const messages: typeof english.messages = { joinNext: "తర్వాతి క్లాస్‌లో చేరండి" };
