import { languageOfText } from "#content/shared/language-of-text.ts";
import { Badge } from "#ui/badge.tsx";
import { KeptList } from "#ui/kept/kept-list.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { openedFrom } from "#parts/office/return-to.ts";
import type { HomeView } from "./describe-home.ts";
import { describeLeft } from "./describe-left.ts";
import { messages } from "./messages.ts";
import { entryClass, Queue } from "./queue.tsx";

const home = "/admin-dashboard";

/** The students whose guardian has not answered, or has withdrawn the consent. */
export function Guardians({ guardians }: { guardians: HomeView["guardians"] }) {
  const { items, queue } = guardians;
  return (
    <Queue {...queue}>
      <KeptList
        items={items}
        describe={({ studentName }) => describeLeft(studentName)}
        className="grid gap-3"
        entryClass={`${entryClass} wrap-anywhere`}
      >
        {({ studentId, studentName, guardian, consent, since }) => (
          <div>
            <TextLink
              to={openedFrom(home, `${home}/students/${studentId}/guardian`)}
              preventScrollReset
              className="font-medium"
              lang={languageOfText(studentName)}
            >
              {studentName}
            </TextLink>
            <p className="mb-2 text-sm text-muted">{guardian}</p>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <Badge tone={consent === "withdrawn" ? "danger" : "caution"}>
                {messages[consent]}
              </Badge>
              {since}
            </p>
          </div>
        )}
      </KeptList>
    </Queue>
  );
}
