import type { Academy } from "#content/site/academy.ts";

export const messages = {
  subject: "You asked for a free demo class",
  text: ({ name, emailReply }: Academy) =>
    `Thank you for asking ${name} for a free demo class. We reply within ${emailReply} in our support hours.`,
  next: ({ phone }: Academy) => `If you would rather talk at once, call ${phone}.`,
  link: "What happens in a demo class",
  mistake: "If it wasn't you who asked, somebody mistyped an address. You need not do anything.",
  reason: ({ name }: Academy) =>
    `You get this email because somebody gave this address when asking ${name} for a demo class.`,
};
