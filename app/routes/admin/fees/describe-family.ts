import type { Family, FamilyLine } from "#data/fees/families.ts";
import { formatRupees } from "#domain/fees/money.ts";
import type { PaymentKind, PaymentWay } from "#domain/fees/payment.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { nameDate } from "#domain/shared/day.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { describeOff } from "#parts/fees/describe-off.ts";
import { standings, ways } from "#parts/fees/messages.ts";
import { formerStudent, lessonOf } from "#parts/lessons/messages.ts";
import { messages as joining } from "./joining/messages.ts";
import { freeReasons, kinds, messages } from "./messages.ts";
import { base } from "./request.ts";

/** A lesson or a payment of a family in words. @param isOnly whether it has one student only */
export function describeLine(line: FamilyLine, isOnly: boolean, now: Date) {
  if (line.is === "lesson") return describeLesson(line, isOnly, now);
  const { id, is, at, way, paise, reference, reason, isReversed } = line;
  return {
    id,
    what: kinds[is],
    when: nameDate(parseMoment(at) ?? now, now),
    about: [way && ways[way], reference, reason, isReversed && messages.takenBack]
      .filter(Boolean)
      .join(" · "),
    // What comes from the family makes its debt smaller.
    amount: formatRupees(is === "refund" ? paise : -paise),
    isVoid: isReversed,
    can: isReversed ? null : canDo(is, way),
  };
}

/** Nobody enters by mistake what the gateway says; a payment is given back through it. */
function canDo(is: PaymentKind, way: PaymentWay | null) {
  if (way !== "gateway") return "take-back" as const;
  return is === "payment" ? ("give-back" as const) : null;
}

function describeLesson(line: FamilyLine & { is: "lesson" }, isOnly: boolean, now: Date) {
  const {
    id,
    at,
    classId,
    subjectId,
    studentName,
    standing,
    charge,
    discount,
    off,
    lacksPrice,
    free,
  } = line;
  const course = lessonOf(subjectName(subjectId), className(classId));
  const price = lacksPrice ? messages.noPrice : formatRupees(charge);
  const amount = free ? messages.free : price;
  return {
    id,
    what: isOnly ? course : messages.lesson(course, studentName ?? formerStudent),
    when: nameDatedMoment(at, now),
    about: [
      standings[standing],
      messages.minutes(line.minutes),
      describeOff(charge, discount, off),
      free && freeReasons[free],
    ]
      .filter(Boolean)
      .join(" · "),
    amount,
    isVoid: false,
    can: free ? ("charge" as const) : ("free" as const),
  };
}

export type DescribedLine = ReturnType<typeof describeLine>;

/** The code that a family writes beside a transfer, with those of the families that are parts of it. */
export function describeCodes({ number, joinedNumbers }: Family): string {
  const others = joinedNumbers.map(familyCode).join(", ");
  return others === ""
    ? joining.code(familyCode(number))
    : joining.codes(familyCode(number), others);
}

/** The courses of a family, each with the address of its own prices. */
export function describeFamilyCourses(courses: Family["courses"]) {
  return courses.map(({ id, studentName, classId, subjectId }) => ({
    id,
    name: messages.lesson(lessonOf(subjectName(subjectId), className(classId)), studentName),
    to: `${base}/prices?assignment=${id}`,
  }));
}
