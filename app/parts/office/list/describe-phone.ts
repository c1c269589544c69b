import { phoneLink, whatsappLink } from "#domain/people/phone/phone-number.ts";

/** A phone number of a row, with the links that call it and open a chat; null for none. */
export function describePhone(typed: string) {
  return typed === ""
    ? null
    : { text: typed, call: phoneLink(typed) ?? undefined, whatsapp: whatsappLink(typed) };
}

export type DescribedPhone = NonNullable<ReturnType<typeof describePhone>>;
