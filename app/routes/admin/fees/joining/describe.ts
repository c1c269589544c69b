import type { JoinableFamily, JoinView } from "#data/fees/joining.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { messages as feesMessages } from "../messages.ts";
import { messages } from "./messages.ts";
import { joinPage } from "./request.ts";

/** What a family owes, in words. @param paise positive is owed */
export function describeOwed(paise: number): string {
  if (paise === 0) return feesMessages.even;
  return (paise > 0 ? feesMessages.owes : feesMessages.isAhead)(formatRupees(Math.abs(paise)));
}

/** The students of a family, or that they are former ones. */
export const namesOf = (students: readonly { name: string }[]): string =>
  students.map(({ name }) => name).join(", ") || feesMessages.aFormerFamily;

function describeFamily({
  students,
  number,
  balance,
}: Pick<JoinableFamily, "students" | "number" | "balance">) {
  return {
    names: namesOf(students),
    code: number === null ? messages.noFamily : messages.code(familyCode(number)),
    owed: describeOwed(balance),
  };
}

export type DescribedFamily = ReturnType<typeof describeFamily>;

/** Both families in words, and what they owe together; null where none was chosen. */
export function describeBoth(view: JoinView, chosen: JoinableFamily | undefined) {
  if (!chosen) return null;
  const together = view.balance + chosen.balance;
  const amount = formatRupees(Math.abs(together));
  const owe = together > 0 ? messages.togetherOwe(amount) : messages.togetherAhead(amount);
  return {
    own: describeFamily(view),
    other: describeFamily(chosen),
    together: together === 0 ? messages.togetherEven : owe,
    studentId: chosen.studentId,
    familyId: chosen.familyId ?? "",
  };
}

/** The families that a search found, each with the address that shows both. */
export function describeFound(familyId: string, found: readonly JoinableFamily[]) {
  return found.map((family) => ({
    ...describeFamily(family),
    to: `${joinPage(familyId)}?with=${family.studentId}`,
  }));
}
