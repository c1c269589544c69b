import { normalPhone } from "#domain/people/phone/phone-number.ts";

/** A phone number of a row, as typed and in its one form, if it has a digit; null for none. */
export function describePhone(typed: string) {
  return typed === "" ? null : { text: typed, normal: normalPhone(typed) };
}

export type DescribedPhone = NonNullable<ReturnType<typeof describePhone>>;
