import type { FunnelRow } from "./describe-funnel.ts";

/** The numbers of sources or months; a phone shows each row as a list. */
export function FunnelTable(props: { caption: string; first: string; rows: FunnelRow[] }) {
  const { caption, first, rows } = props;
  const labels = rows[0]?.cells.map(({ label }) => label) ?? [];
  return (
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
        {rows.map(({ id, name, cells }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map(({ label, value }) => (
              <td key={label} role="cell" data-label={label}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
