import { Form, redirect, useRouteLoaderData } from "react-router";
import { compareNames } from "#domain/shared/fold-text.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { contentKinds } from "#domain/teaching/content-kind.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { SelectField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { loader as layoutLoader } from "../layout.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { requireContentKind, sectionOf } from "#parts/teaching/tutor/sections.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

/** With a student and a kind it leads to the dialog that adds it; that one checks whose they are. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const section = searchParams.get("section");
  if (section === null) return { isMissing: false };
  requireContentKind(section);
  const assignmentId = searchParams.get("assignment") ?? "";
  if (!isRecordId(assignmentId)) return { isMissing: true };
  return redirect(`/tutor-dashboard/${assignmentId}/${section}/add`);
}

/** The home's Add: for which student, and what. */
export default function ChooseStudent({ loaderData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  const students = layout?.assignments.toSorted((a, b) =>
    compareNames(a.studentName, b.studentName),
  );
  const choices = students?.map(({ id, studentName, course }) => ({
    id,
    name: `${studentName} · ${course}`,
  }));
  const isOnly = choices?.length === 1;
  return (
    <Dialog title={messages.title} closeTo="/tutor-dashboard">
      <Form className="grid gap-4">
        <SelectField
          label={messages.student}
          name="assignment"
          choices={choices ?? []}
          placeholder={messages.choose}
          defaultValue={isOnly ? choices[0]?.id : ""}
          invalid={loaderData.isMissing}
          required
        />
        {loaderData.isMissing && <Notice tone="danger">{messages.missing}</Notice>}
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{messages.what}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {contentKinds.map((kind) => (
              <Button
                key={kind}
                tone="quiet"
                name="section"
                value={sectionOf(kind)}
                disabled={!layout?.canManage}
              >
                {shared.add[kind]}
              </Button>
            ))}
          </div>
        </fieldset>
        <div className="flex justify-end">
          <CancelButton>{messages.cancel}</CancelButton>
        </div>
      </Form>
    </Dialog>
  );
}
