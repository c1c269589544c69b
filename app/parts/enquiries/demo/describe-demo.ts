import {
  demoDays,
  demoSteps,
  type DemoRequestInput,
  type DemoStep,
} from "#domain/enquiries/demo-request.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { OwnCourses } from "#use-cases/teaching/courses.ts";
import { timeInWords } from "#domain/timetable/lesson-time.ts";
import { messages } from "./demo-messages.ts";
import { day } from "#domain/shared/durations.ts";

/** @param distance how many steps after the current one */
function stateOf(distance: number): "done" | "current" | "later" {
  if (distance < 0) return "done";
  return distance === 0 ? "current" : "later";
}

/** What the home and the form say about the demo class, at a step to it. */
export function describeDemo({ record, now }: OwnCourses, step: DemoStep) {
  const { demoRequest: request, phoneNumber } = record;
  const [first, second] = [request?.first, request?.second].map((moment) =>
    moment ? toIndiaDateTimeFields(new Date(moment)) : { date: "", time: "" },
  ) as [{ date: string; time: string }, { date: string; time: string }];
  const values: DemoRequestInput = {
    firstDate: first.date,
    firstTime: first.time,
    secondDate: second.date,
    secondTime: second.time,
    phoneNumber,
  };
  const inWords = (moment: string) => timeInWords(Date.parse(moment), now.getTime());
  const current = demoSteps.indexOf(step);
  return {
    step,
    values,
    asked: request && messages.asked(inWords(request.first), inWords(request.second)),
    steps: demoSteps.map((id, index) => ({
      id,
      words: messages.steps[id](phoneNumber),
      state: stateOf(index - current),
    })),
    earliest: toIndiaDateTimeFields(now).date,
    latest: toIndiaDateTimeFields(new Date(now.getTime() + demoDays * day)).date,
  };
}

export type DemoDescription = ReturnType<typeof describeDemo>;
