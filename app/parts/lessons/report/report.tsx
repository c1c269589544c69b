import type { DescribedReport } from "./describe.ts";
import { Typed, typed } from "#shell/typed.tsx";

/** What a tutor reports about a lesson. */
export function Report({ of: { lines, note } }: { of: DescribedReport }) {
  return (
    <div className="grid gap-2 wrap-anywhere">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {lines.map(({ label, text }) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            <Typed as="dd" className="whitespace-pre-line">
              {text}
            </Typed>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{note}</p>
    </div>
  );
}

/** The same, for lists: one line that opens it. */
export function FoldedReport(props: { of: DescribedReport; isOpen?: boolean }) {
  const { of, isOpen } = props;
  return (
    <details open={isOpen} className="w-full">
      <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
        {typed(of.summary)}
      </summary>
      <div className="pb-2">
        <Report of={of} />
      </div>
    </details>
  );
}
