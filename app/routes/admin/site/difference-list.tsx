import type { DescribedSection } from "./describe-differences.ts";
import { TitledCard } from "#ui/card.tsx";

/** What changes, section by section, as plain texts before and after. */
export function DifferenceList(props: {
  sections: readonly DescribedSection[];
  words: { before: string; after: string; empty: string };
}) {
  const { sections, words } = props;
  return sections.map(({ id, name, by, fields }) => (
    <TitledCard key={id} title={name} heading="h3" className="min-w-0 gap-3">
      {by && <p className="text-sm text-muted">{by}</p>}
      {fields.map(({ path, label, lang, before, after }) => (
        <div key={path} className="grid min-w-0 gap-2 border-t border-line pt-3">
          <h4 className="font-medium wrap-anywhere">{label}</h4>
          <dl className="grid min-w-0 gap-3 md:grid-cols-2">
            {[[words.before, before] as const, [words.after, after] as const].map(
              ([name, text]) => (
                <div key={name} className="min-w-0">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd lang={text ? lang : undefined} className="whitespace-pre-wrap wrap-anywhere">
                    {text || words.empty}
                  </dd>
                </div>
              ),
            )}
          </dl>
        </div>
      ))}
    </TitledCard>
  ));
}
