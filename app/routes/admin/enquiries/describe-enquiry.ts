import type { EnquiryRecord } from "#data/enquiries/record.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { isLate } from "#domain/enquiries/answer.ts";
import { canSayOutcome, demoOutcomes } from "#domain/timetable/demo-lesson.ts";
import { canBookDemo, isOpenStage } from "#domain/enquiries/stage.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { describePhone } from "#parts/people/contact/describe-phone.ts";
import { describeEvent } from "#parts/enquiries/describe-event.ts";
import { askerWords, sourceWords, stageWords } from "#parts/enquiries/messages.ts";
import { describeAge } from "./age.ts";
import { describeCourse, describeNext } from "./describe-board.ts";
import { pageOf } from "./request.ts";
import { cardWords, demoWords, languageWords, lostWords, noNextStep } from "./card-messages.ts";

/** All that the page of an enquiry shows. @param academy its name */
export function describeEnquiry(enquiry: EnquiryRecord, academy: string, now: Date) {
  const { stage, demo, phone, lostReason, lostNote, nextStep, nextStepAt, studentId } = enquiry;
  const isOpen = isOpenStage(stage);
  const at = (moment: Date | null) => moment && nameMoment(moment, now);
  return {
    id: enquiry.id,
    name: enquiry.childName ?? enquiry.askerName,
    course: describeCourse(enquiry.classId, enquiry.subjectIds),
    stage: stageWords[stage],
    isOpen,
    demo: demo && {
      when: demoWords.when(nameMoment(demo.startsAt, now), formatLength(demo.minutes)),
      who: cardWords.course(demo.tutorName, subjectName(demo.subjectId)),
      url: demo.url,
      outcomes: demoOutcomes
        .filter((outcome) => canSayOutcome(outcome, demo, now))
        .map((value) => ({ value, label: demoWords[value] })),
      later: canSayOutcome("held", demo, now) ? null : demoWords.later,
    },
    demoLabel: canBookDemo(stage) ? demoWords[demo ? "change" : "book"] : null,
    isLost: stage === "lost",
    isLate: isOpen && isLate(enquiry, now),
    asker: cardWords.asker(enquiry.askerName, askerWords[enquiry.asker]),
    phone:
      phone &&
      describePhone(
        phone,
        enquiry.language,
        {
          academy,
          name: enquiry.childName ?? enquiry.askerName,
          lesson: demo && demo.startsAt > now ? demo : null,
        },
        ["missed-call", "times", "reminder", "link"],
      ),
    email: enquiry.email,
    isRepeated: enquiry.isRepeated,
    repeats: enquiry.repeats && { ...enquiry.repeats, to: pageOf(enquiry.repeats.id) },
    language: languageWords[enquiry.language],
    source: sourceWords[enquiry.source],
    came: cardWords.came(nameMoment(enquiry.createdAt, now), describeAge(enquiry.createdAt, now)),
    firstTime: at(enquiry.firstAt),
    secondTime: at(enquiry.secondAt),
    lost: lostReason && { reason: lostWords[lostReason], note: lostNote },
    next: describeNext(enquiry, now) ?? noNextStep,
    /** The fields of the form that changes it. */
    step: {
      nextStep: nextStep ?? "",
      ...(nextStepAt ? toIndiaDateTimeFields(nextStepAt) : { date: "", time: "" }),
    },
    isOverdue: nextStepAt !== null && nextStepAt < now,
    ownerId: enquiry.ownerId ?? "",
    staff: enquiry.staff,
    student: studentId && `/admin-dashboard/students/${studentId}`,
    events: enquiry.events.map(describeEvent),
  };
}

export type EnquiryView = ReturnType<typeof describeEnquiry>;
