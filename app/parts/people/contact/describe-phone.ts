import {
  familyText,
  type FamilyTextFacts,
  type FamilyTextKind,
} from "#content/people/family-texts.ts";
import { phoneLink, whatsappLink } from "#domain/people/phone/phone-number.ts";
import type { Language } from "#domain/shared/language.ts";
import { chatNames } from "./messages.ts";

/** A phone number and what can be done with it. */
export interface DescribedPhone {
  text: string;
  call: string | undefined;
  /** Opens an empty chat; null where the number's country is unknown. */
  chat: string | null;
  /** Chats with a text that is ready to send. */
  texts: { label: string; to: string }[];
}

/**
 * A number as links, for the server: to call, and to WhatsApp with texts in the reader's language.
 * Nothing is sent before a person presses Send there.
 */
export function describePhone(
  phone: string,
  language: Language,
  facts: FamilyTextFacts,
  kinds: readonly FamilyTextKind[],
): DescribedPhone {
  return {
    text: phone,
    call: phoneLink(phone) ?? undefined,
    chat: whatsappLink(phone),
    texts: kinds.flatMap((kind) => {
      const text = familyText(kind, language, facts);
      const to = text && whatsappLink(phone, text);
      return to ? [{ label: chatNames[kind], to }] : [];
    }),
  };
}
