// English: 897041b7
import type * as english from "#parts/account/confirm-address-messages.ts";

export const messages: typeof english.messages = { sendLink: "లింక్ మళ్లీ పంపండి" };
