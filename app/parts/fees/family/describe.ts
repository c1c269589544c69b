import type { FamilyFees, OwnClaim, OwnLine } from "#data/fees/family-fees.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { familyCode, upiAddress } from "#domain/fees/payee.ts";
import { answerDays } from "#domain/lessons/settlement.ts";
import { day, minute } from "#domain/shared/durations.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { nameDate } from "#domain/shared/day.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { lessonOf } from "#parts/lessons/messages.ts";
import { drawQrCode } from "#parts/shared/qr-code.ts";
import { describeDocumentRow } from "../documents/describe.ts";
import { describeOff } from "../describe-off.ts";
import { standings } from "../messages.ts";
import { describeBalance } from "./balance.ts";
import { kinds, messages } from "./messages.ts";

/** Standings of which a family can say that the lesson did not take place. */
const canDoubt = new Set(["held", "substitute", "student-missed"]);

/** The addresses that the page of a family links to. */
interface FeesPaths {
  /** The page on which the family says that a lesson did not take place. */
  outcomePath: (lessonId: string) => string;
  documentPath: (documentId: string) => string;
}

/** What a family owes, in words. */
export function describeFees(
  { number, balance, lines, claims, documents, payee }: FamilyFees,
  { outcomePath, documentPath }: FeesPaths,
  now: Date,
) {
  const open = Math.max(balance, 0);
  return {
    balance: describeBalance(balance),
    isOpen: balance > 0,
    amount: open > 0 ? (open / 100).toFixed(open % 100 === 0 ? 0 : 2) : "",
    payment: describePayment(payee, open, familyCode(number)),
    claims: claims.map(describeClaim),
    documents: documents.map((document) => describeDocumentRow(document, documentPath)),
    lines: lines.map((line) => describeLine(line, outcomePath, now)),
  };
}

export type DescribedFees = ReturnType<typeof describeFees>;

/** How the family can pay; null where the academy has not said it. */
function describePayment(payee: FamilyFees["payee"], open: number, code: string) {
  const { upiId, payeeName, bankAccount, ifsc, hasUpiLink } = payee;
  if (upiId === "" && bankAccount === "") return null;
  const address = upiId !== "" && open > 0 ? upiAddress(payee, open, code) : null;
  return {
    upiId,
    payee: messages.payee(payeeName),
    bankAccount,
    ifsc,
    code,
    link: hasUpiLink ? address : null,
    qr: address && drawQrCode(address),
  };
}

function describeClaim({ id, paise, reference, answer, reason }: OwnClaim) {
  const amount = formatRupees(paise);
  return {
    id,
    isDeclined: answer === "declined",
    text:
      answer === "declined"
        ? messages.declined(amount, reference, reason)
        : messages.waiting(amount, reference),
  };
}

function describeLine(line: OwnLine, outcomePath: (lessonId: string) => string, now: Date) {
  if (line.is !== "lesson") {
    const { id, is, at, paise, reference } = line;
    return {
      id,
      what: kinds[is],
      when: nameDate(parseMoment(at) ?? now, now),
      about: reference,
      amount: formatRupees(is === "refund" ? paise : -paise),
      doubt: null,
    };
  }
  const { id, at, classId, subjectId, standing, minutes, charge, discount, off, isFree } = line;
  const end = Date.parse(at) + minutes * minute;
  const isRecent = now.getTime() < end + answerDays * day;
  return {
    id,
    what: lessonOf(subjectName(subjectId), className(classId)),
    when: nameDatedMoment(at, now),
    about: [standings[standing], messages.minutes(minutes), describeOff(charge, discount, off)]
      .filter(Boolean)
      .join(" · "),
    amount: isFree ? messages.free : formatRupees(charge),
    doubt: isRecent && canDoubt.has(standing) ? outcomePath(id) : null,
  };
}
