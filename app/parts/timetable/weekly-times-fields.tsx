import {
  asOnMondayField,
  canBeAsOnMonday,
  timesPerDay,
  toWeeklyTimeInputs,
  weekdays,
  weeklyTimeField,
  type WeeklyTime,
  type WeeklyTimeInput,
} from "#domain/timetable/week/hours.ts";
import { weekdayNames } from "#domain/timetable/week/weekdays.ts";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";
import type { WeeklyTimesRefusal } from "./weekly-times-form.ts";
import { weeklyTimesWords as words } from "./weekly-times-messages.ts";

/**
 * A group for each weekday, with From and To; a day may have several times. A box of Monday gives its times
 * to the days until Friday, whose own fields are hidden while it is ticked and keep what was typed.
 */
export function WeeklyTimesFields(props: {
  stored: readonly WeeklyTime[];
  refusal: WeeklyTimesRefusal | undefined;
}) {
  const { stored, refusal } = props;
  const inputs = refusal?.values ?? toWeeklyTimeInputs(stored);
  return (
    <>
      <p className="text-sm text-muted">{words.quarters}</p>
      <div className="group/times grid grid-cols-1 gap-4 sm:grid-cols-2">
        {weekdays.map((weekday) => (
          <Weekday
            key={weekday}
            weekday={weekday}
            lines={inputs.filter((input) => input.weekday === weekday)}
            invalidField={refusal?.field ?? null}
            isAsOnMonday={refusal?.isAsOnMonday}
          />
        ))}
      </div>
      {refusal && <Notice tone="danger">{refusal.error}</Notice>}
    </>
  );
}

const hiddenAsOnMonday = "group-has-[[name=asOnMonday]:checked]/times:hidden";

function Weekday(props: {
  weekday: number;
  lines: readonly WeeklyTimeInput[];
  invalidField: string | null;
  isAsOnMonday: boolean | undefined;
}) {
  const { weekday, lines, invalidField } = props;
  const [first, ...others] = lines;
  const isUsed = others.some(({ from, to }) => from !== "" || to !== "");
  return (
    <fieldset
      className={`${cardClass} grid min-w-0 content-start gap-2 p-4 ${canBeAsOnMonday(weekday) ? hiddenAsOnMonday : ""}`}
    >
      <legend className="px-1 font-semibold">{weekdayNames[weekday]}</legend>
      {first && <Line input={first} invalidField={invalidField} />}
      <details open={isUsed} className="print:hidden">
        <summary className={`flex min-h-11 cursor-pointer items-center ${inlineLinkClass}`}>
          {words.another}
        </summary>
        <div className="grid gap-2">
          {others.map((input) => (
            <Line key={input.row} input={input} invalidField={invalidField} />
          ))}
        </div>
      </details>
      {weekday === 1 && (
        <label className="choice justify-self-start print:hidden">
          <input
            type="checkbox"
            name={asOnMondayField}
            value="yes"
            defaultChecked={props.isAsOnMonday}
          />
          {words.asOnMonday}
        </label>
      )}
    </fieldset>
  );
}

function Line({ input, invalidField }: { input: WeeklyTimeInput; invalidField: string | null }) {
  const labels = timeLabels(input.row);
  return (
    <div className="grid grid-cols-2 gap-3">
      {(["from", "to"] as const).map((part) => {
        const name = weeklyTimeField(part, input);
        return (
          <TextField
            key={part}
            label={labels[part]}
            type="time"
            step={900}
            name={name}
            defaultValue={input[part]}
            invalid={invalidField === name}
          />
        );
      })}
    </div>
  );
}

/** The labels of a line of a day. @param row from 0 */
function timeLabels(row: number): { from: string; to: string } {
  const { from, to, starts, ends } = words;
  if (row === 0) return { from, to };
  const last = timesPerDay - 2;
  return { from: starts[Math.min(row - 1, last)] ?? from, to: ends[Math.min(row - 1, last)] ?? to };
}
