import { useState, type PointerEvent } from "react";
import type { AnswerPhoto } from "#data/homework/answers.ts";
import { penColours, signs, type PhotoMark, type Stroke } from "#domain/homework/marks.ts";
import { MarkShapes } from "#parts/homework/mark-shape.tsx";

interface PaperProps {
  photo: AnswerPhoto & { name: string };
  marks: readonly PhotoMark[];
  /** What a field of the tools says. */
  field: (name: string) => string;
  onMark: (mark: PhotoMark) => void;
  onNoWords: () => void;
}

/** How far the pen moves between two points that are kept, in pixels of the photo. */
const step = 4;

/** The photo: a press puts a sign, and the pen draws until it is lifted. Two fingers still zoom. */
export function Paper({ photo, marks, field, onMark, onNoWords }: PaperProps) {
  const { id, width, height, name } = photo;
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const placeOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - box.left) / box.width) * width),
      y: Math.round(((event.clientY - box.top) / box.height) * height),
    };
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    const { x, y } = placeOf(event);
    const colour = penColours.find((one) => one === field("colour")) ?? "red";
    const kind = signs.find((one) => one === field("tool"));
    if (!kind) {
      event.currentTarget.setPointerCapture(event.pointerId);
      return setStroke({ kind: "pen", colour, points: [x, y] });
    }
    const text = kind === "text" ? field("words").trim() : "";
    if (kind === "text" && text === "") return onNoWords();
    return onMark({ kind, colour, x, y, text });
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!stroke || !event.isPrimary) return;
    const { x, y } = placeOf(event);
    const [lastX = 0, lastY = 0] = stroke.points.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) < step) return;
    setStroke({ ...stroke, points: [...stroke.points, x, y] });
  };
  const end = () => {
    // A press without a movement is no line.
    if (stroke && stroke.points.length >= 4) onMark(stroke);
    setStroke(null);
  };
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-sunken">
      <img
        src={`/tutor-dashboard/photos/${id}`}
        alt={name}
        width={width}
        height={height}
        className="block h-auto w-full"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full cursor-crosshair touch-pinch-zoom select-none"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setStroke(null)}
      >
        <MarkShapes marks={[...marks, ...(stroke ? [stroke] : [])]} size={photo} />
      </svg>
    </div>
  );
}
