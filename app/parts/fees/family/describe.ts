import type { FamilyFees, OwnClaim, OwnLine } from "#data/fees/family-fees.ts";
import { formatRupees, typedRupees } from "#domain/fees/money.ts";
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
import { minutes as inMinutes, standings } from "../messages.ts";
import { describeBalance } from "./balance.ts";
import { familyKinds, kinds, messages } from "./messages.ts";

/** Standings of which a family can say that the lesson did not take place. */
const canDoubt = new Set(["held", "substitute", "student-missed"]);

/** The addresses that the page of a family links to. */
interface FeesPaths {
  /** The page on which the family says that a lesson did not take place; null for a reader who can't. */
  outcomePath: ((lessonId: string) => string) | null;
  documentPath: (documentId: string) => string;
}

/** What a family owes, in words. */
export function describeFees(
  fees: FamilyFees,
  { outcomePath, documentPath }: FeesPaths,
  now: Date,
) {
  const { number, balance, lines, claims, payee, hasOthers } = fees;
  const open = Math.max(balance, 0);
  return {
    balance: describeBalance(balance),
    isOpen: balance > 0,
    amount: open > 0 ? typedRupees(open) : "",
    payment: describePayment(payee, open, familyCode(number)),
    shared: describeShared(fees),
    claims: claims.map(describeClaim),
    documents: fees.documents.map((document) => describeDocumentRow(document, documentPath)),
    lines: lines.map((line) =>
      line.is === "lesson"
        ? describeLesson(line, fees.children.length > 1, { outcomePath, now })
        : describeMoney(line, hasOthers, now),
    ),
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

/** Who shares the account; null for nobody. */
function describeShared({ children, hasOthers, othersCharge }: FamilyFees) {
  if (children.length < 2 && !hasOthers) return null;
  const names = children.join(", ");
  if (!hasOthers) return { text: messages.sharedBy(names), sum: null };
  return {
    text: messages.sharedWithOthers(names),
    sum: messages.othersCharge(formatRupees(othersCharge)),
  };
}

type MoneyLine = Exclude<OwnLine, { is: "lesson" }>;

/** @param isShared whether others pay too, whom the reader does not know */
function describeMoney(line: MoneyLine, isShared: boolean, now: Date) {
  const { id, is, at, paise, reference } = line;
  return {
    id,
    what: (isShared ? familyKinds : kinds)[is],
    when: nameDate(parseMoment(at) ?? now, now),
    about: reference,
    amount: formatRupees(is === "refund" ? paise : -paise),
    doubt: null,
  };
}

/** @param isNamed whether the line says whose lesson it is */
function describeLesson(
  line: Extract<OwnLine, { is: "lesson" }>,
  isNamed: boolean,
  { outcomePath, now }: Pick<FeesPaths, "outcomePath"> & { now: Date },
) {
  const { id, at, classId, subjectId, standing, minutes, charge, discount, off, isFree } = line;
  const course = lessonOf(subjectName(subjectId), className(classId));
  const end = Date.parse(at) + minutes * minute;
  const isRecent = now.getTime() < end + answerDays * day;
  return {
    id,
    what: isNamed ? messages.lessonOfChild(course, line.studentName) : course,
    when: nameDatedMoment(at, now),
    about: [standings[standing], inMinutes(minutes), describeOff(charge, discount, off)]
      .filter(Boolean)
      .join(" · "),
    amount: isFree ? messages.free : formatRupees(charge),
    doubt: outcomePath && isRecent && canDoubt.has(standing) ? outcomePath(id) : null,
  };
}
