import { admins } from "../answers.ts";
import type { Change } from "./change.ts";
import { ofTutor } from "./lessons.ts";

const answers = admins("changes", "enquiries");
const leadsTo: Change["leadsTo"] = ({ enquiryId }) => `/admin-dashboard/enquiries/${enquiryId}`;
const rows = () => ({ enquiry_events: 1 });

/** What the staff change about enquiries. */
export const enquiryChanges: Change[] = [
  {
    url: "/admin-dashboard/enquiries/:enquiryId/call",
    answers,
    fresh: ofTutor,
    leadsTo,
    rows,
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/next-step",
    answers,
    fresh: ofTutor,
    leadsTo,
    rows,
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/demo",
    answers,
    fields: () => ({ step: "demo-booked" }),
    fresh: ofTutor,
    leadsTo,
    rows,
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/deletion",
    answers,
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/enquiries",
    rows: () => ({ enquiries: -1, enquiry_events: -1, erasures: 1 }),
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/owner",
    answers,
    fresh: ofTutor,
    leadsTo,
    rows,
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/reopening",
    answers,
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      const path = `/admin-dashboard/enquiries/${lesson.enquiryId}/loss`;
      await scene.world.browsers.admin.post(path, { reason: "price" });
      return lesson;
    },
    leadsTo,
    rows,
  },
];
