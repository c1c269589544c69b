import { messages } from "./messages.ts";
import { typed } from "#shell/typed.tsx";

/** A titled list of labels and their values. */
export function FactList({ title, facts }: { title: string; facts: [string, string][] }) {
  return (
    <section aria-label={title} className="grid gap-2 rounded-control bg-sunken p-4">
      <h2 className="font-semibold">{title}</h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([label, text]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="whitespace-pre-line">{typed(text) || messages.nothing}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
