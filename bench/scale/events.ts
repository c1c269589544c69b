/** What a job does, one after the other. */
export type Task =
  /** Waits for a free place, keeps it for so long, and leaves it. Times are milliseconds. */
  | { work: number; at: Station }
  /** Waits for a free place and keeps it until it is given back. */
  | { take: Station }
  | { give: Station }
  /** Passes the time at no station: a network, a disk that many share. */
  | { wait: number }
  /** All of them at once; goes on when the last is done. */
  | { all: readonly (readonly Task[])[] };

/** A place where so many can be served at once; the others stand in line. */
export class Station {
  readonly name: string;
  readonly places: number;
  #taken = 0;
  #busy = 0;
  #since = 0;
  #last = 0;
  #line: (() => void)[] = [];
  #next = 0;

  constructor(name: string, places: number) {
    this.name = name;
    this.places = places;
  }

  /** @param then called once there is a place, at once where there is one now */
  take(now: number, then: () => void): void {
    if (this.#taken === this.places) {
      this.#line.push(then);
      return;
    }
    this.#note(now);
    this.#taken += 1;
    then();
  }

  /** Leaves the place to whoever has waited longest. */
  give(now: number): void {
    const next = this.#line[this.#next];
    if (next) {
      this.#next += 1;
      if (this.#next > 1_000 && this.#next * 2 > this.#line.length) {
        this.#line = this.#line.slice(this.#next);
        this.#next = 0;
      }
      next();
      return;
    }
    this.#note(now);
    this.#taken -= 1;
  }

  /** From now on it is counted how busy it is. */
  reset(now: number): void {
    this.#since = now;
    this.#busy = 0;
    this.#last = now;
  }

  /** The share of its places that was taken, on average since `reset`. */
  utilisation(now: number): number {
    this.#note(now);
    return this.#busy / (this.places * (now - this.#since));
  }

  #note(now: number): void {
    this.#busy += this.#taken * (now - this.#last);
    this.#last = now;
  }
}

/** Time that jumps from one event to the next; the same events in the same order, every time. */
export class Clock {
  now = 0;
  #times: number[] = [];
  #acts: (() => void)[] = [];

  /** Does something so many milliseconds from now. */
  after(milliseconds: number, act: () => void): void {
    // A binary heap by time.
    const [times, acts] = [this.#times, this.#acts];
    const time = this.now + milliseconds;
    let at = times.length;
    times.push(time);
    acts.push(act);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((times[above] as number) <= time) break;
      times[at] = times[above] as number;
      acts[at] = acts[above] as () => void;
      at = above;
    }
    times[at] = time;
    acts[at] = act;
  }

  /** Lets time pass until nothing is left to happen before a moment. */
  runUntil(end: number): void {
    while (this.#times.length > 0 && (this.#times[0] as number) <= end) {
      this.now = this.#times[0] as number;
      this.#takeFirst()();
    }
    if (end < Infinity) this.now = end;
  }

  /** Does the tasks of a job in their order. */
  run(tasks: readonly Task[], then: () => void, from = 0): void {
    const task = tasks[from];
    if (!task) {
      then();
      return;
    }
    const next = () => this.run(tasks, then, from + 1);
    if ("take" in task) task.take.take(this.now, next);
    else if ("give" in task) {
      task.give.give(this.now);
      next();
    } else if ("wait" in task) this.after(task.wait, next);
    else if ("all" in task) this.#runAll(task.all, next);
    else {
      task.at.take(this.now, () => {
        this.after(task.work, () => {
          task.at.give(this.now);
          next();
        });
      });
    }
  }

  #runAll(jobs: readonly (readonly Task[])[], then: () => void): void {
    let left = jobs.length;
    if (left === 0) then();
    for (const job of jobs) {
      this.run(job, () => {
        left -= 1;
        if (left === 0) then();
      });
    }
  }

  #takeFirst(): () => void {
    const [times, acts] = [this.#times, this.#acts];
    const first = acts[0] as () => void;
    const time = times.pop() as number;
    const act = acts.pop() as () => void;
    const length = times.length;
    if (length === 0) return first;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= length) break;
      if (below + 1 < length && (times[below + 1] as number) < (times[below] as number)) below += 1;
      if ((times[below] as number) >= time) break;
      times[at] = times[below] as number;
      acts[at] = acts[below] as () => void;
      at = below;
    }
    times[at] = time;
    acts[at] = act;
    return first;
  }
}

/** Numbers from 0 up to 1 that look like chance and are the same for the same seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A time that is random as arrivals are: mostly short, now and then long. */
export function exponential(chance: () => number, mean: number): number {
  return -mean * Math.log(1 - chance());
}

/** A factor around 1, lognormal. @param spread its standard deviation */
export function factorOf(chance: () => number, spread: number): number {
  const variance = Math.log(1 + spread * spread);
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return Math.exp(normal * Math.sqrt(variance) - variance / 2);
}
