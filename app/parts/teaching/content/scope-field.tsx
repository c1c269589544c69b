import { lessonScopes, type LessonScope } from "#domain/timetable/series/series-change.ts";
import { messages } from "#parts/teaching/tutor/messages.ts";

/** Which lessons of a weekly series a change concerns. */
export function ScopeField({ chosen, hint }: { chosen: LessonScope; hint?: string }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">{messages.whichLessons}</legend>
      {lessonScopes.map((scope) => (
        <label
          key={scope}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 py-2 has-checked:border-link has-checked:bg-sunken"
        >
          <input
            type="radio"
            name="scope"
            value={scope}
            defaultChecked={scope === chosen}
            className="size-5 shrink-0 accent-brand"
          />
          {messages.scopes[scope]}
        </label>
      ))}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}
