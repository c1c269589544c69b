/** Who mails come from, unless the operator has set it. */
export interface Sender {
  name: string;
  address: string;
}

export function isSameSender(one: Sender, other: Sender): boolean {
  return one.name === other.name && one.address === other.address;
}

/** What a publication does to the sender of mails. */
export type SenderOutcome =
  /** Mails come from what they came from before. */
  | "same"
  /** Mails come from what is published now. */
  | "changed"
  /** Mails come from what they came from before until an owner confirms what is published. */
  | "waits";

/**
 * What a publication does to the sender of mails. Only an owner who proves it decides; but what was a
 * sample, which reaches nobody, gives way to any owner's own.
 *
 * @param senders `current` is what mails come from, `before` and `after` what is published
 */
export function decideSender(
  senders: { current: Sender; before: Sender; after: Sender },
  by: { isOwner: boolean; isProved: boolean; isSample: boolean },
): SenderOutcome {
  const { current, before, after } = senders;
  if (isSameSender(current, after)) return "same";
  if (isSameSender(before, after)) return "waits";
  return by.isOwner && (by.isProved || by.isSample) ? "changed" : "waits";
}
