import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Items with the "new" marks of this visit. Loading a page marks its items as seen, so a live update
 * of the same page would otherwise remove the marks while the student is still reading.
 */
export function useVisitNews<Item extends { id: string; isNew: boolean }>(items: Item[]): Item[] {
  const { key } = useLocation();
  const [visit, setVisit] = useState({ key, items, marked: marksOf(items) });
  let { marked } = visit;
  if (visit.key !== key || visit.items !== items) {
    const earlier = visit.key === key ? visit.marked : [];
    marked = new Set([...earlier, ...marksOf(items)]);
    setVisit({ key, items, marked });
  }
  return items.map((item) => (marked.has(item.id) ? { ...item, isNew: true } : item));
}

function marksOf(items: { id: string; isNew: boolean }[]): Set<string> {
  return new Set(items.filter(({ isNew }) => isNew).map(({ id }) => id));
}
