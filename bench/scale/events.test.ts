import { describe, expect, test } from "vitest";
import { chanceOf, Clock, exponential, factorOf, Station, type Task } from "./events.ts";

/** Lets jobs come at random to one station. @returns the mean time from coming to going */
function meanOfVisits(places: number, rate: number, work: () => number, seed = 1): number {
  const clock = new Clock();
  const station = new Station("S", places);
  const chance = chanceOf(seed);
  let [sum, count] = [0, 0];
  const arrive = () => {
    const came = clock.now;
    clock.run([{ work: work(), at: station }], () => {
      sum += clock.now - came;
      count += 1;
    });
    clock.after(exponential(chance, 1 / rate), arrive);
  };
  clock.after(0, arrive);
  clock.runUntil(400_000);
  return sum / count;
}

describe("a queue whose answer is known", () => {
  const chance = chanceOf(7);

  test("one server, random work (M/M/1): 1 / (1 - 0.8) times the work", () => {
    const mean = meanOfVisits(1, 0.8, () => exponential(chance, 1));
    expect(mean).toBeGreaterThan(4.6);
    expect(mean).toBeLessThan(5.4);
  });

  test("one server, equal work (M/D/1): half the waiting", () => {
    const mean = meanOfVisits(1, 0.8, () => 1);
    expect(mean).toBeGreaterThan(2.85);
    expect(mean).toBeLessThan(3.15);
  });

  test("two servers, random work (M/M/2): Erlang's formula", () => {
    // 1 + C(2, 1.6) / (2 - 1.6), with C = 0.7111
    const mean = meanOfVisits(2, 1.6, () => exponential(chance, 1));
    expect(mean).toBeGreaterThan(2.6);
    expect(mean).toBeLessThan(2.95);
  });
});

test("a place that is taken is kept until it is given back, and the first in line gets it", () => {
  const clock = new Clock();
  const station = new Station("S", 1);
  const order: string[] = [];
  const job = (name: string): Task[] => [
    { take: station },
    { wait: name === "a" ? 5 : 1 },
    { give: station },
  ];
  for (const name of ["a", "b", "c"])
    clock.run(job(name), () => order.push(`${name} ${clock.now}`));
  clock.runUntil(10);
  expect(order).toEqual(["a 5", "b 6", "c 7"]);
  expect(station.utilisation(10)).toBeCloseTo(0.7);
});

test("what is done at once ends with the last", () => {
  const clock = new Clock();
  let end = 0;
  clock.run([{ all: [[{ wait: 3 }], [{ wait: 8 }], []] }, { wait: 1 }], () => (end = clock.now));
  clock.runUntil(20);
  expect(end).toBe(9);
});

test("chance is the same for the same seed, and a factor is 1 on average", () => {
  expect([chanceOf(3)(), chanceOf(3)()]).toEqual([chanceOf(3)(), chanceOf(3)()]);
  const chance = chanceOf(3);
  const factors = Array.from({ length: 50_000 }, () => factorOf(chance, 0.5));
  const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
  expect(mean).toBeCloseTo(1, 1);
});
