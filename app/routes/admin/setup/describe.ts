import { senderOf } from "#content/site/academy-sender.ts";
import { readSiteChanges } from "#content/site/changes.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { liveChecks, type SetupFacts } from "#domain/office/setup.ts";
import type { Sender } from "#domain/site/sender.ts";
import type { Setup } from "#use-cases/office/setup.ts";
import { waitingSender } from "./facts.ts";
import { checkWords, messages } from "./messages.ts";

/** What the step of mails shows. */
export interface DescribedTestMail {
  address: string;
  /** A warning where mails are not sent; null where they are. */
  files: string | null;
  last: { tone: "success" | "danger" | "caution"; text: string } | null;
}

/** Puts the last test mail into words. */
export function describeTestMail({ records, deployment, email }: Setup): DescribedTestMail {
  const words = messages.testMail;
  return {
    address: words.address(email),
    files: deployment.sendsMail ? null : words.files,
    last: describeLast(records.testMail),
  };
}

function describeLast(mail: Setup["records"]["testMail"]): DescribedTestMail["last"] {
  const words = messages.testMail;
  if (mail === null) return null;
  const { queuedAt, sentAt, failedAt } = mail;
  if (failedAt) return { tone: "danger", text: words.failed(formatDateTime(failedAt)) };
  if (sentAt) return { tone: "success", text: words.sent(formatDateTime(sentAt)) };
  return { tone: "caution", text: words.waiting(formatDateTime(queuedAt)) };
}

/** What the step of mails shows of their sender. */
export interface DescribedSender {
  now: string;
  /** The published sender that waits for an owner; null where none does. */
  waiting: { text: string; sender: Sender } | null;
}

/** Puts the sender of mails into words. */
export function describeSender(setup: Setup): DescribedSender {
  const { records, deployment } = setup;
  const published = senderOf(readSiteChanges(records.published));
  const used = deployment.mailFrom ?? asHeader(records.keptSender ?? published);
  const sender = waitingSender(setup);
  const words = messages.sender;
  const text = sender && words.waiting(asHeader(sender));
  return { now: words.now(used), waiting: sender && text ? { text, sender } : null };
}

const asHeader = ({ name, address }: Sender) => `${name} <${address}>`;

export interface DescribedCheck {
  title: string;
  isGood: boolean;
  text: string;
  /** For whoever runs the server; null for nothing to do there. */
  operator: string | null;
  link: { label: string; to: string } | null;
}

/** Puts the checks of the last step into words. */
export function describeLive({ failing }: SetupFacts): DescribedCheck[] {
  return liveChecks.map((check) => {
    const isGood = !failing.includes(check);
    const { title, good, bad, operator, link } = checkWords[check];
    return {
      title,
      isGood,
      text: isGood ? good : bad,
      operator: (!isGood && operator) || null,
      link: (!isGood && link) || null,
    };
  });
}
