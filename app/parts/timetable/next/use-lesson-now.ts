import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { lessonPhase, type LessonSpan } from "#domain/timetable/lesson.ts";
import { useServerNow } from "#ui/server-clock.ts";

/**
 * The present moment for the next lesson, in milliseconds since 1970. Once the lesson is over, the page
 * loads the one after it.
 */
export function useLessonNow({ startsAt, minutes }: LessonSpan, serverNow: number): number {
  const now = useServerNow(serverNow);
  const isPast = lessonPhase({ startsAt, minutes }, now) === "past";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isPast) void revalidate();
  }, [isPast, revalidate]);
  return now;
}
