import type { Agent } from "node:http";
import type pg from "pg";
import { readPage } from "../support/request.ts";

/** An academy with its owner. */
export interface Asked {
  url: string;
  admin: string;
  agent: Agent;
  client: pg.ClientBase;
}

/**
 * Imports a statement in HDFC's layout, and reads its first page. Of ten lines one has a number that a
 * family has said, five a family's code, and four nothing.
 *
 * @returns how long both take, in milliseconds
 */
export async function importLines(asked: Asked, lines: number): Promise<number> {
  const { url, admin, agent, client } = asked;
  await client.query(
    `insert into payment_claims (family_id, paise, reference, claimed_as)
     select id, 60000, 500000000000 + n * 10, 'guardian'
     from generate_series(1, $1::int / 10) n
       join (select id, row_number() over (order by number) as place,
         count(*) over () as families from families) f on f.place = 1 + n % f.families`,
    [lines],
  );
  const { rows } = await client.query<{ number: number }>("select number from families");
  const day = new Date().toLocaleDateString("en-GB", { timeZone: "Asia/Kolkata" });
  const text = [
    "Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance",
    ...Array.from({ length: lines }, (_, index) => {
      const number = 500_000_000_000 + index + 1;
      const code = index % 2 === 0 ? "" : `-F${rows[index % rows.length]?.number ?? ""}`;
      const narration = `UPI-PAYER ${index}-PAYER@BANK-BENCH-${number}${code}`;
      return `${day},${narration},${day},0.00,600.00,0000${number},100000.00`;
    }),
  ].join("\n");
  const form = new FormData();
  form.set("text", "");
  form.set("file", new Blob([text], { type: "text/csv" }), "statement.csv");
  const begun = performance.now();
  const answer = await fetch(`${url}/admin-dashboard/fees/statements`, {
    method: "POST",
    body: form,
    headers: { cookie: admin, origin: url },
    redirect: "manual",
  });
  const to = answer.headers.get("location");
  if (!to) throw new Error(`the statement was answered with ${answer.status}`);
  await readPage(new URL(to, url).href, { cookie: admin, agent });
  return performance.now() - begun;
}
