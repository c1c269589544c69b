import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import type { RequestListener } from "node:http";
import {
  languageOfPath,
  languages,
  parseLanguage,
  type Language,
} from "#domain/shared/language.ts";
import { readLanguageCookie } from "#security/language-cookie.ts";
import type { App } from "./app.ts";

/** The server bundle of one language. */
export type ServerBundle = Pick<
  typeof import("./app.ts"),
  "createApp" | "createPrerender" | "mailWriter" | "publicPath" | "resolveSite"
>;

/** Something for each language. */
export type ByLanguage<Thing> = Readonly<Record<Language, Thing>>;

/** Creates something for each language. */
export function forEachLanguage<Thing>(create: (language: Language) => Thing): ByLanguage<Thing> {
  return { en: create("en"), te: create("te"), hi: create("hi") };
}

/** Loads the server bundles of a build. @param folder the folder of the build */
export async function loadBundles(folder: string): Promise<ByLanguage<ServerBundle>> {
  const load = async (language: Language) => {
    const path = join(folder, "server", language === "en" ? "" : language, "index.js");
    return (await import(pathToFileURL(path).href)) as ServerBundle;
  };
  const [en, te, hi] = await Promise.all(languages.map(load));
  if (!en || !te || !hi) throw new Error("a language is missing");
  return { en, te, hi };
}

/**
 * Answers requests of `node:http`, each in the language of its address or of its reader: by the
 * link of a mail or the browser's cookie, unless the reader's own record says otherwise.
 *
 * @param publicUrl the public origin of the site; null takes the origin of each request
 */
export function createLanguageListener(
  apps: ByLanguage<App>,
  publicUrl: string | null,
): RequestListener {
  const answer: FetchHandler = async (request, client) => {
    const { pathname, searchParams } = new URL(request.url);
    const asked = parseLanguage(searchParams.get("language"));
    let language = languageOfPath(pathname) ?? asked ?? readLanguageCookie(request) ?? "en";
    try {
      const answered = await apps[language].answer(request, client);
      if (answered instanceof Response) return answered;
      language = answered;
      // The record is decisive: the second answer can't name a third language.
      const again = await apps[language].answer(request, client);
      if (again instanceof Response) return again;
      throw new Error("an app refused its own language");
    } catch (error) {
      // Nobody waits for the answer.
      if (request.signal.aborted) throw error;
      return apps[language].answerError(error);
    }
  };
  const url = publicUrl === null ? null : new URL(publicUrl);
  return createRequestListener(answer, {
    ...(url && { protocol: url.protocol, host: url.host }),
    // Only a request line or Host that is no valid URL, or a request that was aborted.
    onError: () => new Response("Bad Request", { status: 400 }),
  });
}
