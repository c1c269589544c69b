import { data, Form } from "react-router";
import { standardChapters } from "#content/teaching/syllabus/all.ts";
import { classes, className, subjectName, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { classIds, subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { checkChapters, isSameList, readChapters } from "#domain/teaching/chapter-list.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { largeForm, readForm } from "#request/form.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, SubmitButton } from "#ui/button.tsx";
import { SelectField, TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle, TitledSection } from "#ui/page-title.tsx";
import { Card } from "#ui/card.tsx";
import { loadOwnSyllabi, resetChapters, saveChapters } from "#use-cases/teaching/syllabus.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { pageOfChoice, readChoice, resetOfChoice, syllabusPage } from "./choice.ts";
import { describeList } from "./describe-list.ts";
import { describeProblem } from "./describe-problem.ts";
import { messages } from "./messages.ts";
import { HowToName, Named } from "./names.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams);
  const own = await loadOwnSyllabi(context, choice);
  const isOwn = (classId: string, subjectId: string) =>
    own.some((list) => list.classId === classId && list.subjectId === subjectId);
  return {
    classes: classes.map(({ id, name }) => ({ id, name })),
    subjects: subjects.map(({ id, name }) => ({ id, name })),
    asked: { class: url.searchParams.get("class"), subject: url.searchParams.get("subject") },
    list: choice && {
      page: pageOfChoice(choice),
      reset: resetOfChoice(choice),
      name: messages.listName(subjectName(choice.subjectId), className(choice.classId)),
      isOwn: isOwn(choice.classId, choice.subjectId),
      ...describeList(choice, own.find((list) => list.own !== null)?.own ?? null),
    },
    // In the catalogue's order.
    ownLists: classIds.flatMap((classId) =>
      subjectIds
        .filter((subjectId) => isOwn(classId, subjectId))
        .map((subjectId) => ({
          to: pageOfChoice({ classId, subjectId }),
          name: messages.listName(subjectName(subjectId), className(classId)),
        })),
    ),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const text = (await readForm(request, context, largeForm)).text("chapters");
  const refuse = (error: string) => data({ error, text }, { status: 400 });
  const choice = readChoice(url.searchParams);
  if (choice === null) return refuse(messages.notChosen);
  const problem = checkChapters(text);
  if (problem) return refuse(describeProblem(problem));
  const own = readChapters(text);
  const standard = standardChapters(choice.classId, choice.subjectId);
  // So that later versions of the standard list are used too.
  const isStandard = isSameList(own, { chapters: standard, names: {} });
  if (isStandard) await resetChapters(context, choice);
  else await saveChapters(context, choice, own);
  const name = messages.listName(subjectName(choice.subjectId), className(choice.classId));
  return redirectAbout(context, pageOfChoice(choice), "chapters-saved", name);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/syllabus`: the chapters of each class and subject. */
export default function Syllabus({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, list, ownLists } = loaderData;
  return (
    <>
      <PageTitle as="h2">{messages.title}</PageTitle>
      <p className="max-w-prose text-muted">{messages.text}</p>
      <Form
        key={`${asked.class} ${asked.subject}`}
        action={syllabusPage}
        className="grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <SelectField
          label={messages.class}
          name="class"
          choices={loaderData.classes}
          placeholder={messages.choose}
          defaultValue={asked.class ?? ""}
        />
        <SelectField
          label={messages.subject}
          name="subject"
          choices={loaderData.subjects}
          placeholder={messages.choose}
          defaultValue={asked.subject ?? ""}
        />
        <Button tone="quiet" className="justify-self-start">
          {messages.show}
        </Button>
      </Form>
      {list ? (
        <ChapterList key={list.page} list={list} refusal={actionData} />
      ) : (
        actionData && <Notice tone="danger">{actionData.error}</Notice>
      )}
      <TitledSection
        size="small"
        title={messages.ownLists}
        heading="h3"
        className="grid max-w-3xl gap-2"
      >
        {ownLists.length === 0 ? (
          <p className="text-muted">{messages.noOwnLists}</p>
        ) : (
          <ul className="flex flex-wrap gap-x-6">
            {ownLists.map(({ to, name }) => (
              <li key={to}>
                <TextLink to={to}>{name}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
    </>
  );
}

type List = NonNullable<Route.ComponentProps["loaderData"]["list"]>;

/** The chosen list, with the form that changes it. */
function ChapterList(props: { list: List; refusal: Route.ComponentProps["actionData"] }) {
  const { list, refusal } = props;
  const { number, stored } = list;
  return (
    <Card aria-labelledby="chapter-list" className="max-w-3xl gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="chapter-list" className="text-lg font-semibold">
          {list.name}
        </h3>
        {number > 0 && (
          <>
            <span className="text-muted">{messages.number(number)}</span>
            <Badge tone={list.isOwn ? "caution" : "success"}>
              {list.isOwn ? messages.own : messages.standard}
            </Badge>
          </>
        )}
      </div>
      {number === 0 && <p className="text-muted">{messages.none}</p>}
      <Form
        // A saved list is shown as it is stored.
        key={stored}
        id="chapters"
        method="post"
        action={list.page}
        preventScrollReset
        className="grid gap-4"
      >
        <TextArea
          label={messages.chapters}
          name="chapters"
          lang="en"
          hint={messages.hint}
          rows={Math.max(8, number + 2)}
          invalid={refusal?.text !== undefined}
          defaultValue={refusal?.text ?? stored}
        />
        <HowToName />
        {refusal && <Notice tone="danger">{refusal.error}</Notice>}
      </Form>
      {list.named && <Named {...list.named} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form="chapters" action={syllabusPage} pending={messages.saving}>
          {messages.save}
        </SubmitButton>
        {list.isOwn && (
          <Form method="post" action={list.reset} preventScrollReset>
            <Button tone="quiet">{messages.reset}</Button>
          </Form>
        )}
      </div>
    </Card>
  );
}
