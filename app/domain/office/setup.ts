import { day } from "#domain/shared/durations.ts";

/** The steps of an academy's set-up, in order. */
export const setupSteps = ["name", "contacts", "tutors", "students", "mail", "live"] as const;

export type SetupStep = (typeof setupSteps)[number];

/** What an academy needs before families should hear of it. */
export const liveChecks = ["published", "samples", "mail", "address", "backup"] as const;

export type LiveCheck = (typeof liveChecks)[number];

/** What is known about an academy's set-up. */
export interface SetupFacts {
  hasOwnName: boolean;
  hasOwnContacts: boolean;
  hasTutors: boolean;
  hasStudents: boolean;
  /** Whether a test mail to this admin was sent. */
  hasSentTestMail: boolean;
  /** Whether a published name or address waits for an owner before mails come from it. */
  isSenderWaiting: boolean;
  /** The checks that fail. */
  failing: readonly LiveCheck[];
  skipped: readonly SetupStep[];
}

export type StepState = "done" | "skipped" | "open";

/** Whether an untrusted value is a step. */
export function isSetupStep(value: unknown): value is SetupStep {
  return (setupSteps as readonly unknown[]).includes(value);
}

const isDone: Record<SetupStep, (facts: SetupFacts) => boolean> = {
  name: ({ hasOwnName }) => hasOwnName,
  contacts: ({ hasOwnContacts }) => hasOwnContacts,
  tutors: ({ hasTutors }) => hasTutors,
  students: ({ hasStudents }) => hasStudents,
  mail: ({ hasSentTestMail, isSenderWaiting }) => hasSentTestMail && !isSenderWaiting,
  live: ({ failing }) => failing.length === 0,
};

/** What is done is done, also after it was skipped. */
export function stepState(step: SetupStep, facts: SetupFacts): StepState {
  if (isDone[step](facts)) return "done";
  return facts.skipped.includes(step) ? "skipped" : "open";
}

/** The step that follows another; null after the last. */
export function stepAfter(step: SetupStep): SetupStep | null {
  return setupSteps[setupSteps.indexOf(step) + 1] ?? null;
}

/** The first step after `step` that is neither done nor skipped; null if there is none. */
export function nextOpenStep(facts: SetupFacts, step?: SetupStep): SetupStep | null {
  const later = setupSteps.slice(step === undefined ? 0 : setupSteps.indexOf(step) + 1);
  return later.find((one) => stepState(one, facts) === "open") ?? null;
}

/** A backup that is older than this is none to go live with, in milliseconds. */
const backupIsRecent = 2 * day;

/** What the checks look at. */
export interface LiveFacts {
  isPublished: boolean;
  hasSamples: boolean;
  /** Whether mails go to a mail server. */
  sendsMail: boolean;
  /** The public origin, or null. */
  publicUrl: string | null;
  lastBackupAt: Date | null;
}

/** The checks that fail, in order. */
export function failingChecks(facts: LiveFacts, now: Date): LiveCheck[] {
  const { lastBackupAt } = facts;
  const holds: Record<LiveCheck, boolean> = {
    published: facts.isPublished,
    samples: !facts.hasSamples,
    mail: facts.sendsMail,
    address: facts.publicUrl?.startsWith("https:") ?? false,
    backup: lastBackupAt !== null && now.getTime() - lastBackupAt.getTime() < backupIsRecent,
  };
  return liveChecks.filter((check) => !holds[check]);
}
