import type { RoomProblem } from "#domain/timetable/room.ts";

export const messages = {
  title: "Meeting Room",
  titleOf: (tutor: string) => `Meeting Room of ${tutor}`,
  text: "One link for every lesson. New lessons have it by themselves; lessons to come get it too, but for those with a link of their own.",
  url: "Link to join",
  hint: "Such as https://meet.google.com/abc-defg-hij. Leave it empty for no room.",
  save: "Save Room",
  saving: "Saving...",
  cancel: "Cancel",
  problems: {
    "url-invalid": "Please give a link that begins with https://",
    "no-meeting":
      "This link doesn't lead to a meeting. Please copy the one that your students open to join.",
  } satisfies Record<RoomProblem, string>,
};
