import { count } from "#content/shared/count.ts";

export const messages = {
  pageTitle: "Your Hours",
  title: "Your Hours",
  text: "When you teach, week by week. The academy plans new students into these hours, and you are warned when a lesson lies outside them.",
  unknown:
    "You haven't told us your hours yet. Until you do, they count as unknown, not as always free, and other tutors are suggested first.",
  room: "Meeting room",
  roomText: "One link at which all your lessons are held. Each new lesson has it by itself.",
  setRoom: "Set Meeting Room",
  changeRoom: "Change Meeting Room",
  timeOff: "Time off",
  timeOffText:
    "When you don't teach. If lessons are planned then, you choose first what becomes of them.",
  noTimeOff: "No time off is planned.",
  addTitle: "Add Time Off",
  add: "Add Time Off",
  adding: "Adding...",
  delete: "Delete",
  deleting: "Deleting...",
  cancel: "Cancel",
  deleteTitle: "Delete Time Off",
  deleteQuestion: (days: string) => `Delete your time off, ${days}?`,
  planned: (number: number) => `${count(number, "lesson is", "lessons are")} planned in it:`,
  deal: "Choose What Becomes of Them",
  lesson: (title: string, student: string, time: string) => `${title} with ${student}, ${time}`,
  more: (number: number) => `and ${number} more`,
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "hours-saved": "Your hours are saved.",
  "room-saved": "Your meeting room is saved.",
  "time-off-added": "Your time off is added.",
  "time-off-deleted": "Your time off is deleted.",
};
