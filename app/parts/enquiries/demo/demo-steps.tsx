import { messages } from "./demo-messages.ts";
import type { DemoDescription } from "./describe-demo.ts";

const marks: Record<string, string> = {
  done: "border-success-text bg-success-ground text-success-text",
  current: "border-accent bg-accent text-on-accent",
  later: "border-edge text-muted",
};

/** What happens from the request to the first class, and how far it is. */
export function DemoSteps(props: {
  steps: DemoDescription["steps"];
  title: string;
  /** The level of the title. */
  heading: "h2" | "h3";
}) {
  const { steps, title, heading: Heading } = props;
  return (
    <section aria-labelledby="demo-steps" className="grid content-start gap-3">
      <Heading id="demo-steps" className="text-lg font-semibold">
        {title}
      </Heading>
      <ol className="grid gap-3">
        {steps.map(({ id, words, state }) => (
          <li
            key={id}
            aria-current={state === "current" ? "step" : undefined}
            className="flex items-center gap-3"
          >
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold ${marks[state]}`}
            >
              {state === "done" && "✓"}
            </span>
            <span className={state === "later" ? "text-muted" : "font-medium"}>
              {words}
              {state === "done" && <span className="sr-only"> ({messages.stepDone})</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
