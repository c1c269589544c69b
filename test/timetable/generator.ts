import type { Chance } from "../support/chance.ts";
import { clockIn, dayIn, dayLength, momentOf, timesOff } from "./clock.ts";
import type { Kind, Operation, OperationOf, Scope, Time } from "./operations.ts";
import type { Scenario, StoredLesson, Timetable } from "./scenario.ts";

/** What was done lately and can be undone. */
export interface Memory {
  deleted: { lessonId: string; assignmentId: string; tutorId: string }[];
  moved: { lessonId: string; scope: Scope; was: number; to: number }[];
}

type Wish = Operation | null;

const weights: Record<Kind, number> = {
  make: 22,
  series: 9,
  move: 14,
  edit: 16,
  cancel: 8,
  restore: 5,
  "make-up": 6,
  delete: 6,
  undo: 7,
  ask: 14,
  withdraw: 4,
  answer: 11,
  "time-off": 3,
  "end-time-off": 3,
  "hand-over": 5,
  substitute: 12,
  "give-back": 4,
  accept: 5,
  decline: 6,
};

const clocks = ["16:00", "16:30", "17:00", "17:30", "18:00", "18:30", "19:00", "19:30"];
const lengths = [30, 60, 60, 60, 90];

let titles = 0;

/** A title that no other lesson has. */
function newTitle(): string {
  titles += 1;
  return `Lesson ${titles}`;
}

/** The next operation; null where there is nothing that it could be about. */
export function generate(
  scenario: Scenario,
  timetable: Timetable,
  memory: Memory,
  chance: Chance,
): Wish {
  return new Generator(scenario, timetable, memory, chance).generate();
}

class Generator {
  readonly #scenario: Scenario;
  readonly #timetable: Timetable;
  readonly #memory: Memory;
  readonly #chance: Chance;

  constructor(scenario: Scenario, timetable: Timetable, memory: Memory, chance: Chance) {
    this.#scenario = scenario;
    this.#timetable = timetable;
    this.#memory = memory;
    this.#chance = chance;
  }

