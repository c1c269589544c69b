import { ClassCloth } from "#art/scenes/class-cloth.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

/** The cloth that grows by a diamond with each lesson attended. */
export function OwnCloth({ classes }: { classes: number }) {
  return (
    <TitledSection id="cloth" title={messages.cloth}>
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
    </TitledSection>
  );
}
