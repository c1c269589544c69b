import { typed } from "#shell/typed.tsx";
/** Labels and values of a lesson. */
export function FactList({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">{typed(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
