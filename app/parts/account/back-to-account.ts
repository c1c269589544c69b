import { messages } from "./messages.ts";

/** The `back` link of the screens below the account page. */
export const backToAccount = { to: "/account", label: messages.title };
