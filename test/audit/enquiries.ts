import type { TestAcademy } from "#test/support/academy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { makeTutor } from "#test/support/people.ts";
import { fillUrl } from "#test/support/urls.ts";
import { newEmail, type Submissions } from "./submission.ts";

type Fields =
  | Record<string, string>
  | ((academy: TestAcademy) => Record<string, string> | Promise<Record<string, string>>);

const valuesOf = (fields: Fields, academy: TestAcademy) =>
  typeof fields === "function" ? fields(academy) : fields;

const demo = async (academy: TestAcademy) => {
  const tutor = await makeTutor(academy);
  return {
    tutor: `${tutor.id} mathematics`,
    date: "2040-01-01",
    time: "18:00",
    minutes: "45",
    url: "https://meet.example/demo",
  };
};

const change =
  (fields: Fields, action = "change-enquiry", before?: { path: string; fields: Fields }) =>
  async (url: string, { academy, admin }: Parameters<NonNullable<Submissions[string]>>[1]) => {
    const enquiryId = await makeEnquiry(academy);
    if (before) {
      await admin.browser.post(
        `/admin-dashboard/enquiries/${enquiryId}/${before.path}`,
        await valuesOf(before.fields, academy),
      );
    }
    return {
      browser: admin.browser,
      path: fillUrl(url, { enquiryId }),
      fields: await valuesOf(fields, academy),
      entry: {
        action,
        actor_id: admin.id,
        subject_kind: "enquiry",
        subject_id: enquiryId,
      },
    };
  };

/** What the staff do with enquiries. */
export const enquirySubmissions: Submissions = {
  "/admin-dashboard/enquiries/new": async (path, { admin }) => ({
    browser: admin.browser,
    path,
    fields: { name: "Lakshmi", phoneNumber: "+91 00000 00000", selectedClass: "class-9" },
    entry: { action: "add-enquiry", actor_id: admin.id, subject_kind: "enquiry" },
  }),
  "/admin-dashboard/enquiries/:enquiryId": change({ text: "Speaks Telugu." }),
  "/admin-dashboard/enquiries/:enquiryId/call": change({ note: "Asked for the fees." }),
  "/admin-dashboard/enquiries/:enquiryId/loss": change({ reason: "price" }),
  "/admin-dashboard/enquiries/:enquiryId/next-step": change({
    nextStep: "Call again",
    date: "2040-01-01",
    time: "18:00",
  }),
  "/admin-dashboard/enquiries/:enquiryId/demo": change(demo),
  "/admin-dashboard/enquiries/:enquiryId/demo/outcome": change(
    { outcome: "cancelled" },
    undefined,
    {
      path: "demo",
      fields: demo,
    },
  ),
  "/admin-dashboard/enquiries/:enquiryId/deletion": change({}, "delete-enquiry"),
  "/admin-dashboard/enquiries/:enquiryId/owner": change({ owner: "" }),
  "/admin-dashboard/enquiries/:enquiryId/enrolment": change(
    () => ({
      name: "Ravi Kumar",
      email: newEmail(),
      selectedClass: "class-10",
      selectedSubjects: "mathematics",
    }),
    "enrol",
  ),
  "/admin-dashboard/enquiries/:enquiryId/reopening": change({}, undefined, {
    path: "loss",
    fields: { reason: "price" },
  }),
};
