import type { ReactNode } from "react";
import { IkatBand } from "#art/ikat-band.tsx";
import { cardClass } from "#ui/card.tsx";

/** The card of the next lesson, with which the homes of students and tutors begin. */
export function NextLessonCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="next-lesson" className={`${cardClass} overflow-hidden`}>
      <IkatBand variant="diamond" className="block" />
      <div className="grid gap-2 p-4 sm:p-6">
        <h2 id="next-lesson" className="font-semibold text-muted">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
