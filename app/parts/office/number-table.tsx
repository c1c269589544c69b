import { usePlainLinks } from "#ui/plain-links.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";

/** A row of numbers under a name, such as those of a tutor. */
interface Row {
  id: string;
  name: string;
  to?: string | null;
  numbers: readonly { label: string; value: string; to?: string | null; isZero?: boolean }[];
}

/**
 * The numbers of each row, all with the same labels. A phone shows the name and, below it, the numbers
 * other than 0 with their labels.
 *
 * @param props.first the label of the names
 */
export function NumberTable(props: { caption: string; first: string; rows: readonly Row[] }) {
  const { caption, first, rows } = props;
  const openLink = usePlainLinks();
  const labels = rows[0]?.numbers.map(({ label }) => label) ?? [];
  return (
    <div role="presentation" onClick={openLink}>
      <table role="table" className="quality">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[first, ...labels].map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, name, to = null, numbers }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                <TypedLink href={to}>{name}</TypedLink>
              </th>
              {numbers.map(({ label, value, to: counted, isZero }) => (
                <td key={label} role="cell" data-label={label} className={isZero ? "is-zero" : ""}>
                  {counted ? (
                    <a href={counted} aria-label={`${label}: ${value}`}>
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
