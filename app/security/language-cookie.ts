import {
  isBearerPath,
  languageOfPath,
  parseLanguage,
  type Language,
} from "#domain/shared/language.ts";
import type { MiddlewareFunction } from "react-router";
import { language } from "#content/shared/language.ts";
import {
  cookiesContext,
  otherLanguageContext,
  servicesContext,
  type Context,
} from "#request/context.ts";

const name = "viluva_language";
const inCookies = new RegExp(`(?:^|; )${name}=(\\w+)`);
const year = 365 * 86_400;

/** The language that this browser was last answered in, or null. */
export function readLanguageCookie(request: Request): Language | null {
  const cookie = request.headers.get("cookie") ?? "";
  return parseLanguage(inCookies.exec(cookie)?.[1]);
}

/** The `Set-Cookie` header that lets the next answer begin in this language. */
export function languageCookie(context: Context, chosen: Language): string {
  const { secure } = context.get(servicesContext);
  return `${name}=${chosen}; Max-Age=${year}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Whether another build has to answer, which this notes for the server: `chosen` is the reader's language. */
export function isForOtherLanguage(context: Context, chosen: Language): boolean {
  const isOther = chosen !== language && context.get(servicesContext).languages.includes(chosen);
  if (isOther) context.set(otherLanguageContext, chosen);
  return isOther;
}

/**
 * Lets another build answer a request where its address is its reader's and the reader has chosen
 * another language than this build's. The browser remembers the choice, so that its next request
 * begins there; a browser that reads English and never had the cookie gets none.
 *
 * @returns the answer to return instead of a page; null where this build is the right one
 */
export function answerInOwnLanguage(
  context: Context,
  request: Request,
  chosen: Language,
): Response | null {
  const { pathname } = new URL(request.url);
  if (languageOfPath(pathname) !== null || isBearerPath(pathname)) return null;
  if (isForOtherLanguage(context, chosen)) return new Response(null);
  if ((readLanguageCookie(request) ?? "en") !== chosen) {
    context.get(cookiesContext).push(languageCookie(context, chosen));
  }
  return null;
}

/** Middleware of pages that mailed links open: the next page has the language of the link too. */
export const keepLinkLanguage: MiddlewareFunction<Response> = ({ request, context }) => {
  const asked = parseLanguage(new URL(request.url).searchParams.get("language"));
  if (asked === null || asked === (readLanguageCookie(request) ?? "en")) return;
  context.get(cookiesContext).push(languageCookie(context, asked));
};
