import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { rowHeaderId, Table } from "#ui/records/table.tsx";
import { messages, notices } from "./messages.ts";

interface Passkey {
  id: string;
  name: string;
  added: string;
  used: string | null;
}

/** A person's passkeys, with a button to remove each. */
export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl font-semibold">{messages.own}</h2>
      {passkeys.length === 0 ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <Table
          caption={messages.own}
          rows={passkeys}
          kept={{ describe: ({ name }) => ({ name, text: notices["passkey-removed"] ?? "" }) }}
          columns={[
            {
              label: messages.name,
              cell: ({ name }) => name,
            },
            { label: messages.added, cell: ({ added }) => added, place: "below" },
            {
              label: messages.used,
              cell: ({ used }) => used ?? messages.neverUsed,
              place: "below",
            },
            {
              label: messages.actions,
              place: "actions",
              cell: ({ id }) => (
                <Form method="post" action={`/account/passkeys/${id}/removal`} preventScrollReset>
                  <Button tone="quiet" aria-describedby={rowHeaderId(id)}>
                    {messages.remove}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
