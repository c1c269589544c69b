import {
  contactEnquiryLimit,
  enquiryMailLimit,
  floodLimit,
  networkEnquiryLimit,
} from "#domain/enquiry-limits.ts";
import type pg from "pg";
import { createCounter, hashedKey, networkKey } from "./attempt-counter.ts";

interface Contacts {
  phone: string | null;
  email: string | null;
}

/** What keeps strangers from writing mails and rows with the form for enquiries. */
export interface EnquiryLimits {
  /** Counts an enquiry of a network address. @returns null if it is allowed, else the minutes to wait */
  attempt(address: string, contacts: Contacts): Promise<number | null>;
  /** Counts an enquiry of the whole academy. @returns whether there are too many in this hour */
  isFlood(): Promise<boolean>;
  /** Counts a mail to an address. @returns whether it is the first in a day */
  isFirstMail(email: string): Promise<boolean>;
}

/** Creates the limits; all instances share the counts. */
export function createEnquiryLimits(pool: pg.Pool): EnquiryLimits {
  const networks = createCounter(pool, "enquiry-address", networkEnquiryLimit);
  const contacts = createCounter(pool, "enquiry-contact", contactEnquiryLimit);
  const mails = createCounter(pool, "enquiry-mail", enquiryMailLimit);
  const all = createCounter(pool, "enquiry", floodLimit);
  return {
    async attempt(address, { phone, email }) {
      const minutes = await networks.attempt(networkKey(address));
      if (minutes !== null) return minutes;
      // However the country's code and the spaces were typed.
      const keys = [phone?.replaceAll(/\D/g, "").slice(-10), email];
      for (const key of keys) {
        if (!key) continue;
        const wait = await contacts.attempt(hashedKey("contact", key));
        if (wait !== null) return wait;
      }
      return null;
    },
    isFlood: async () => (await all.attempt(hashedKey("all"))) !== null,
    isFirstMail: async (email) => (await mails.attempt(hashedKey("mail", email))) === null,
  };
}
