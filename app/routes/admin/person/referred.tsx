import { TextLink } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { PersonText } from "./describe-person.ts";
import { Section } from "./section.tsx";

/** The students who named a person when they signed up; nothing where there is none. */
export function Referred({ person }: { person: Pick<PersonText, "referred" | "allReferred"> }) {
  const { referred, allReferred } = person;
  return (
    referred && (
      <Section title={referred.title} all={allReferred}>
        <ul>
          {referred.students.map(({ name, to, note }) => (
            <li key={to}>
              <Typed as={TextLink} to={to} className="wrap-anywhere">
                {name}
              </Typed>{" "}
              {note}
            </li>
          ))}
        </ul>
      </Section>
    )
  );
}
