/** An ordered list of steps, each with its number in a diamond. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="grid grid-cols-1 content-start gap-3">
          <StepMark number={place + 1} />
          <h3 className="text-2xl font-semibold">{title}</h3>
          <p className="max-w-sm text-lg opacity-85">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function StepMark({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-4">
      <svg
        viewBox="0 0 72 72"
        width="72"
        height="72"
        className="shrink-0 forced-color-adjust-none fill-accent"
      >
        <path d={steppedDiamond} />
        <text
          x="36"
          y="46"
          textAnchor="middle"
          className="fill-on-accent font-heading text-3xl font-bold"
        >
          {number}
        </text>
      </svg>
      <span className="h-0 grow border-t-3 border-dotted border-accent" />
    </span>
  );
}

// A diamond whose edges have steps of six units.
const steppedDiamond =
  "M33 0h6v6h6v6h6v6h6v6h6v6h6v12h-6v6h-6v6h-6v6h-6v6h-6v6h-6v-6h-6v-6h-6v-6h-6v-6h-6v-6h-6v-12h6v-6h6v-6h6v-6h6v-6h6z";
