import type { LangMark } from "#content/shared/lang-mark.ts";
import * as sample from "./sample-facts.ts";

/** The academy's own facts. */
export interface Academy {
  readonly name: string;
  readonly legalName: string;
  /** The name in Telugu script; empty if the academy has none. */
  readonly nameInTelugu: string;
  /** What the name means; empty if that goes without saying. */
  readonly meaning: string;
  readonly tagline: string;
  /** The public address of the site, without a path. */
  readonly website: string;
  readonly email: string;
  readonly phone: string;
  /** How long an answer to an email takes, such as "2-4 hours". */
  readonly emailReply: string;
  readonly address: LangMark & {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly country: string;
  };
  readonly social: readonly { readonly name: string; readonly href: string }[];
  /** Which of its texts are in English on a page in another language. */
  readonly inEnglish?: readonly string[];
}

/** What every screen says of the academy. */
export type NamedAcademy = Pick<Academy, "name" | "website">;

/** The academy's name and address alone: its other facts go only to the screens that show them. */
export function nameAcademy({ name, website }: Academy): NamedAcademy {
  return { name, website };
}

/**
 * The facts of an academy that has not entered its own yet: samples that belong to nobody. Screens
 * read an academy's facts from the site (`app/content/site/site.ts`), never from here.
 */
export const sampleAcademy: Academy = {
  name: "Viluva",
  legalName: "Viluva Academy",
  nameInTelugu: "విలువ",
  meaning: sample.meaning,
  tagline: sample.tagline,
  website: "https://www.viluva.example",
  email: "hello@viluva.example",
  phone: "+91 00000 00000",
  emailReply: sample.emailReply,
  address: sample.address,
  social: [
    { name: "LinkedIn", href: "https://linkedin.example/viluva" },
    { name: "Instagram", href: "https://instagram.example/viluva" },
    { name: "Facebook", href: "https://facebook.example/viluva" },
  ],
};

/** What samples an academy with a name of its own has instead of those with the sample's name. */
const neutralSamples = {
  nameInTelugu: "",
  meaning: "",
  website: "https://www.academy.example",
  email: "hello@academy.example",
  social: [],
} satisfies Partial<Academy>;

/**
 * An academy's facts: its own, and samples for what it has not entered yet. One with a name of its own
 * has no fact that goes with the sample's, also if it was entered, as by a form that was left as it is.
 */
export function resolveAcademy(own: Partial<Academy> = {}): Academy {
  const academy = { ...sampleAcademy, ...own };
  if (academy.name === sampleAcademy.name) return academy;
  const neutral = Object.entries({ ...neutralSamples, legalName: academy.name });
  const wanted = neutral.filter(([key]) => isSample(academy, key as keyof Academy));
  return { ...academy, ...Object.fromEntries(wanted) };
}

/** Whether an academy has not entered its contacts. */
export function hasSampleContacts({ email }: Pick<Academy, "email">): boolean {
  return email === sampleAcademy.email || email === neutralSamples.email;
}

function isSample(academy: Academy, key: keyof Academy): boolean {
  return JSON.stringify(academy[key]) === JSON.stringify(sampleAcademy[key]);
}

/** The attribute `lang` of the element with one of an academy's texts. */
export function langOf(
  text: "meaning" | "tagline",
  { inEnglish }: Pick<Academy, "inEnglish">,
): "en" | undefined {
  return inEnglish?.includes(text) ? "en" : undefined;
}

/** The absolute URL of one of our own pages, for search engines and shared links. */
export function siteUrl(path: string, { website }: Pick<Academy, "website">): string {
  return new URL(path, website).href;
}

/** The postal address on one line. */
export function addressLine({ address }: Pick<Academy, "address">): string {
  const { street, city, state, postcode, country } = address;
  return `${street}, ${city}, ${state} ${postcode}, ${country}`;
}

/** A link that starts a mail to the academy, with its subject and text already written, if there are. */
export function mailLink(
  mail: { subject: string; text: string } | undefined,
  { email }: Pick<Academy, "email">,
): string {
  const to = `mailto:${email}`;
  if (mail === undefined) return to;
  // RFC 6068 requires CRLF between the lines of a body, and a subject has one line.
  const subject = mail.subject.replaceAll(/[\r\n]+/g, " ");
  const body = mail.text.replaceAll(/\r\n|\r|\n/g, "\r\n");
  return `${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
