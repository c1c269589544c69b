import { lessonScopes, type LessonScope } from "#domain/timetable/series/series-change.ts";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { messages } from "#parts/teaching/tutor/messages.ts";

/** Which lessons of a weekly series a change concerns. */
export function ScopeField({ chosen, hint }: { chosen: LessonScope; hint?: string }) {
  return (
    <RadioGroup
      legend={messages.whichLessons}
      hint={hint}
      name="scope"
      choices={lessonScopes.map((id) => ({ id, name: messages.scopes[id] }))}
      chosen={chosen}
    />
  );
}
