import { Form } from "react-router";
import { formatDateTime } from "#domain/shared/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { rowHeaderId, Table } from "#ui/records/table.tsx";
import { removeAdminMarker } from "#shell/admin-marker.ts";
import { messages, notices } from "#parts/account/messages.ts";

interface Session {
  id: string;
  device: string;
  openedAt: Date;
  seenAt: Date;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
  /** Whether the device gets notices. */
  hasPush: boolean;
}

/** A person's own sessions by device, with buttons to end one or all of them. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl font-semibold">{messages.devices}</h2>
      <p className="text-muted">{messages.devicesText}</p>
      <Table
        caption={messages.devices}
        rows={sessions}
        kept={{
          describe: ({ device }) => ({ name: device, text: notices["session-ended"] ?? "" }),
        }}
        columns={[
          {
            label: messages.device,
            cell: ({ device }) => device,
          },
          {
            label: messages.signedIn,
            cell: ({ openedAt }) => formatDateTime(openedAt),
            place: "below",
          },
          {
            label: messages.lastSeen,
            cell: ({ seenAt, isCurrent }) => (isCurrent ? messages.now : formatDateTime(seenAt)),
            place: "below",
          },
          {
            label: messages.actions,
            place: "actions",
            cell: ({ id, isCurrent, hasPush }) => (
              <div className="flex flex-wrap items-center gap-2 whitespace-normal">
                {isCurrent ? (
                  <Badge tone="success">{messages.thisDevice}</Badge>
                ) : (
                  <EndButton path={`/account/sessions/${id}/end`} of={id}>
                    {messages.signOut}
                  </EndButton>
                )}
                {hasPush && (
                  <EndButton path={`/account/sessions/${id}/reminders/end`} of={id}>
                    {messages.stopReminders}
                  </EndButton>
                )}
              </div>
            ),
          },
        ]}
      />
      {/* A plain form, not the router's: the home page is a static document. */}
      <form
        method="post"
        action="/account/sessions/end"
        onSubmit={removeAdminMarker}
        className="grid justify-items-start gap-3"
      >
        <p id="everywhere" className="text-muted">
          {messages.everywhereText}
        </p>
        <Button tone="danger" aria-describedby="everywhere">
          {messages.everywhere}
        </Button>
      </form>
    </section>
  );
}

function EndButton({ path, of, children }: { path: string; of: string; children: string }) {
  return (
    <Form method="post" action={path} preventScrollReset>
      <Button tone="quiet" aria-describedby={rowHeaderId(of)}>
        {children}
      </Button>
    </Form>
  );
}
