import { useTableLinks } from "#ui/table-links.ts";
import { TypedLink } from "#shell/typed.tsx";
import type { QualityView } from "./describe-quality.ts";
import { messages } from "./messages.ts";

type Tutor = QualityView["tutors"][number];

/**
 * The numbers of each tutor. A phone shows the name and, below it, the numbers other than 0 with their
 * names.
 */
export function TutorTable({ caption, tutors }: { caption: string; tutors: Tutor[] }) {
  const openLink = useTableLinks();
  const labels = tutors[0]?.numbers.map(({ label }) => label) ?? [];
  return (
    <div role="presentation" onClick={openLink}>
      <table role="table" className="quality">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[messages.tutor, ...labels].map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tutors.map(({ id, name, to, numbers }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                <TypedLink href={to}>{name}</TypedLink>
              </th>
              {numbers.map(({ label, value, to, isZero }) => (
                <td key={label} role="cell" data-label={label} className={isZero ? "is-zero" : ""}>
                  {to ? (
                    <a href={to} aria-label={`${label}: ${value}`}>
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
