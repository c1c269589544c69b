import { publicPath } from "#content/site/public-path.ts";
import type { Question } from "#content/site/pages/faq.ts";
import { Markdown } from "#parts/site/markdown.tsx";
import { textLinkClass } from "#ui/text-link.tsx";

/** Questions of which one is open at a time (§4); the browser ensures it by their shared name. */
export function Accordion({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid grid-cols-1 content-start border-b border-line">
      {questions.map(({ question, answer, link, lang }) => (
        <details
          key={question}
          lang={lang}
          name="faq"
          className="group border-t border-line print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-heading text-xl font-semibold group-open:text-link hover:text-link [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden="true"
              className="mr-2 size-3 shrink-0 rotate-45 border-r-3 border-b-3 border-danger transition-transform group-open:-rotate-135"
            />
          </summary>
          <Markdown texts={[answer]} className="max-w-prose pb-4 text-lg" />
          {link && (
            <p className="pb-4">
              <a
                lang={link.lang}
                href={publicPath(link.href)}
                className={`${textLinkClass} font-medium`}
              >
                {link.label}
              </a>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
