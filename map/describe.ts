import type { Import } from "./imports.ts";
import { floors, roomOf } from "./rooms.ts";

/** How many files of one room import how many of another's. */
export interface Arrow {
  from: string;
  to: string;
  imports: number;
}

/** The arrows between rooms, from the highest room. */
export function listArrows(imports: readonly Import[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const each of imports) {
    const [from, to] = [roomOf(each.from), roomOf(each.to)];
    if (from === to) continue;
    const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: 0 };
    arrow.imports++;
    arrows.set(`${from} ${to}`, arrow);
  }
  return [...arrows.values()].toSorted(
    (one, other) => height(one.from) - height(other.from) || height(one.to) - height(other.to),
  );
}

/** The pairs of rooms that import each other. */
export function listMutualPairs(arrows: readonly Arrow[]): [string, string][] {
  return arrows
    .filter(({ from, to }) => height(from) < height(to))
    .filter(({ from, to }) => arrows.some((back) => back.from === to && back.to === from))
    .map(({ from, to }) => [from, to]);
}

/** The imports of a floor by one below it. */
export function listAgainstStream(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => height(roomOf(from)) > height(roomOf(to)));
}

/** 0 for what lies above all floors. */
function height(room: string): number {
  return floors.findIndex((floor) => floor === room) + 1;
}
