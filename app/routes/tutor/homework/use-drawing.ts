import { useState } from "react";
import { markLimits, type PhotoMark } from "#domain/homework/marks.ts";

/** What is drawn on a photo, before it is saved. */
export function useDrawing(drawn: readonly PhotoMark[]) {
  const [marks, setMarks] = useState(drawn);
  return {
    marks,
    add: (mark: PhotoMark) =>
      setMarks((before) => (before.length < markLimits.marks ? [...before, mark] : before)),
    undo: () => setMarks((before) => before.slice(0, -1)),
  };
}
