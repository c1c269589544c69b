import { languageOfText } from "#content/shared/language-of-text.ts";
import { Link } from "react-router";
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
              <Link
                to={to}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4 wrap-anywhere"
                lang={languageOfText(name)}
              >
                {name}
              </Link>{" "}
              {note}
            </li>
          ))}
        </ul>
      </Section>
    )
  );
}
