import type { PointerEvent as ReactPointerEvent } from "react";

/** Where a lesson was dropped. */
export interface Drop {
  lessonId: string;
  /** When it started, in milliseconds since 1970. */
  was: number;
  /** YYYY-MM-DD */
  date: string;
  /** Minutes since midnight, in quarter hours. */
  minutes: number;
}

/** A smaller movement is a press of the lesson's link. */
const threshold = 6;

/** The place of a lesson whose upper edge is at a point of the window; null outside of the table. */
function placeAt(
  x: number,
  y: number,
): (Pick<Drop, "date" | "minutes"> & { cell: Element }) | null {
  const cell = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("td[data-date]"))
    .find((found) => found !== null);
  const { date, hour } = cell?.dataset ?? {};
  if (!cell || !date) return null;
  const { top, height } = cell.getBoundingClientRect();
  const quarters = Math.min(3, Math.max(0, Math.floor(((y - top) / height) * 4)));
  return { cell, date, minutes: Number(hour) * 60 + quarters * 15 };
}

/**
 * Begins to drag a lesson of the week's table with a mouse or a pen. A finger scrolls the page: there
 * the lesson's form moves it.
 *
 * @param drop is called once it was dropped at another place
 */
export function startDrag(pressed: ReactPointerEvent<HTMLElement>, drop: (at: Drop) => void): void {
  const { target, clientX, clientY, button, pointerType } = pressed;
  const lesson = target instanceof Element ? target.closest<HTMLElement>("[data-start]") : null;
  const { lesson: lessonId, start } = lesson?.dataset ?? {};
  if (!lesson || !lessonId || !start || button !== 0 || pointerType === "touch") return;
  const { top, height } = lesson.getBoundingClientRect();
  // Half a quarter hour below the upper edge, so that the nearest quarter is chosen.
  const edge = clientY - top - Math.min(height / 8, 10);
  const ends = new AbortController();
  const { signal } = ends;
  let isMoving = false;
  let place: ReturnType<typeof placeAt> = null;

  const stop = () => {
    ends.abort();
    place?.cell.classList.remove("is-target");
    lesson.classList.remove("is-moving");
    lesson.style.transform = "";
  };
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    isMoving ||= Math.hypot(x, y) > threshold;
    if (!isMoving) return;
    lesson.classList.add("is-moving");
    lesson.style.transform = `translate(${x}px, ${y}px)`;
    place?.cell.classList.remove("is-target");
    place = placeAt(event.clientX, event.clientY - edge);
    place?.cell.classList.add("is-target");
  };
  const end = () => {
    const at = place;
    stop();
    if (!isMoving) return;
    // The press that ends it is not one of the link's.
    window.addEventListener("click", (event) => event.preventDefault(), {
      capture: true,
      once: true,
      signal: AbortSignal.timeout(100),
    });
    if (at) drop({ lessonId, was: Number(start), date: at.date, minutes: at.minutes });
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", stop, { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && stop(), { signal });
  // Browsers drag the link itself otherwise.
  window.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}
