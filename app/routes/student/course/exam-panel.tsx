import { useId } from "react";
import { examEmbed } from "#domain/teaching/embed.ts";
import { Button } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { SandboxedFrame } from "#ui/sandboxed-frame.tsx";
import { cardClass } from "#ui/card.tsx";
import { messages as shared } from "#parts/teaching/student/messages.ts";
import { Typed } from "#shell/typed.tsx";
import { messages } from "./messages.ts";

interface Exam {
  title: string;
  url: string;
}

/** The open exam: beside the course on a wide screen, below it on a phone. */
export function ExamPanel({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const titleId = useId();
  const form = examEmbed(exam.url);
  if (!form) return null;
  return (
    <section
      aria-labelledby={titleId}
      className={`${cardClass} grid content-start gap-2 p-3 xl:sticky xl:top-4 xl:h-[calc(100dvh-2rem)] xl:grid-rows-[auto_1fr]`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Typed as="h2" id={titleId} className="min-w-0 text-lg font-semibold">
          {exam.title}
        </Typed>
        <div className="flex flex-wrap items-center gap-x-4">
          <ExternalLink href={exam.url} newTab={shared.newTab}>
            {messages.openInNewTab}
          </ExternalLink>
          <Button type="button" tone="quiet" onClick={onClose}>
            {messages.closeExam}
          </Button>
        </div>
      </div>
      <SandboxedFrame
        title={exam.title}
        src={form.src}
        sandbox="allow-forms"
        sendsOrigin={false}
        className="h-[80dvh] w-full rounded-control bg-sunken xl:h-full"
      />
    </section>
  );
}
