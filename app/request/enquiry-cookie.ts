import { servicesContext, type Context } from "./context.ts";
import { ownCookie } from "./cookies.ts";

/** How long a family may take from the form for a demo class to that of its account, in seconds. */
const lifetime = 30 * 60;

const ofFamily = ownCookie("enquiry", { maxAge: lifetime });

/**
 * What a family typed to ask for a demo class. It waits in their browser: the server keeps nothing more
 * of it, and no address and no log names it. Only `/signup/finish` shows it.
 */
export const enquiryCookie = (context: Context) => ofFamily(context.get(servicesContext).secure);
