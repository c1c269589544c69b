import type { Lesson } from "../lesson.ts";
import type { Change, OfficeChange, Scene } from "./change.ts";
import { dayOfItsOwn, ofTutor } from "./lessons.ts";

const entry = ({ enquiryId }: Lesson) => ({
  action: "change-enquiry",
  subject_kind: "enquiry",
  subject_id: enquiryId,
});
const leadsTo: Change["leadsTo"] = ({ enquiryId }) => `/admin-dashboard/enquiries/${enquiryId}`;
const rows = () => ({ enquiry_events: 1 });

const demoForm = ({ accounts }: Scene) => ({
  tutor: `${accounts.people.tutor.id} mathematics`,
  date: dayOfItsOwn(),
  time: "21:00",
  minutes: "45",
  url: "https://meet.example/demo",
});

/** What the staff change about enquiries. */
export const enquiryChanges: OfficeChange[] = [
  {
    url: "/admin-dashboard/enquiries/:enquiryId/call",
    entry,
    fresh: ofTutor,
    leadsTo,
    rows,
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/next-step",
    entry,
    fresh: ofTutor,
    leadsTo,
    rows,
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/demo",
    entry,
    fields: (_, scene) => demoForm(scene),
    fresh: ofTutor,
    leadsTo,
    rows: () => ({ enquiry_events: 1, demo_lessons: 1, booked_times: 1 }),
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/demo/outcome",
    entry,
    fields: () => ({ outcome: "cancelled" }),
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      const path = `/admin-dashboard/enquiries/${lesson.enquiryId}/demo`;
      await scene.accounts.browsers.admin.post(path, demoForm(scene));
      return lesson;
    },
    leadsTo,
    rows: () => ({ enquiry_events: 1, booked_times: -1 }),
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/deletion",
    entry: (lesson) => ({ ...entry(lesson), action: "delete-enquiry" }),
    fresh: ofTutor,
    leadsTo: () => "/admin-dashboard/enquiries",
    rows: () => ({ enquiries: -1, enquiry_events: -1, erasures: 1 }),
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/owner",
    entry,
    fresh: ofTutor,
    leadsTo,
    rows,
  },
  {
    url: "/admin-dashboard/enquiries/:enquiryId/reopening",
    entry,
    fresh: async (scene) => {
      const lesson = await ofTutor(scene);
      const path = `/admin-dashboard/enquiries/${lesson.enquiryId}/loss`;
      await scene.accounts.browsers.admin.post(path, { reason: "price" });
      return lesson;
    },
    leadsTo,
    rows,
  },
];
