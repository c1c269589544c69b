import { createChance, type Chance } from "../../support/chance.ts";
import { dayIn, dayLength, momentOf, timesOff } from "../clock.ts";
import type { Scope } from "../operations.ts";
import { move, planSingle, remove, undo } from "./changes.ts";
import { Choices, type Step } from "./choices.ts";
import { compare, iso } from "./compare.ts";
import { extend, planSeries, type Form, type Lesson, type Model } from "./model.ts";
import * as world from "./world.ts";
import type { Stored, World } from "./world.ts";

/** From then on an undo may be too late, on a machine with other work. */
const millisecondsToUndo = 8_000;

/** Plays a random sequence. @returns what is wrong, with all that was done before */
export async function play(seed: number, there: World): Promise<string[]> {
  const game = new Game(there, createChance(seed));
  try {
    for (let step = 0; step < 12; step += 1) {
      const wrong = await game.step();
      if (wrong.length > 0) return [`seed ${seed}, after:`, ...game.told, ...wrong];
    }
    return [];
  } catch (error) {
    return [`seed ${seed}, after:`, ...game.told, String(error)];
  } finally {
    await world.clear(there);
  }
}

class Game {
  readonly told: string[] = [];
  readonly #world: World;
  readonly #chance: Chance;
  readonly #model: Model = {
    lessons: [],
    rows: [],
    deletions: [],
    holidays: new Set(),
    timeOff: [],
  };
  #stored: Stored[] = [];
  #forms: Form[] = [];
  #moves: { lesson: Lesson; scope: Scope; was: number; to: number }[] = [];
  #singles = 0;
  readonly #choices: Choices;
  readonly #start = Date.now();
  #now = this.#start;

  constructor(there: World, chance: Chance) {
    this.#world = there;
    this.#chance = chance;
    this.#choices = new Choices(there.courses, this.#model, chance);
  }

  /** @returns what is wrong after one more change */
  async step(): Promise<string[]> {
    const agrees = await this.#change[this.#choices.step()]();
    this.#stored = await world.readLessons(this.#world);
    return [
      ...(agrees ? [] : ["one of them refuses it, the other does not"]),
      ...(await compare(this.#world, this.#model, this.#stored)),
    ];
  }

  readonly #change: Record<Step, () => Promise<boolean>> = {
    single: async () => {
      const start = this.#chance.percent(80) ? this.#choices.nearRow() : this.#choices.anyTime();
      const course = this.#choices.course();
      this.#tell("single", course, start);
      this.#singles += 1;
      const done = await world.postSingle(this.#world, course, `Single ${this.#singles}`, start);
      return done === planSingle(this.#model, course, start);
    },
    weekly: async () => this.#plan(this.#choices.newForm()),
    again: async () => this.#plan(this.#chance.oneOf(this.#forms) ?? this.#choices.newForm()),
    move: async () => {
      const lesson = this.#choices.lesson();
      if (!lesson) return true;
      const scope = this.#choices.scope(lesson, "all");
      const to = this.#choices.moveOf(lesson, scope);
      return this.#move({ lesson, scope, was: lesson.start, to, isUndo: false });
    },
    "move-back": async () => {
      const done = this.#chance.oneOf(this.#moves.slice(-3));
      if (!done || !this.#model.lessons.includes(done.lesson) || done.lesson.start !== done.to)
        return true;
      return this.#move({ ...done, was: done.to, to: done.was, isUndo: true });
    },
    delete: async () => {
      const lesson = this.#choices.lesson();
      if (!lesson) return true;
      const { course, start } = lesson;
      const [scope, id] = [this.#choices.scope(lesson, "this"), this.#idOf(lesson)];
      this.#tell(`delete ${scope}`, course, start);
      remove(this.#model, lesson, scope, id);
      return world.postDeletion(this.#world, course, id, scope);
    },
    undo: async () => {
      const now = Date.now();
      const open = this.#model.deletions.filter(
        ({ isUndone, at }) => !isUndone && now - at < millisecondsToUndo,
      );
      const deletion = this.#chance.oneOf(open);
      if (!deletion) return true;
      const { course, lessonId, lessons } = deletion;
      this.#tell("undo", course, lessons[0]?.start ?? 0);
      return (await world.postUndo(this.#world, course, lessonId)) === undo(this.#model, deletion);
    },
    holiday: async () => {
      const day = dayIn(this.#choices.nearRow());
      if (this.#model.holidays.has(day)) return true;
      this.#tell(`holiday ${day}`);
      this.#model.holidays.add(day);
      return world.postHoliday(this.#world, day);
    },
    "no-holiday": async () => {
      const day = this.#chance.oneOf([...this.#model.holidays]);
      if (!day) return true;
      this.#tell(`no holiday ${day}`);
      this.#model.holidays.delete(day);
      return world.postHolidayRemoval(this.#world, day);
    },
    "time-off": async () => {
      const first = this.#choices.nearRow();
      const [fromTime, untilTime] = this.#chance.oneOf(timesOff) ?? timesOff[0];
      const days = {
        firstDay: dayIn(first),
        fromTime,
        lastDay: dayIn(first + this.#chance.below(8) * dayLength),
        untilTime,
      };
      const { timeOff } = this.#model;
      if (timeOff.some((one) => one.firstDay <= days.lastDay && days.firstDay <= one.lastDay))
        return true;
      this.#tell(`time off ${Object.values(days).join(" ")}`);
      timeOff.push(days);
      return world.postTimeOff(this.#world, days);
    },
    "no-time-off": async () => {
      const days = this.#chance.oneOf(this.#model.timeOff);
      if (!days) return true;
      this.#tell(`no time off ${days.firstDay}`);
      this.#model.timeOff = this.#model.timeOff.filter((one) => one !== days);
      return world.postEndOfTimeOff(this.#world, days.firstDay);
    },
    job: async () => {
      // Lessons stay to come: nothing else knows this time.
      if (this.#now - this.#start > 120 * dayLength) return true;
      this.#now = momentOf(this.#choices.jobDay(this.#now), "12:00");
      this.#tell(`job on ${dayIn(this.#now)}`);
      await world.runJob(this.#world, this.#now);
      extend(this.#model, this.#now);
      return true;
    },
  };

  async #plan(form: Form): Promise<boolean> {
    this.#tell(
      `weekly ${form.first.map((at) => iso(at)).join(" and ")}, ${form.count ?? "open"}`,
      form.course,
    );
    this.#forms.push(form);
    const done = await world.postSeries(this.#world, form);
    return done === (planSeries(this.#model, form, dayIn(Date.now())) !== null);
  }

  async #move(one: { lesson: Lesson; scope: Scope; was: number; to: number; isUndo: boolean }) {
    const { lesson, scope, was, to, isUndo } = one;
    const id = this.#idOf(lesson);
    this.#tell(`${isUndo ? "move back" : "move"} ${scope} to ${iso(to)}`, lesson.course, was);
    const done = await world.postMove(this.#world, { id, scope, was, to, isUndo });
    if (done && !isUndo) this.#moves.push({ lesson, scope, was, to });
    return done === move(this.#model, lesson, scope, to);
  }

  #tell(what: string, course = "", start: number | null = null): void {
    const of = course && ` of course ${this.#world.courses.indexOf(course)}`;
    this.told.push(`  ${what}${of}${start === null ? "" : ` at ${iso(start)}`}`);
  }

  /** No two lessons of one tutor begin at the same time. */
  #idOf({ start }: Lesson): string {
    const found = this.#stored.find((one) => one.start === start);
    if (!found) throw new Error(`no lesson at ${iso(start)}`);
    return found.id;
  }
}
