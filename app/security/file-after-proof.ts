import { pageOfFile, readProofTarget } from "#domain/account/fresh-proof.ts";
import { redirect, type MiddlewareFunction } from "react-router";
import { servicesContext, type Context } from "#request/context.ts";
import { ownCookie, readCookieText } from "#request/cookies.ts";

const ofFile = ownCookie("file", { maxAge: 60 });

const fileCookie = (context: Context) => ofFile(context.get(servicesContext).secure);

/**
 * Redirects to a file after a proof: to the page that offers it, which then starts the download.
 * A redirect to the file itself would leave the browser on the screen of the proof.
 *
 * @param file a target of a proof (see `readProofTarget`)
 * @param page the page that offers it
 */
export async function redirectToFile(
  context: Context,
  file: string,
  page: string,
): Promise<Response> {
  const cookie = await fileCookie(context).serialize(file);
  return redirect(page, { status: 303, headers: { "set-cookie": cookie } });
}

/** Middleware that starts the download of a file, once, on the page that `redirectToFile` leads to. */
export const startDownload: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  // Pages are rendered at build too, where there are no services and no cookies.
  if (!request.headers.has("cookie")) return response;
  const cookie = fileCookie(context);
  const file = readProofTarget(await readCookieText(cookie, request));
  const { pathname, search } = new URL(request.url);
  if (file === null || request.method !== "GET" || pageOfFile(file) !== pathname + search) {
    return response;
  }
  // The header, not a script: it works without JavaScript, and a download replaces no page.
  if (response.status === 200) response.headers.set("refresh", `0; url=${file}`);
  response.headers.append("set-cookie", await cookie.serialize("", { maxAge: 0 }));
  return response;
};
