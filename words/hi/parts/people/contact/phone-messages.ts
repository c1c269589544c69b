// English: a28afd8a
import type * as english from "#parts/people/contact/phone-messages.ts";

export const phoneMessages: typeof english.phoneMessages = {
  whatsapp: "WhatsApp",
  emptyChat: "खाली मैसेज",
};
