import type { Academy } from "#content/site/academy.ts";
import { inDays, inMinutes } from "#content/shared/count.ts";
import type { EnquiryLabels } from "#content/enquiries/enquiry.ts";

/** How other pages lead here. */
export const askForDemo = { label: "Ask without an Account", href: "/book-a-demo" };

/** The page on which a family without an account asks for a demo class. */
export const bookADemo = {
  title: "Ask for a free demo class",
  text: "Tell us the class and how to reach you. We call or write, and agree on a time. You need no account.",
  labels: {
    name: "Your Name",
    asker: "I am",
    askers: { parent: "A parent", student: "A student" },
  } satisfies EnquiryLabels,
  about: "Who you are",
  lesson: "What it is about",
  when: "When it suits you",
  more: "Email and language",
  website: "Leave this empty",
  submit: "Ask for a Demo",
  privacy: {
    text: (days: number) =>
      `We use this only to arrange your demo class, and delete it after ${inDays(days)} unless you join us.`,
    link: "How we keep it",
  },
  tooMany: (minutes: number, { phone }: Academy) =>
    `We have several requests from you already. Please call ${phone}, or try again in ${inMinutes(minutes)}.`,
  aside: {
    title: "What happens next",
    reply: ({ emailReply }: Academy) => `We reply within ${emailReply} in our support hours.`,
    hours: "Support hours",
    call: "Or talk to us now",
    whatsapp: "Message us on WhatsApp",
  },
  thanks: {
    title: "Thank you. We have your request",
    text: ({ emailReply }: Academy) =>
      `We reply within ${emailReply} in our support hours, by phone or by email.`,
    mail: "If you gave an email address, look for a message from us there.",
    hours: "Support hours",
    more: { label: "See how a demo goes", href: "/demo" },
    account: {
      text: "With an account you see your classes, homework and reports in one place. What you typed is filled in.",
      link: { label: "Make an Account", href: "/signup/finish" },
    },
  },
  already: {
    title: "We have your request already",
    text: ({ emailReply }: Academy) =>
      `You have sent us the same before, and need not do anything more. We reply within ${emailReply} in our support hours.`,
    change: ({ phone }: Academy) => `If something has changed, please call ${phone}.`,
  },
};
