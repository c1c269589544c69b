import { accountLimits } from "#domain/account/account.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { meeting as words } from "#content/enquiries/meeting.ts";
import { Button } from "#ui/button.tsx";
import { useSite } from "#parts/site/use-site.ts";
import { CheckboxGroup, SelectField, TextArea, TextField } from "#ui/field.tsx";

const group = "min-w-0 grid grid-cols-1 gap-5 sm:grid-cols-2";
// The form's values are words, because the request is a text that a person reads.
const asChoice = (name: string) => ({ id: name, name });

const legend = "mb-4 font-heading text-xl font-semibold";

/**
 * The meeting form (§5). It sends no request (§2): `schedule.ts` shows the result in the page, with
 * the academy's name and contacts from the attributes. With
 * the method "dialog", submitting does nothing even if the script fails to load.
 */
export function MeetingForm() {
  const { name, email } = useSite().academy;
  const { optional } = words;
  return (
    <form
      method="dialog"
      noValidate
      data-meeting
      data-academy={name}
      data-email={email}

      className="grid grid-cols-1 gap-10 noscript:hidden"
    >
      <fieldset className={group}>
        <legend className={legend}>{words.when}</legend>
        <TextField label={words.date} name="date" type="date" required />
        <TextField label={words.time} name="time" type="time" required hint={words.zone} />
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{words.who}</legend>
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          maxLength={accountLimits.name}
          required
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={accountLimits.email}
          required
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={accountLimits.phoneNumber}
          required
        />
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{words.about}</legend>
        <SelectField
          label={words.grade}
          name="grade"
          optional={optional}
          choices={classes.map(({ name }) => asChoice(name))}
          placeholder={words.choose}
        />
        <SelectField
          label={words.subject}
          name="subject"
          optional={optional}
          choices={subjects.map(({ name }) => asChoice(name))}
          placeholder={words.choose}
        />
        <div className="grid grid-cols-1 gap-5 sm:col-span-2">
          <TextField label={words.topic} name="topic" optional={optional} maxLength={200} />
          <CheckboxGroup
            legend={words.services}
            name="services"
            choices={words.serviceChoices.map(asChoice)}
            chosen={[]}
          />
          <TextArea label={words.message} name="message" optional={optional} maxLength={1000} />
        </div>
      </fieldset>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p
          id="meeting-problem"
          role="alert"
          className="w-full rounded-control border-l-4 border-danger-text bg-danger-ground px-4 py-3 text-danger-text empty:hidden"
        />
        <Button className="px-6 text-lg">{words.submit}</Button>
      </div>
    </form>
  );
}
