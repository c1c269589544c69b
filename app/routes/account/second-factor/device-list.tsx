import { Form } from "react-router";
import { formatDateTime } from "#domain/shared/dates.ts";
import { Button } from "#ui/button.tsx";
import { rowHeaderId, Table } from "#ui/records/table.tsx";
import { notices } from "#parts/account/messages.ts";
import { messages } from "./messages.ts";

interface Device {
  id: string;
  name: string;
  since: Date;
  until: Date;
}

/** The remembered devices, which need no code, with a button to forget each. */
export function DeviceList({ devices }: { devices: Device[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-semibold">{messages.devices}</h2>
      <p className="text-muted">{devices.length > 0 ? messages.devicesText : messages.noDevices}</p>
      {devices.length > 0 && (
        <Table
          caption={messages.devices}
          rows={devices}
          kept={{ describe: ({ name }) => ({ name, text: notices["device-forgotten"] ?? "" }) }}
          columns={[
            {
              label: messages.device,
              cell: ({ name }) => name,
            },
            { label: messages.since, cell: ({ since }) => formatDateTime(since), place: "below" },
            { label: messages.until, cell: ({ until }) => formatDateTime(until), place: "below" },
            {
              label: messages.actions,
              place: "actions",
              cell: ({ id }) => (
                <Form method="post" action={`/account/second-factor/devices/${id}/end`}>
                  <Button tone="quiet" aria-describedby={rowHeaderId(id)}>
                    {messages.forget}
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
