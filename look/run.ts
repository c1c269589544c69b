import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { openAsOwner, startAcademy } from "../bench/support/academy.ts";
import { startChromium } from "../bench/support/chromium.ts";
import { signInAs } from "../bench/support/people.ts";
import type { Database } from "#data/shared/database.ts";
import { parseLanguage } from "#domain/shared/language.ts";
import { readTranslations } from "../words/translate.ts";
import { endProgress, progress } from "#server/progress.ts";
import { writeButtonsPage } from "./buttons.ts";
import { readFacts, type Facts } from "./facts.ts";
import {
  openAs,
  pictureScreen,
  widths,
  type Pictures,
  type Reading,
  type Scheme,
} from "./pictures.ts";
import { writeReadmePictures } from "./readme.ts";
import { listLengths } from "./lengths.ts";
import type { Group } from "./screen.ts";
import { groups } from "./screens.ts";
import { writeSheets } from "./sheet.ts";
import { writeWordsPage } from "./words/write.ts";

// npm run look: every screen and state of the sample academy as contact sheets in ./look-sheets,
//   -- --only GROUP   one group of screens, such as "tutor"
//   -- --scheme dark  one colour scheme
//   -- --language te  in Telugu or in Hindi (hi), in ./look-sheets/te
//   -- --widths 360,1280
// npm run look -- lengths: how many screens of a phone each page is long; --only and --language as above.
// npm run look -- readme: the pictures of the README.
// npm run look -- buttons: a page with every look of a button in every state.
// npm run look -- words: a page of all words in three languages, for a native reader.

const root = join(import.meta.dirname, "..");
const sheets = join(root, "look-sheets");

/** Families can pay online on the pictures: nothing is sent to Razorpay before somebody presses. */
const withGateway = {
  RAZORPAY_KEY_ID: "rzp_test_pictures",
  RAZORPAY_KEY_SECRET: "pictures",
  RAZORPAY_WEBHOOK_SECRET: "of all of the screens",
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string" },
      scheme: { type: "string" },
      language: { type: "string" },
      widths: { type: "string" },
    },
  });
  if (positionals[0] === "words") {
    console.log(await writeWordsPage(sheets));
    return;
  }
  const language = parseLanguage(values.language ?? "en");
  if (language === null) throw new Error(`there is no language "${values.language}"`);
  const reading = {
    language,
    say: await readTranslations(language),
    widths: values.widths?.split(",").map(Number) ?? widths,
  };
  const folder = language === "en" ? sheets : join(sheets, language);
  const chosen = groups.filter(({ name }) => values.only === undefined || name === values.only);
  if (chosen.length === 0) {
    const names = groups.map(({ name }) => name).join(", ");
    throw new Error(`there is no group "${values.only}"; there are: ${names}`);
  }
  await using ends = new AsyncDisposableStack();
  process.once("SIGINT", () => void ends.disposeAsync().finally(() => process.exit(130)));
  const { url, dataDir } = await startAcademy(ends, withGateway, [], "demo");
  const { database } = await openAsOwner(dataDir, ends);
  const browser = await startChromium(ends);
  if (positionals[0] === "readme") {
    await writeReadmePictures(browser, url, (email) => findCookie(database, email));
    endProgress();
    return;
  }
  if (positionals[0] === "buttons") {
    const path = await writeButtonsPage(browser, url, sheets);
    endProgress();
    console.log(path);
    return;
  }
  await database.updateTable("accounts").set({ language }).execute();
  const facts = await readFacts(database);
  if (positionals[0] === "lengths") {
    for (const group of chosen) {
      await group.arrange?.(database);
      const cookie =
        group.email === null ? null : await findCookie(database, group.email, group.isProved);
      const lines = await listLengths(browser, url, group, { cookie, facts, reading });
      endProgress();
      console.log(lines.join("\n"));
    }
    return;
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The schemes inside, because a group may change the academy for those after it.
  for (const group of chosen) {
    await group.arrange?.(database);
    for (const scheme of ["light", "dark"] as const) {
      if (values.scheme !== undefined && values.scheme !== scheme) continue;
      const cookie =
        group.email === null ? null : await findCookie(database, group.email, group.isProved);
      const all = await pictureGroup(browser, url, group, { cookie, scheme, facts, reading });
      const title = [group.name, scheme, ...(language === "en" ? [] : [language])].join("-");
      for (const path of await writeSheets(browser, folder, title, all)) {
        endProgress();
        console.log(path);
      }
    }
  }
}

async function findCookie(database: Database, email: string, isProved = false): Promise<string> {
  const { id } = await database
    .selectFrom("accounts")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirstOrThrow();
  const cookie = await signInAs(database, id);
  if (isProved) {
    // A moment ahead, so that it stays fresh for all pictures.
    const at = new Date(Date.now() + 600_000);
    await database
      .updateTable("sessions")
      .set({ confirmed_at: at })
      .where("account_id", "=", id)
      .execute();
  }
  return cookie;
}

async function pictureGroup(
  browser: Browser,
  origin: string,
  group: Group,
  options: { cookie: string | null; scheme: Scheme; facts: Facts; reading: Reading },
): Promise<Pictures[]> {
  const context = await openAs(
    browser,
    origin,
    options.cookie,
    options.scheme,
    options.reading.language,
  );
  const page = await context.newPage();
  const all: Pictures[] = [];
  for (const [position, screen] of group.screens.entries()) {
    const place = `${position + 1} of ${group.screens.length}`;
    progress(`${group.name}, ${options.scheme}: ${place}, ${screen.name}`);
    all.push(await pictureScreen(page, screen, options.facts, options.reading));
  }
  await context.close();
  return all;
}

await run();
