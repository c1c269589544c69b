export const messages = {
  caption: "Students",
  empty: "No students yet.",
  name: "Name",
  email: "Email",
  phone: "Phone",
  class: "Class",
  subjects: "Subjects",
  invite: "Invite Student",
  invited: "Invited",
  joined: "Joined",
  notGiven: "Not given",
  deleteTitle: (name: string) => `Delete ${name}`,
  deleteQuestion: "Are you sure you want to delete this student and all their assignments?",
  deleteDetail:
    "Recordings, lessons, exams and announcements of those assignments go with them. You can undo it for 10 seconds.",
};
