import { usernameOf } from "#domain/account/student-sign-up.ts";
import type { EnquiryWords } from "#domain/enquiries/form.ts";
import type { Context } from "#request/context.ts";
import { enquiryCookie } from "#request/enquiry-cookie.ts";
import { readStudentProfile } from "#parts/account/profile-form.ts";
import { fieldsOf } from "#request/form.ts";

/** The `Set-Cookie` header that keeps what a family typed, for the sign-up that may follow. */
export function keepEnquiry(context: Context, enquiry: EnquiryWords): Promise<string> {
  const { asker, askerName, phone, email, classId, subjectIds } = enquiry;
  const typed = new URLSearchParams({ phoneNumber: phone ?? "", selectedClass: classId });
  // An account has the student's name and address; a parent gave their own, the guardian's.
  if (asker === "student") {
    typed.set("name", askerName);
    typed.set("email", email ?? "");
  }
  for (const id of subjectIds) typed.append("selectedSubjects", id);
  return enquiryCookie(context).serialize(typed.toString());
}

/** What this browser's family typed, as fields of the sign-up form; null for nothing. */
export async function readEnquiryForSignUp(context: Context, request: Request) {
  const typed: unknown = await enquiryCookie(context).parse(request.headers.get("cookie"));
  if (typeof typed !== "string" || typed === "") return null;
  const fields = fieldsOf(new URLSearchParams(typed));
  const profile = readStudentProfile(fields);
  return { ...profile, username: usernameOf(profile.name), email: fields.text("email") };
}

/** The `Set-Cookie` header that removes it. */
export function forgetEnquiry(context: Context): Promise<string> {
  return enquiryCookie(context).serialize("", { maxAge: 0 });
}
