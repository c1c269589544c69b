import type { AnsweredHomework, AnswerPhoto } from "#data/homework/answers.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatMark } from "#domain/teaching/mark.ts";
import { describeHomework } from "#parts/teaching/student/descriptions.ts";
import { messages as student } from "#parts/teaching/student/messages.ts";
import { messages } from "./messages.ts";

/** A photo in words: what is drawn on it, and what is written. */
function describePhoto({ marks, ...photo }: AnswerPhoto, place: number) {
  const numberOf = (kind: string) => marks.filter((mark) => mark.kind === kind).length;
  const drawn = [
    [numberOf("tick"), messages.ticks],
    [numberOf("cross"), messages.crosses],
    [numberOf("pen"), messages.lines],
  ] as const;
  const list = drawn.flatMap(([number, words]) => (number > 0 ? words(number) : []));
  return {
    ...photo,
    marks,
    name: messages.photo(place + 1),
    drawn: list.length > 0 ? messages.drawn(list.join(", ")) : null,
    written: marks.flatMap((mark) => (mark.kind === "text" ? mark.text : [])),
  };
}

export type DescribedPhoto = ReturnType<typeof describePhoto>;

/** Homework with its answer, as every screen about it shows it. */
export function describeAnswered(homework: AnsweredHomework, now: Date) {
  const { id, text, answer, photos, classId, subjectId, tutorName, studentName } = homework;
  return {
    id,
    text,
    // Whether it can still be handed in is said to the student alone.
    until: describeHomework({ ...homework, isFinished: true }, now).until,
    course: student.courseTitle(subjectName(subjectId), className(classId)),
    tutorName,
    studentName,
    handedIn: answer && messages.handedIn(nameMoment(answer.sentAt, now)),
    answer: answer?.text ?? "",
    isMarked: answer !== null && answer.markedAt !== null,
    mark: answer && formatMark(answer),
    word: answer?.word ?? "",
    photos: photos.map(describePhoto),
  };
}

export type DescribedAnswer = ReturnType<typeof describeAnswered>;
