import type { DiscountRow, FamilyDiscounts } from "#data/fees/discounts.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formerStudent, lessonOf } from "#parts/lessons/messages.ts";
import { messages as feesMessages } from "../messages.ts";
import { messages, reasons } from "./messages.ts";

/** A discount in words. @param today YYYY-MM-DD, in India */
export function describeDiscount(discount: DiscountRow, today: string) {
  const { id, percent, paisePerHour, reason, note, from, lastDay, isEnded } = discount;
  const isOver = lastDay !== null && lastDay < today;
  return {
    id,
    whose: whoseOf(discount),
    amount:
      percent === null ? messages.rupees(formatRupees(paisePerHour)) : messages.percent(percent),
    when: whenOf(from, lastDay),
    why: [reasons[reason], note].filter(Boolean).join(": "),
    isOver,
    // A discount whose days are over by themselves can still be shortened.
    canEnd: !isEnded,
    first: from,
    last: lastDay,
    /** The day that the form proposes. */
    endDay: today > from && !isOver ? today : from,
  };
}

export type DescribedDiscount = ReturnType<typeof describeDiscount>;

function whoseOf({ is, studentName, classId, subjectId }: DiscountRow): string {
  if (is === "family") return messages.wholeFamily;
  const name = studentName ?? formerStudent;
  if (is === "student") return name;
  const course =
    classId && subjectId
      ? lessonOf(subjectName(subjectId), className(classId))
      : messages.formerCourse;
  return feesMessages.lesson(course, name);
}

function whenOf(from: string, lastDay: string | null): string {
  if (lastDay === null) return messages.since(formatDate(from));
  if (lastDay < from) return messages.never(formatDate(from));
  return messages.between(formatDate(from), formatDate(lastDay));
}

/** For whom a discount of a family can be: all, a student where there are several, or a course. */
export function describeScopes({ students, courses }: FamilyDiscounts) {
  const several = students.length > 1 ? students : [];
  return [
    { id: "family", name: messages.wholeFamily },
    ...several.map(({ id, name }) => ({ id: `student:${id}`, name })),
    ...courses.map(({ id, studentName, classId, subjectId }) => ({
      id: `assignment:${id}`,
      name: feesMessages.lesson(lessonOf(subjectName(subjectId), className(classId)), studentName),
    })),
  ];
}
