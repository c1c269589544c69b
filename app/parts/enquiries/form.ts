import type { Fields } from "#request/form.ts";
import type { EnquiryInput } from "#domain/enquiries/form.ts";

/** Reads the fields of an enquiry; all others are ignored. */
export function readEnquiryForm(form: Fields): EnquiryInput {
  return {
    name: form.text("name"),
    asker: form.text("asker"),
    phoneNumber: form.text("phoneNumber"),
    email: form.text("email"),
    selectedClass: form.text("selectedClass"),
    selectedSubjects: form.all("selectedSubjects"),
    firstDate: form.text("firstDate"),
    firstTime: form.text("firstTime"),
    secondDate: form.text("secondDate"),
    secondTime: form.text("secondTime"),
    language: form.text("language"),
  };
}
