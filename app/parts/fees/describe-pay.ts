import type { PaidLessonRow } from "#data/fees/tutor-pay.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { holdOf } from "#domain/fees/pay.ts";
import { monthName } from "#domain/lessons/months.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { lessonOf } from "#parts/lessons/messages.ts";
import { monthChoices } from "#parts/shared/read-month.ts";
import { payWords, standings } from "./messages.ts";

/** How many months the select has. */
export const monthsShown = 12;

/** A tutor's lessons of a month with their pay, in words; no price. */
export function describePay(lessons: readonly PaidLessonRow[], month: string, now: Date) {
  const total = lessons.reduce((sum, { pay }) => sum + pay, 0);
  const described = lessons.map((lesson) => {
    const { id, startsAt, minutes, standing, classId, subjectId, studentName } = lesson;
    const hold = holdOf({ standing, startsAt: Date.parse(startsAt), minutes }, now.getTime());
    return {
      id,
      course: lessonOf(subjectName(subjectId), className(classId)),
      student: studentName ?? payWords.aFormerStudent,
      when: nameDatedMoment(startsAt, now),
      standing: standings[standing],
      amount: lesson.lacksPayRate ? payWords.noRate : formatRupees(lesson.pay),
      hold: hold && payWords.holds[hold],
      held: hold ? lesson.pay : 0,
    };
  });
  const held = described.reduce((sum, { held: each }) => sum + each, 0);
  return {
    month,
    name: monthName(month),
    months: monthChoices(month, now, monthsShown),
    total: formatRupees(total),
    hold: held > 0 ? payWords.hold(formatRupees(held)) : null,
    lessons: described,
  };
}

export type DescribedPay = ReturnType<typeof describePay>;
