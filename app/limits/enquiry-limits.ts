import {
  contactEnquiryLimit,
  enquiryMailLimit,
  floodLimit,
  networkEnquiryLimit,
  sameEnquiryLimit,
} from "#domain/enquiries/limits.ts";
import { mailboxOf } from "#domain/mail/mailbox.ts";
import { normalPhone } from "#domain/people/phone/phone-number.ts";
import type pg from "pg";
import { createCounter, hashedKey, networkKey } from "./attempt-counter.ts";

interface Contacts {
  phone: string | null;
  email: string | null;
}

/** What keeps strangers from writing mails and rows with the form for enquiries. */
export interface EnquiryLimits {
  /** Counts an enquiry of a network address. @returns null if it is allowed, else the minutes to wait */
  attempt(address: string): Promise<number | null>;
  /** Counts an enquiry with a phone number and a mailbox. @returns whether one has more than a family sends */
  isRepeated(contacts: Contacts): Promise<boolean>;
  /**
   * Counts a form with all its words from a network address. @returns whether it has come from there
   * before. Who is elsewhere isn't told: they may be trying somebody else's words.
   */
  isSame(address: string, words: object): Promise<boolean>;
  /** Counts an enquiry of the whole academy. @returns whether there are too many in this hour */
  isFlood(): Promise<boolean>;
  /** Counts a mail to an address. @returns whether it is the first to its mailbox in a day */
  isFirstMail(email: string): Promise<boolean>;
}

/** Creates the limits; all instances share the counts. */
export function createEnquiryLimits(pool: pg.Pool): EnquiryLimits {
  const networks = createCounter(pool, "enquiry-address", networkEnquiryLimit);
  const contacts = createCounter(pool, "enquiry-contact", contactEnquiryLimit);
  const same = createCounter(pool, "enquiry-same", sameEnquiryLimit);
  const mails = createCounter(pool, "enquiry-mail", enquiryMailLimit);
  const all = createCounter(pool, "enquiry", floodLimit);
  return {
    attempt: (address) => networks.attempt(networkKey(address)),
    async isRepeated({ phone, email }) {
      const keys = [phone && normalPhone(phone), email && mailboxOf(email)];
      const waits = await Promise.all(
        keys
          .filter((key) => key !== null)
          .map((key) => contacts.attempt(hashedKey("contact", key))),
      );
      return waits.some((minutes) => minutes !== null);
    },
    isSame: async (address, words) => {
      const key = hashedKey("same", networkKey(address), JSON.stringify(words));
      return (await same.attempt(key)) !== null;
    },
    isFlood: async () => (await all.attempt(hashedKey("all"))) !== null,
    isFirstMail: async (email) =>
      (await mails.attempt(hashedKey("mail", mailboxOf(email)))) === null,
  };
}
