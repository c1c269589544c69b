import { loadChildsHomework } from "#use-cases/homework/guardian-homework.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { typedList } from "#shell/typed.tsx";
import { HandedIn, Said, Task } from "#parts/homework/answer.tsx";
import { describeAnswered } from "#parts/homework/describe.ts";
import { messages as shared } from "#parts/homework/messages.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { takeNoForm } from "#shell/no-form.ts";
import { BackLink } from "#parts/guardians/page/back-link.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) => guardianTitle(matches, shared.homework);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { guardianToken, homeworkId } = params;
  const homework = await loadChildsHomework(context, guardianToken, homeworkId);
  return { homework: describeAnswered(homework, new Date()) };
}

export const action = takeNoForm(loader);

/** `/guardian/:guardianToken/homework/:homeworkId`: a child's homework, its answer and what was said of it. */
export default function ChildsHomework({ loaderData, params }: Route.ComponentProps) {
  const { homework } = loaderData;
  const page = `/guardian/${params.guardianToken}`;
  return (
    <>
      <header className="grid gap-1">
        <PageTitle>{shared.homework}</PageTitle>
        <p className="text-muted">{typedList([homework.studentName, homework.course])}</p>
      </header>
      <Task homework={homework} />
      <Said homework={homework} />
      {homework.handedIn ? (
        <HandedIn homework={homework} title={shared.answer} path={`${page}/photos`} />
      ) : (
        <p className="text-muted">{messages.noAnswer}</p>
      )}
      <BackLink to={page}>{messages.back}</BackLink>
    </>
  );
}