  generate(): Wish {
    const kind = this.#chance.weighted(weights);
    const make: { [K in Kind]: () => OperationOf<K> | null } = {
      make: () => this.#make(),
      series: () => this.#series(),
      move: () => (this.#chance.percent(25) ? this.#moveBack() : this.#move()),
      edit: () => this.#edit(),
      cancel: () => this.#cancel(),
      restore: () => this.#restore(),
      "make-up": () => this.#makeUp(),
      delete: () => this.#delete(),
      undo: () => this.#undo(),
      ask: () => this.#ask(),
      withdraw: () => this.#withdraw(),
      answer: () => this.#answer(),
      "time-off": () => this.#timeOff(),
      "end-time-off": () => this.#endTimeOff(),
      "hand-over": () => this.#handOver(),
      substitute: () => this.#substitute(),
      "give-back": () => this.#giveBack(),
      accept: () => this.#answerOffice("accept"),
      decline: () => this.#answerOffice("decline"),
    };
    return make[kind]();
  }

  #time(minutes = this.#chance.oneOf(lengths) ?? 60): Time {
    const { days } = this.#scenario;
    return { start: momentOf(this.#chance.oneOf(days) ?? "", this.#clock()), minutes };
  }

  #clock(): string {
    return this.#chance.oneOf(clocks) ?? "";
  }

  #plan() {
    return { title: newTitle(), to: this.#time(), isConfirmed: this.#chance.percent(60) };
  }

  /** A planned lesson, one of a series if `isOfSeries`. */
  #lesson({ isOfSeries = false } = {}): StoredLesson | undefined {
    return this.#chance.oneOf(
      this.#timetable.lessons.filter(
        ({ isCancelled, seriesId }) => !isCancelled && (!isOfSeries || seriesId !== null),
      ),
    );
  }

  /** Its tutor; now and then another one, who may press at the moment of a hand-over. */
  #tutorOf({ tutorId }: { tutorId: string }): string {
    const { tutors } = this.#scenario;
    return this.#chance.percent(3) ? (this.#chance.oneOf(tutors)?.id ?? tutorId) : tutorId;
  }

  #isOffice(): boolean {
    return this.#chance.percent(40);
  }

  #scope(): Scope {
    return this.#chance.weighted({ this: 5, following: 3, all: 2 });
  }

  #address(lesson: StoredLesson) {
    const { id: lessonId, assignmentId } = lesson;
    return { tutorId: this.#tutorOf(lesson), assignmentId, lessonId };
  }

  #make(): OperationOf<"make"> | null {
    const assignment = this.#chance.oneOf(this.#timetable.assignments);
    if (!assignment) return null;
    const tutorId = this.#tutorOf(assignment);
    return { kind: "make", tutorId, assignmentId: assignment.id, ...this.#plan() };
  }

  #series(): OperationOf<"series"> | null {
    const assignment = this.#chance.oneOf(this.#timetable.assignments);
    if (!assignment) return null;
    const isAdmin = this.#chance.percent(30);
    const days = [1, 2, 3, 4, 5, 6, 7].filter(() => this.#chance.percent(22));
    return {
      kind: "series",
      actorId: isAdmin ? this.#scenario.admin.id : this.#tutorOf(assignment),
      isAdmin,
      assignmentId: assignment.id,
      title: newTitle(),
      weekdays: days.length > 0 ? days : [1 + this.#chance.below(7)],
      clock: this.#clock(),
      minutes: this.#chance.oneOf(lengths) ?? 60,
      firstDay: this.#chance.oneOf(this.#scenario.days.slice(0, 7)) ?? "",
      count: 2 + this.#chance.below(3),
      seen: [],
    };
  }

  #move(): OperationOf<"move"> | null {
    const scope = this.#scope();
    const lesson = this.#lesson({ isOfSeries: scope !== "this" });
    if (!lesson) return null;
    return {
      kind: "move",
      tutorId: this.#tutorOf(lesson),
      lessonId: lesson.id,
      scope,
      was: lesson.startsAt.getTime(),
      to: scope === "this" ? this.#time().start : this.#near(lesson),
      isConfirmed: this.#chance.percent(60),
      isUndo: false,
      isOffice: this.#isOffice(),
    };
  }

  #moveBack(): OperationOf<"move"> | null {
    const moved = this.#chance.oneOf(this.#memory.moved.slice(-6));
    const lesson = this.#timetable.lessons.find(({ id }) => id === moved?.lessonId);
    if (!moved || !lesson) return null;
    const { lessonId, scope, was, to } = moved;
    // A series stays in the days of this scenario.
    if (scope !== "this" && Math.abs(to - was) > 2 * dayLength) return null;
    const isOffice = this.#isOffice();
    const back = { was: to, to: was, isConfirmed: true, isUndo: true, isOffice };
    return { kind: "move", tutorId: this.#tutorOf(lesson), lessonId, scope, ...back };
  }

  #edit(): OperationOf<"edit"> | null {
    const scope = this.#scope();
    const lesson = this.#lesson({ isOfSeries: scope !== "this" });
    if (!lesson) return null;
    const was = { start: lesson.startsAt.getTime(), minutes: lesson.minutes };
    const minutes = this.#chance.percent(25) ? (this.#chance.oneOf(lengths) ?? 60) : was.minutes;
    const to = scope === "this" ? this.#time(minutes) : { start: this.#near(lesson), minutes };
    const isConfirmed = this.#chance.percent(60);
    return { kind: "edit", ...this.#address(lesson), scope, was, to, isConfirmed };
  }

  /** A time within a day of a lesson's place in its series, and within the days of this scenario. */
  #near({ startsAt, place, seriesId }: StoredLesson): number {
    const ofSeries = this.#timetable.lessons.filter((lesson) => lesson.seriesId === seriesId);
    const places = ofSeries.map((lesson) => (lesson.place ?? lesson.startsAt).getTime());
    const [firstDay = ""] = this.#scenario.days;
    const isFirst = dayIn(Math.min(...places)) <= firstDay;
    const days = this.#chance.below(3) - (isFirst ? 0 : 1);
    const day = dayIn((place ?? startsAt).getTime() + days * dayLength);
    return momentOf(day, this.#chance.percent(40) ? clockIn(startsAt.getTime()) : this.#clock());
  }

  #cancel(): OperationOf<"cancel"> | null {
    const scope = this.#scope();
    const lesson = this.#lesson({ isOfSeries: scope !== "this" });
    if (!lesson) return null;
    return { kind: "cancel", scope, isOffice: this.#isOffice(), ...this.#address(lesson) };
  }

  #restore(): OperationOf<"restore"> | null {
    const cancelled = this.#timetable.lessons.filter(({ isCancelled }) => isCancelled);
    const lesson = this.#chance.oneOf(cancelled);
    return lesson ? { kind: "restore", lessonId: lesson.id } : null;
  }

  #makeUp(): OperationOf<"make-up"> | null {
    const cancelled = this.#timetable.lessons.filter(({ isCancelled }) => isCancelled);
    const lesson = this.#chance.oneOf(cancelled);
    return lesson ? { kind: "make-up", ...this.#address(lesson), ...this.#plan() } : null;
  }

  #delete(): OperationOf<"delete"> | null {
    const scope = this.#scope();
    const lesson = this.#lesson({ isOfSeries: scope !== "this" });
    return lesson ? { kind: "delete", scope, ...this.#address(lesson) } : null;
  }

  #undo(): OperationOf<"undo"> | null {
    const deleted = this.#chance.oneOf(this.#memory.deleted.slice(-6));
    return deleted ? { kind: "undo", ...deleted } : null;
  }

  #ask(): OperationOf<"ask"> | null {
    const lesson = this.#lesson();
    if (!lesson) return null;
    const { id: lessonId, studentId } = lesson;
    return {
      kind: "ask",
      studentId,
      lessonId,
      wanted: this.#chance.percent(25) ? null : this.#time().start,
    };
  }

  #asked(): StoredLesson | undefined {
    return this.#chance.oneOf(
      this.#timetable.lessons.filter(({ requestId }) => requestId !== null),
    );
  }

  #withdraw(): OperationOf<"withdraw"> | null {
    const lesson = this.#asked();
    if (!lesson) return null;
    return { kind: "withdraw", studentId: lesson.studentId, lessonId: lesson.id };
  }

  #answer(): OperationOf<"answer"> | null {
    const lesson = this.#asked();
    if (!lesson?.requestId) return null;
    const { requestId } = lesson;
    const isAccepted = this.#chance.percent(75);
    return { kind: "answer", tutorId: this.#tutorOf(lesson), requestId, isAccepted };
  }

  #timeOff(): OperationOf<"time-off"> | null {
    const tutor = this.#chance.oneOf(this.#scenario.tutors);
    const firstDay = this.#chance.oneOf(this.#scenario.days);
    if (!tutor || !firstDay) return null;
    const last = momentOf(firstDay, "12:00") + this.#chance.below(3) * dayLength;
    const [fromTime, untilTime] = this.#chance.oneOf(timesOff) ?? timesOff[0];
    const lastDay = dayIn(last);
    return { kind: "time-off", tutorId: tutor.id, firstDay, fromTime, lastDay, untilTime };
  }

  #endTimeOff(): OperationOf<"end-time-off"> | null {
    const days = this.#chance.oneOf(this.#timetable.timeOff);
    return days ? { kind: "end-time-off", tutorId: days.tutorId, timeOffId: days.id } : null;
  }

  #handOver(): OperationOf<"hand-over"> | null {
    const assignment = this.#chance.oneOf(this.#timetable.assignments);
    const tutor = this.#chance.oneOf(this.#scenario.tutors);
    if (!assignment || !tutor) return null;
    return { kind: "hand-over", assignmentId: assignment.id, tutorId: tutor.id };
  }

  #substitute(): OperationOf<"substitute"> | null {
    const lesson = this.#lesson();
    const others = this.#scenario.tutors.filter(({ id }) => id !== lesson?.tutorId);
    const tutor = this.#chance.oneOf(this.#chance.percent(5) ? this.#scenario.tutors : others);
    return lesson && tutor ? { kind: "substitute", lessonId: lesson.id, tutorId: tutor.id } : null;
  }

  #giveBack(): OperationOf<"give-back"> | null {
    const lesson = this.#chance.oneOf(
      this.#timetable.lessons.filter(({ substituteId, isWanted }) => substituteId || isWanted),
    );
    return lesson ? { kind: "give-back", lessonId: lesson.id } : null;
  }

  #answerOffice<K extends "accept" | "decline">(
    kind: K,
  ): { kind: K; lessonId: string; tutorId: string } | null {
    const lesson = this.#chance.oneOf(
      this.#timetable.lessons.filter(({ substituteId }) => substituteId !== null),
    );
    if (!lesson?.substituteId) return null;
    const tutorId = this.#tutorOf({ tutorId: lesson.substituteId });
    return { kind, lessonId: lesson.id, tutorId };
  }
}
