import { Form } from "react-router";
import type { DemoRequestField, DemoRequestInput } from "#domain/enquiries/demo-request.ts";
import { SubmitButton } from "#ui/button.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./demo-messages.ts";
import type { DemoDescription } from "./describe-demo.ts";

const action = "/dashboard/demo";

interface DemoFormProps {
  demo: DemoDescription;
  /** The level of its titles. */
  heading: "h2" | "h3";
  /** What was submitted; by default what is stored. */
  values?: DemoRequestInput | undefined;
  error?: string | undefined;
  invalidField?: DemoRequestField | null | undefined;
}

/** The first two steps to the demo class: two times, and a phone number. */
export function DemoForm({ demo, heading: Heading, ...props }: DemoFormProps) {
  const { values, error, invalidField } = props;
  const field = fieldProps(values ?? demo.values, invalidField);
  const day = { type: "date", min: demo.earliest, max: demo.latest };
  const [send, sending] = demo.asked
    ? [messages.save, messages.saving]
    : [messages.ask, messages.asking];
  return (
    <Form method="post" action={action} noValidate className="grid gap-6">
      <div className="grid gap-3">
        <Heading className="text-lg font-semibold">{messages.timesTitle}</Heading>
        <p className="text-sm text-muted">{messages.timesHint}</p>
        <div className="grid max-w-md gap-4">
          <Choice legend={messages.first}>
            <TextField label={messages.date} {...day} {...field("firstDate")} />
            <TextField label={messages.time} type="time" {...field("firstTime")} />
          </Choice>
          <Choice legend={messages.second}>
            <TextField label={messages.date} {...day} {...field("secondDate")} />
            <TextField label={messages.time} type="time" {...field("secondTime")} />
          </Choice>
        </div>
      </div>
      <div className="grid max-w-sm gap-3">
        <Heading className="text-lg font-semibold">{messages.phoneTitle}</Heading>
        <TextField
          label={messages.phone}
          type="tel"
          autoComplete="tel"
          hint={messages.phoneHint}
          {...field("phoneNumber")}
        />
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <SubmitButton className="justify-self-start" action={action} pending={sending}>
        {send}
      </SubmitButton>
    </Form>
  );
}

function Choice({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">{children}</div>
    </fieldset>
  );
}
