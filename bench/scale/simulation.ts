import { chanceOf, Clock, exponential, factorOf, Station, type Task } from "./events.ts";
import { quantile } from "../support/table.ts";
import { commits, type Kind } from "./life.ts";
import { connectionsOfInstance } from "./model.ts";

/** The machines of an academy, and how long things take on them that no processor does. */
export interface Layout {
  name: string;
  instances: number;
  /** Cores that the instances and one database share; null where each has its own machine. */
  sharedCores: number | null;
  /** Databases that each have a part of the students. */
  databases: number;
  coresOfDatabase: number;
  /** Further copies of each database, for reading. */
  standbys: number;
  /** Milliseconds there and back between an instance and a database. */
  network: number;
  /** Milliseconds until a commit is on the disk. */
  commit: number;
  /** Milliseconds for which a commit that tells lets no other one tell. */
  telling: number;
  /** How many databases a request of a kind asks; one, where nothing stands here. */
  reach: Partial<Record<Kind, "two" | "all">>;
  /** CPU milliseconds of whoever asks, where it is on the same machine. */
  asking: number;
}

/** One kind of request that comes. */
export interface Coming {
  kind: Kind;
  /** A second. */
  rate: number;
  /** CPU milliseconds. */
  server: number;
  database: number;
  /** Of both, as a share of their mean. */
  spread: number;
}

export interface Span {
  /** Simulated seconds that count, and those before that don't. */
  seconds: number;
  warmUp: number;
  seed: number;
  /** Nobody comes after the end, and all who came are waited for. */
  drains?: boolean;
  /** The share of the rates at a second; 1 where there is none. */
  shareAt?: (second: number) => number;
}

export interface Outcome {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Shares of their time that these were busy, 0 to 1. */
  server: number;
  database: number;
  telling: number;
  connections: number;
}

// What a page asks one after the other: the session, then its own two.
const queries = 3;
const writes = new Set<Kind>(["sign-in", "publish", "announce"]);

interface Instance {
  thread: Station;
  connections: Station;
  passwords: Station;
}

interface Shard {
  primary: Station;
  /** What reads: the standbys, where there are any. */
  reading: Station;
  lock: Station;
}

/** Lets an academy of some layout be asked for a while. */
export function simulate(layout: Layout, coming: readonly Coming[], span: Span): Outcome {
  const clock = new Clock();
  const chance = chanceOf(span.seed);
  const cores = layout.sharedCores === null ? null : new Station("cores", layout.sharedCores);
  const instances = Array.from({ length: layout.instances }, () => makeInstance(layout));
  const shards = Array.from({ length: layout.databases }, () => makeShard(layout, cores));
  const asker = new Station("asker", 1);
  const rate = coming.reduce((sum, one) => sum + one.rate, 0);
  const times: number[] = [];
  const from = span.warmUp * 1_000;
  const end = from + span.seconds * 1_000;

  const workOn = (station: Station, work: number): Task[] =>
    cores === null || station === cores
      ? [{ work, at: station }]
      : [{ take: station }, { work, at: cores }, { give: station }];

  const tasksOf = (one: Coming): Task[] => {
    const instance = instances[Math.floor(chance() * instances.length)] as Instance;
    const shard = shards[Math.floor(chance() * shards.length)] as Shard;
    const factor = factorOf(chance, one.spread);
    const asking = layout.asking > 0 ? workOn(asker, layout.asking / 2) : [];
    const isPassword = one.kind === "sign-in";
    const page = workOn(instance.thread, isPassword ? 1 : (one.server * factor) / 2);
    const hashing: Task[] = isPassword ? [{ work: one.server, at: instance.passwords }] : [];
    const asked = one.database === 0 ? [] : askDatabases(one, shard, factor);
    return [...asking, ...page, ...hashing, ...inConnection(instance, asked), ...page, ...asking];
  };

  const askDatabases = (one: Coming, shard: Shard, factor: number): Task[] => {
    const reach = layout.reach[one.kind];
    const work = one.database * factor;
    const askOne = (of: Shard): Task[] => {
      const at = writes.has(one.kind) ? of.primary : of.reading;
      return Array.from({ length: queries }, (): Task[] => [
        { wait: layout.network },
        { work: work / queries, at },
      ]).flat();
    };
    const asked: Task[] =
      reach === "all" ? [{ all: shards.map((each) => askOne(each)) }] : askOne(shard);
    return [...asked, ...(reach === "two" ? askOne(otherThan(shard)) : []), ...ending(one, shard)];
  };

  const otherThan = (shard: Shard): Shard => {
    const other = shards[Math.floor(chance() * shards.length)] as Shard;
    return other === shard && shards.length > 1 ? otherThan(shard) : other;
  };

  /** What comes to the disk before the answer. */
  const ending = ({ kind }: Coming, { lock }: Shard): Task[] => {
    const how = commits[kind];
    if (!how) return [];
    // Across two databases a commit is prepared on both first.
    const prepared: Task[] = layout.reach[kind] === "two" ? [{ wait: layout.commit }] : [];
    const last: Task =
      how === "and tells" ? { work: layout.telling, at: lock } : { wait: layout.commit };
    return [...prepared, last];
  };

  let last = end;
  const arrive = () => {
    if (span.drains && clock.now > end) return;
    const share = span.shareAt?.(clock.now / 1_000) ?? 1;
    if (chance() < share) {
      const came = clock.now;
      clock.run(tasksOf(pick(coming, chance() * rate)), () => {
        if (came >= from) times.push(clock.now - came);
        last = clock.now;
      });
    }
    clock.after(exponential(chance, 1_000 / rate), arrive);
  };
  clock.after(0, arrive);
  clock.runUntil(from);
  const stations = [
    ...instances.flatMap(({ thread, connections }) => [thread, connections]),
    ...shards.flatMap(({ primary, reading, lock }) => [primary, reading, lock]),
  ];
  for (const station of stations) station.reset(clock.now);
  clock.runUntil(end);
  const busiest = (of: readonly Station[]) =>
    Math.max(...of.map((station) => station.utilisation(clock.now)));
  const busy = {
    server: busiest(instances.map(({ thread }) => thread)),
    database: busiest(shards.flatMap(({ primary, reading }) => [primary, reading])),
    telling: busiest(shards.map(({ lock }) => lock)),
    connections: busiest(instances.map(({ connections }) => connections)),
  };
  if (span.drains) clock.runUntil(Infinity);
  return {
    ...busy,
    perSecond: (times.length * 1_000) / (span.drains ? last - from : end - from),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

function makeInstance({ sharedCores }: Layout): Instance {
  return {
    thread: new Station("thread", 1),
    connections: new Station("connections", connectionsOfInstance.requests),
    // One core is left to pages.
    passwords: new Station("passwords", Math.max(1, (sharedCores ?? 2) - 1)),
  };
}

function makeShard({ coresOfDatabase, standbys }: Layout, cores: Station | null): Shard {
  const primary = cores ?? new Station("database", coresOfDatabase);
  const reading = standbys === 0 ? primary : new Station("standbys", coresOfDatabase * standbys);
  return { primary, reading, lock: new Station("telling", 1) };
}

function inConnection({ connections }: Instance, tasks: readonly Task[]): Task[] {
  return tasks.length === 0 ? [] : [{ take: connections }, ...tasks, { give: connections }];
}

function pick(coming: readonly Coming[], at: number): Coming {
  let rest = at;
  for (const one of coming) {
    rest -= one.rate;
    if (rest < 0) return one;
  }
  return coming.at(-1) as Coming;
}
