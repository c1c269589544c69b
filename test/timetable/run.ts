import type { TestAcademy } from "../support/academy.ts";
import { readAnswer } from "./answers.ts";
import { createChance, type Chance } from "../support/chance.ts";
import { open, send } from "./forms.ts";
import { generate, type Memory } from "./generator.ts";
import { lastPosition, readJournal } from "./journal.ts";
import { judge, type Sent } from "./judge.ts";
import { describe } from "./model.ts";
import type { Operation } from "./operations.ts";
import { findDifferences, findOverlaps, readPlanned } from "./outcome.ts";
import { createScenario, readTimetable, type Scenario } from "./scenario.ts";

const connections = 8;

/** How often each kind of operation was accepted, and refused for each reason. */
export type Tally = Map<string, Map<string, number>>;

/**
 * Sends random operations for new people, eight at a time, and judges them.
 *
 * @returns what is wrong, and counts the answers in `tally`
 */
export async function runRound(
  academy: TestAcademy,
  { operations, seed, tally }: { operations: number; seed: number; tally: Tally },
): Promise<string[]> {
  const { scenario, model } = await createScenario(academy);
  await readJournal(academy, Number.MAX_SAFE_INTEGER);
  const start = await lastPosition(academy);
  const logged = academy.logged.length;
  const sent: Sent[] = [];
  const failures: string[] = [];
  const memory: Memory = { deleted: [], moved: [] };
  let left = operations;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const chance = createChance(seed * connections + connection);
      while (left > 0) {
        left -= 1;
        const one = await sendNext(scenario, memory, chance, failures);
        if (one) sent.push(one);
        else left += 1;
      }
    }),
  );
  const { committed, silent } = await readJournal(academy, start);
  for (const { operation, answer } of sent) count(tally, operation, answer);
  const errors = academy.logged.slice(logged).filter(({ level }) => level === "error");
  const faults = [
    ...failures,
    ...errors.map((line) => `logged: ${JSON.stringify(line)}`),
    ...silent.map((change) => `changed by nobody: ${JSON.stringify(change)}`),
    ...judge(model, start, sent, committed),
    ...findOverlaps(await readPlanned(academy)),
  ];
  // After a fault the model does not know the rest.
  return faults.length > 0 ? faults : findDifferences(scenario, model);
}

/** Sends one operation; null where nobody could have sent it. */
async function sendNext(
  scenario: Scenario,
  memory: Memory,
  chance: Chance,
  failures: string[],
): Promise<Sent | null> {
  const wish = generate(scenario, await readTimetable(scenario), memory, chance);
  const opened = wish && (await open(scenario, wish));
  if (!opened) return null;
  if (!("operation" in opened)) {
    // A busy server asks to come back later.
    if (opened.status >= 500 && opened.status !== 503)
      failures.push(`${opened.status} to open ${describe(wish)}`);
    return null;
  }
  const { operation, hidden } = opened;
  const { academy } = scenario;
  const [from, sentAt] = [await lastPosition(academy), Date.now()];
  const response = await send(scenario, operation, hidden);
  if (response.status === 503 && response.headers.has("retry-after")) return null;
  const answer = await readAnswer(response);
  const answeredAt = Date.now();
  const to = await lastPosition(academy);
  if (answer.isAccepted) remember(memory, operation);
  const requestId = response.headers.get("x-request-id") ?? "";
  return { operation, requestId, answer, from, to, sentAt, answeredAt };
}

function remember(memory: Memory, operation: Operation): void {
  if (operation.kind === "delete") {
    const { lessonId, assignmentId, tutorId } = operation;
    memory.deleted.push({ lessonId, assignmentId, tutorId });
  }
  if (operation.kind === "move") {
    const { lessonId, scope, was, to } = operation;
    memory.moved.push({ lessonId, scope, was, to });
  }
}

function count(tally: Tally, operation: Operation, answer: Sent["answer"]): void {
  const name =
    "scope" in operation ? `${operation.kind} (${operation.scope})` : (operation.kind as string);
  const outcome = answer.isAccepted === false ? answer.reason : "accepted";
  const counts = tally.get(name) ?? new Map<string, number>();
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  tally.set(name, counts);
}

/** The tally as lines of text. */
export function describeTally(tally: Tally): string {
  const inOrder = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
    one.localeCompare(other);
  const lines = [...tally].toSorted(inOrder).map(([name, counts]) => {
    const refused = [...counts]
      .filter(([outcome]) => outcome !== "accepted")
      .toSorted(inOrder)
      .map(([reason, times]) => `${times} ${reason}`);
    return `${name}: ${counts.get("accepted") ?? 0} accepted; ${refused.join(", ") || "none refused"}`;
  });
  return lines.join("\n");
}
