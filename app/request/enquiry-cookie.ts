import { createCookie } from "react-router";
import { servicesContext, type Context } from "./context.ts";

/** How long a family may take from the form for a demo class to that of its account, in seconds. */
const lifetime = 30 * 60;

/**
 * What a family typed to ask for a demo class. It waits in their browser: the server keeps nothing more
 * of it, and no address and no log names it. Only `/signup/finish` shows it.
 */
export function enquiryCookie(context: Context) {
  const { secure } = context.get(servicesContext);
  return createCookie(secure ? "__Host-viluva_enquiry" : "viluva_enquiry", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: lifetime,
  });
}
