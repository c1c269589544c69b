import { readSection, sectionNames, type ExportedItem, type SectionName } from "#data/export.ts";
import { confirmSession, findConfirmation } from "#data/sessions.ts";
import { isConfirmed } from "#domain/confirmation.ts";
import { redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { audited } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { currentActor } from "./guards.ts";
import { proveOwnPassword, type PasswordRefusal } from "./own-password.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Middleware behind `guardAccount`, of what shows everything at once: a phone that lies about
 * unlocked is not enough, the password has to be typed again.
 */
export const guardConfirmed: MiddlewareFunction<Response> = async ({ context }) => {
  const { database } = context.get(servicesContext);
  const { session } = currentActor(context);
  const confirmedAt = await findConfirmation(database, session.id);
  if (!isConfirmed(confirmedAt, new Date())) throw redirect("/account/export/confirmation");
};

/** Compares the asker's password, counted like a sign-in; a right one counts for their session. */
export async function confirmPassword(
  context: Context,
  password: string,
): Promise<{ is: "confirmed" } | PasswordRefusal> {
  const { accountId: id, session } = currentActor(context);
  const what = { action: "confirm-password", subject: { kind: "account", id } } as const;
  const answer = await proveOwnPassword(context, password, what);
  if (answer.is !== "right") return answer;
  await audited(context, async (trx, record) => {
    await confirmSession(trx, session.id, new Date());
    await record(what);
  });
  return { is: "confirmed" };
}

/** How much of a section the page shows; the file has all of it. */
const shownAtMost = 500;

export interface ExportedSection {
  name: SectionName;
  items: ExportedItem[];
  /** Whether there is more than is shown. */
  isCut: boolean;
}

/** What we keep about the asker, for reading. */
export async function loadExport(context: Context): Promise<ExportedSection[]> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentActor(context);
  const all: ExportedSection[] = [];
  for (const name of sectionNames) {
    const items: ExportedItem[] = [];
    for await (const batch of readSection(database, name, accountId)) {
      items.push(...batch);
      if (items.length > shownAtMost) break;
    }
    all.push({ name, items: items.slice(0, shownAtMost), isCut: items.length > shownAtMost });
  }
  return all;
}

/** The same as a file: the text of one JSON object, piece by piece (docs/privacy tells its shape). */
export async function* writeExport(context: Context, madeAt: Date): AsyncGenerator<string> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentActor(context);
  const head = { format: "viluva-export", version: 1, madeAt: madeAt.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"sections":{`;
  for (const [at, name] of sectionNames.entries()) {
    yield `${at === 0 ? "" : ","}\n${JSON.stringify(name)}:[`;
    let isFirst = true;
    for await (const items of readSection(database, name, accountId)) {
      yield items
        .map((item, first) => `${isFirst && first === 0 ? "" : ","}\n${JSON.stringify(item)}`)
        .join("");
      isFirst = false;
    }
    yield "]";
  }
  yield "\n}}\n";
}
