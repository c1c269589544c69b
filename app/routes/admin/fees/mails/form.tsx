import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** Whether a family is reminded of open invoices, and the way to change it. @param path of the family */
export function Reminders({ path, isOn }: { path: string; isOn: boolean }) {
  return (
    <Form
      method="post"
      action={`${path}/reminders`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <span>{isOn ? messages.reminded : messages.notReminded}</span>
      {!isOn && <input type="hidden" name="send" value="on" />}
      <Button tone="quiet">{isOn ? messages.stop : messages.start}</Button>
    </Form>
  );
}
