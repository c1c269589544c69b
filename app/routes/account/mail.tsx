import { Form } from "react-router";
import { readForm } from "#request/form.ts";
import { chooseMails, loadMailChoices } from "#use-cases/account/mail-choices.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { SubmitButton } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { CheckboxGroup } from "#ui/field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/mail.ts";
import { ArrivalsChoice } from "./arrivals-choice.tsx";
import { messages } from "#parts/account/mail-messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const account = "/account";

export function loader({ context }: Route.LoaderArgs) {
  return loadMailChoices(context);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  await chooseMails(context, {
    chosen: form.all("mails"),
    pushed: form.all("pushes"),
    arrivals: form.text("arrivals"),
  });
  return redirectWithFlashMessage(context, account, "mails-chosen");
}

/** The dialog in which a person chooses what they are told, by email and on their devices. */
export default function ChooseMails({ loaderData }: Route.ComponentProps) {
  const { groups, chosen, arrivals, pushGroups, pushed } = loaderData;
  const choices = groups.flatMap((id) =>
    id === "arrivals" ? [] : [{ id, name: messages.groups[id] }],
  );
  return (
    <Dialog title={messages.title} closeTo={account}>
      <Form method="post" noValidate preventScrollReset className="grid gap-6">
        {choices.length > 0 && (
          <CheckboxGroup
            legend={messages.legend}
            name="mails"
            choices={choices}
            chosen={chosen}
            layout="column"
          />
        )}
        {arrivals && <ArrivalsChoice chosen={arrivals} />}
        {pushGroups.length > 0 && (
          <div className="grid gap-1">
            <CheckboxGroup
              legend={messages.pushLegend}
              name="pushes"
              choices={pushGroups.map((id) => ({ id, name: messages.pushGroups[id] }))}
              chosen={pushed}
              layout="column"
            />
            <p className="text-sm text-muted">
              {messages.pushText} <TextLink to="/account/reminders">{messages.pushLink}</TextLink>
            </p>
          </div>
        )}
        <div className="grid gap-1">
          <h3 className="font-medium">{messages.always}</h3>
          <p className="text-sm text-muted">
            {arrivals ? messages.alwaysTextForAdmins : messages.alwaysText}
          </p>
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          <SubmitButton pending={messages.saving}>{messages.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
