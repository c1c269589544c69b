import { TextLink } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";

/** Lessons that wait, each a link to its page; nothing where there are none. */
export function WaitingLessons(props: {
  title: string;
  intro: string;
  lessons: readonly {
    id: string;
    student: string;
    about: string;
    state: string | null;
    ways?: readonly { label: string; to: string }[];
  }[];
}) {
  const { title, intro, lessons } = props;
  if (lessons.length === 0) return null;
  return (
    <>
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="text-sm text-muted">{intro}</p>
      <ul className="grid max-w-3xl divide-y divide-line">
        {lessons.map(({ id, student, about, state, ways }) => (
          <li key={id} className="py-1 wrap-anywhere">
            <Typed as={TextLink} to={`/admin-dashboard/lessons/${id}`}>
              {student}
            </Typed>
            {state && <p className="text-sm">{state}</p>}
            <p className="text-sm text-muted">{about}</p>
            {ways && (
              <p className="flex flex-wrap gap-x-4">
                {ways.map(({ label, to }) => (
                  <TextLink key={to} to={to}>
                    {label}
                    <span className="sr-only">: {student}</span>
                  </TextLink>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
