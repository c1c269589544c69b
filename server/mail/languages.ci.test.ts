import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageOfPath, languageTag, type Language } from "#domain/shared/language.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { isDeep } from "#test/support/depth.ts";
import { allMailKinds, writeMail } from "#test/support/every-mail.ts";
import { cheapCost } from "#test/support/fast.ts";
import { fillSampleAcademy } from "../../database/sample-academy.ts";
import { findEnglish } from "../../test/languages/english-left.ts";
import { readPageTexts } from "../../test/languages/page-texts.ts";
import { readTypedTexts, withoutTexts } from "../../test/languages/typed-texts.ts";
import { loadBundles, type ByLanguage, type ServerBundle } from "../languages.ts";

// Every kind of mail in the language of whoever reads it: an account's, a guardian's, a family's.

let sample: TestDatabase;
let bundles: ByLanguage<ServerBundle>;
let withoutTyped: (text: string) => string;

type Translated = Exclude<Language, "en">;

/** A guardian reads their own mails; the others about them are for admins. */
const isGuardians = (kind: MailKind) =>
  (/^(?:guardian|fee)-/.test(kind) || kind === "consent-renewal") && kind !== "consent-changed";

const readEnglish = (text: string) =>
  findEnglish(text).length === 0 ? [] : findEnglish(withoutTyped(text));

const cases: readonly { accounts: Translated; guardians: Translated }[] = [
  { accounts: "te", guardians: "hi" },
  ...(isDeep() ? [{ accounts: "hi", guardians: "te" } as const] : []),
];

describe.each(cases)("of accounts in $accounts, guardians in $guardians", (readers) => {
  // Mails change the records that they are about.
  beforeAll(async () => {
    sample = await createDatabase("template");
    await fillSampleAcademy(sample.database, new Date(), cheapCost);
    bundles = await loadBundles(join(import.meta.dirname, "../../build"));
    withoutTyped = withoutTexts([
      ...(await readTypedTexts(sample.pool)),
      "Deepam Tutorials",
      "family@test.example",
      // What the sources of the mails have.
      "We asked both.",
      "Firefox",
      "Linux",
    ]);
  }, 60_000);
  afterAll(() => sample.drop());
  beforeAll(async () => {
    for (const [table, language] of [
      ["accounts", readers.accounts],
      ["guardians", readers.guardians],
      ["enquiries", readers.guardians],
    ] as const) {
      await sample.pool.query(`update ${table} set language = $1`, [language]);
    }
  });

  test.each(allMailKinds)(
    "a %s mail is in its reader's language, and so are its pages",
    async (kind) => {
      const isFamilys = kind === "enquiry-received" || kind === "demo-lesson";
      const language = isGuardians(kind) || isFamilys ? readers.guardians : readers.accounts;
      const letter = await writeMail(sample.pool, kind, {
        database: sample.database,
        academy: (of) => bundles[of].resolveSite({ academy: { name: "Deepam Tutorials" } }).academy,
        writer: (of) => bundles[of].mailWriter,
      });
      if (!letter) throw new Error("nothing in the sample that this mail is about");
      const { subject, text, html, stopUrl } = letter;
      expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(languageTag(language));
      const shown = readPageTexts(html).filter(({ lang }) => lang === languageTag(language));
      expect(shown.length).toBeGreaterThan(3);
      const texts = [subject, ...text.split("\n"), ...shown.map((part) => part.text)];
      expect([...new Set(texts.flatMap(readEnglish))]).toEqual([]);
      const links = [...html.matchAll(/href="(https:\/\/deepam\.example[^"]*)"/g)].map(
        ([, url = ""]) => url.replaceAll("&amp;", "&"),
      );
      for (const link of [...links, ...(stopUrl ? [stopUrl] : [])]) {
        const { pathname, searchParams } = new URL(link);
        // A guardian's page has no session that would say the language.
        const isMailed = /^\/(?:guardian|fees|requests)\//.test(pathname);
        const named = isMailed ? searchParams.get("language") : languageOfPath(pathname);
        expect([link, named ?? language]).toEqual([link, language]);
        if (isMailed) expect([link, named]).toEqual([link, language]);
        expect(text).toContain(link.split("?")[0]);
      }
    },
  );
});
