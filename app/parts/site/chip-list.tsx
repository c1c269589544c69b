import { useId } from "react";

/** A titled list of short names in boxes. */
export function ChipList({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h2 id={id} className="text-2xl font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item} className="rounded-control border border-line bg-surface px-3 py-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
