import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Items with the marks of this visit. A page marks what it shows as seen when it is read; read again
 * by itself, it would take the marks away from whoever is still looking.
 */
export function useVisitNews<Item extends { id: string; isNew: boolean }>(items: Item[]): Item[] {
  const { key } = useLocation();
  const [visit, setVisit] = useState({ key, items, marked: marksOf(items) });
  let { marked } = visit;
  if (visit.key !== key || visit.items !== items) {
    const kept = visit.key === key ? visit.marked : [];
    marked = new Set([...kept, ...marksOf(items)]);
    setVisit({ key, items, marked });
  }
  return items.map((item) => (marked.has(item.id) ? { ...item, isNew: true } : item));
}

function marksOf(items: { id: string; isNew: boolean }[]): Set<string> {
  return new Set(items.filter(({ isNew }) => isNew).map(({ id }) => id));
}
