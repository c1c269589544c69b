import { ClassCloth } from "#art/scenes/class-cloth.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { messages } from "./messages.ts";

/** The cloth that grows by a diamond with each lesson attended. */
export function OwnCloth({ classes }: { classes: number }) {
  return (
    <section aria-labelledby="cloth" className="grid gap-2">
      <h2 id="cloth" className="text-xl font-semibold">
        {messages.cloth}
      </h2>
      <div className={`${gridCardClass} gap-3`}>
        <ClassCloth classes={classes} className="h-auto w-full max-w-xl" />
        {classes === 0 ? (
          <p className="text-muted">{messages.emptyCloth}</p>
        ) : (
          <p>
            {messages.attended(classes)} <span className="text-muted">{messages.eachLesson}</span>
          </p>
        )}
      </div>
    </section>
  );
}
