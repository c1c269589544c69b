import { makeEnquiry } from "#test/support/enquiries.ts";
import { fillUrl } from "#test/support/urls.ts";
import { newEmail, type AuditSetup, type Submission, type Submissions } from "./submission.ts";

const change =
  (fields: () => Record<string, string>, action = "change-enquiry") =>
  async (url: string, { academy, admin }: AuditSetup): Promise<Submission> => {
    const enquiryId = await makeEnquiry(academy);
    return {
      browser: admin.browser,
      path: fillUrl(url, { enquiryId }),
      fields: fields(),
      entry: { action, actor_id: admin.id, subject_kind: "enquiry", subject_id: enquiryId },
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
  "/admin-dashboard/enquiries/:enquiryId": change(() => ({ text: "Speaks Telugu." })),
  "/admin-dashboard/enquiries/:enquiryId/loss": change(() => ({ reason: "price" })),
  "/admin-dashboard/enquiries/:enquiryId/enrolment": change(
    () => ({
      name: "Ravi Kumar",
      email: newEmail(),
      selectedClass: "class-10",
      selectedSubjects: "mathematics",
    }),
    "enrol",
  ),
};
