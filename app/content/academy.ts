/**
 * The academy's own facts, in one place. People, addresses and numbers here are samples that belong
 * to nobody; replace them before going live.
 */
export const academy = {
  name: "Viluva",
  legalName: "Viluva Academy",
  nameInTelugu: "విలువ",
  meaning: "Telugu for value: what a thing is truly worth",
  tagline: "Value-based education, one child at a time",
  website: "https://www.viluva.example",
  email: "hello@viluva.example",
  phone: "+91 00000 00000",
  emailReply: "2-4 hours",
  address: {
    street: "1 Sample Road",
    city: "Hyderabad",
    state: "Telangana",
    postcode: "500 000",
    country: "India",
  },
  social: [
    { name: "LinkedIn", href: "https://linkedin.example/viluva" },
    { name: "Instagram", href: "https://instagram.example/viluva" },
    { name: "Facebook", href: "https://facebook.example/viluva" },
  ],
} as const;

/** The absolute URL of one of our own pages, for search engines and shared links. */
export function siteUrl(path: string): string {
  return new URL(path, academy.website).href;
}

/** The postal address on one line. */
export function addressLine(): string {
  const { street, city, state, postcode, country } = academy.address;
  return `${street}, ${city}, ${state} ${postcode}, ${country}`;
}

/** A link that dials the academy. */
export function phoneLink(): string {
  return `tel:${academy.phone.replaceAll(" ", "")}`;
}

/** A link that opens a WhatsApp chat with the academy, with `text` already typed. */
export function whatsappLink(text?: string): string {
  const chat = `https://wa.me/${academy.phone.replaceAll(/\D/g, "")}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/** A link that starts a mail to the academy, with its subject and text already written. */
export function mailLink(mail?: { subject: string; text: string }): string {
  const to = `mailto:${academy.email}`;
  if (mail === undefined) return to;
  // RFC 6068 requires CRLF between the lines of a body, and a subject has one line.
  const subject = mail.subject.replaceAll(/[\r\n]+/g, " ");
  const body = mail.text.replaceAll(/\r\n|\r|\n/g, "\r\n");
  return `${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
