import { publicPath } from "#content/site/public-path.ts";
import type { ReactNode } from "react";
import { bookADemo as words } from "#content/site/pages/book-a-demo.ts";
import { enquiryWords } from "#content/enquiries/enquiry.ts";
import type { EnquiryField, EnquiryInput } from "#domain/enquiries/form.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { FoldedFields } from "#ui/folded.tsx";
import { Notice } from "#ui/notice.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { useSite } from "#parts/site/use-site.ts";
import {
  AskerFields,
  EmailField,
  LanguageField,
  LessonFields,
  TimeFields,
} from "#parts/enquiries/fields.tsx";

interface Props {
  values: EnquiryInput | undefined;
  invalidField: EnquiryField | null | undefined;
  error: string | undefined;
}

/** The form, which works without scripts. */
export function EnquiryForm(props: Props) {
  return (
    <form
      method="post"
      action={publicPath("/book-a-demo")}
      noValidate
      className="grid grid-cols-1 content-start gap-10 print:hidden"
    >
      {props.error && <Notice tone="danger">{props.error}</Notice>}
      <Group title={words.about}>
        <AskerFields labels={words.labels} {...props} />
      </Group>
      <Group title={words.lesson} isNarrow>
        <LessonFields {...props} />
      </Group>
      <Group title={words.when} hint={enquiryWords.zone}>
        <TimeFields {...props} />
      </Group>
      <FoldedFields
        title={words.more}
        isOpen={Boolean(props.values?.email) || props.invalidField === "email"}
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <EmailField isOwn {...props} />
          <LanguageField {...props} />
        </div>
      </FoldedFields>
      <div hidden>
        <TextField label={words.website} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <div className="max-w-2xl">
          <p className="text-muted">{words.privacy.text(useSite().enquiryDays)}</p>
          <a href={publicPath("/privacy")} className={textLinkClass}>
            {words.privacy.link}
          </a>
        </div>
        <Button className="px-6 text-lg">{words.submit}</Button>
      </div>
    </form>
  );
}

function Group(props: { title: string; hint?: string; isNarrow?: boolean; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-heading text-xl font-semibold">{props.title}</legend>
      {props.hint && <p className="-mt-2 mb-4 text-muted">{props.hint}</p>}
      <div className={`grid grid-cols-1 gap-5 ${props.isNarrow ? "" : "sm:grid-cols-2"}`}>
        {props.children}
      </div>
    </fieldset>
  );
}
