import type { SeriesInput } from "#domain/timetable/series/series-form.ts";
import { CheckboxGroup, TextArea, TextField } from "#ui/field.tsx";
import { FoldedFields } from "#ui/folded.tsx";
import { labels, messages as content } from "#parts/teaching/content/content-messages.ts";
import { LengthField } from "#parts/timetable/length-field.tsx";
import { UrlField } from "#parts/teaching/content/url-field.tsx";
import { messages, weekdays } from "./messages.ts";

// Whole class names, so that the styles are made for them: a day's time is shown once it is chosen.
const shownWithDay = {
  "1": "hidden group-has-[[name=days][value='1']:checked]/days:block",
  "2": "hidden group-has-[[name=days][value='2']:checked]/days:block",
  "3": "hidden group-has-[[name=days][value='3']:checked]/days:block",
  "4": "hidden group-has-[[name=days][value='4']:checked]/days:block",
  "5": "hidden group-has-[[name=days][value='5']:checked]/days:block",
  "6": "hidden group-has-[[name=days][value='6']:checked]/days:block",
  "7": "hidden group-has-[[name=days][value='7']:checked]/days:block",
};

/** The inputs of a weekly series. */
export function SeriesFields({ typed, invalid }: { typed: SeriesInput; invalid: string | null }) {
  const input = (name: "title" | "description" | "url" | "time" | "minutes") => ({
    name,
    label: labels[name],
    defaultValue: typed[name],
    invalid: invalid === name,
  });
  const dayInput = (name: "firstDay" | "lastDay" | "lessons") => ({
    name,
    label: messages[name],
    defaultValue: typed[name],
    invalid: invalid === name,
  });
  return (
    <div className="group/days grid gap-4">
      <TextField {...input("title")} />
      <TextArea {...input("description")} rows={2} />
      <UrlField {...input("url")} placeholder={content.urlPlaceholder} />
      <CheckboxGroup
        legend={messages.days}
        name="days"
        choices={weekdays}
        chosen={typed.days}
        invalid={invalid === "days"}
      />
      <TextField {...input("time")} type="time" hint={content.timeHint} />
      <DayTimes typed={typed} invalid={invalid} />
      <LengthField {...input("minutes")} />
      <TextField {...dayInput("firstDay")} type="date" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...dayInput("lastDay")}
          type="date"
          optional={content.optional}
          hint={messages.lastDayHint}
        />
        <TextField
          {...dayInput("lessons")}
          inputMode="numeric"
          optional={content.optional}
          hint={messages.lessonsHint}
        />
      </div>
    </div>
  );
}

function DayTimes({ typed, invalid }: { typed: SeriesInput; invalid: string | null }) {
  const isOpen = Object.values(typed.dayTimes).some(Boolean);
  return (
    <FoldedFields title={messages.differentTimes} isOpen={isOpen}>
      <p className="text-sm text-muted">{messages.differentTimesHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {weekdays.map(({ id, name }) => (
          <div key={id} className={shownWithDay[id]}>
            <TextField
              type="time"
              name={`time-${id}`}
              label={messages.timeOn(name)}
              defaultValue={typed.dayTimes[id]}
              invalid={invalid === `time-${id}`}
            />
          </div>
        ))}
      </div>
    </FoldedFields>
  );
}
