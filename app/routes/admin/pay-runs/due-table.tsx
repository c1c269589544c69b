import { Table } from "#ui/records/table.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { describeDue } from "./describe.ts";
import { messages } from "./messages.ts";

type Due = ReturnType<typeof describeDue>;

/** What is due to each tutor, with what is missing one press from setting it. */
export function DueTable({ tutors }: { tutors: Due[] }) {
  const lacks = ({ lacksTax, lacksAccount }: Due) => lacksTax || lacksAccount;
  return (
    <Table
      caption={messages.caption}
      rows={tutors}
      columns={[
        { label: messages.tutor, cell: ({ name, to }) => <TypedLink href={to}>{name}</TypedLink> },
        { label: messages.lessons, cell: ({ lessons }) => lessons, place: "wide" },
        { label: messages.gross, cell: ({ gross }) => gross, place: "wide" },
        { label: messages.tax, cell: ({ tax }) => tax, place: "wide" },
        {
          label: messages.net,
          cell: ({ net, isKept }) => (
            <span className="tabular-nums">{isKept ? messages.kept : net}</span>
          ),
          place: "badge",
        },
        { label: messages.thisYear, cell: ({ thisYear }) => thisYear, place: "widest" },
        {
          label: messages.missing,
          cell: ({ lacksTax, lacksAccount, payee, name }) =>
            (lacksTax || lacksAccount) && (
              <>
                {lacksTax && `${messages.noTax} `}
                {lacksAccount && `${messages.noAccount} `}
                <a href={payee} className={textLinkClass}>
                  {messages.setTax}
                  <span className="sr-only">: {name}</span>
                </a>
              </>
            ),
          place: (row) => (lacks(row) ? "below" : "wide"),
        },
      ]}
    />
  );
}
