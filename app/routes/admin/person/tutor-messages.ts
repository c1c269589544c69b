/** The words of a tutor's page that the browser needs as well. */
export const tutorMessages = {
  title: "Tutors",
  students: (load: number) => `Students (${load})`,
  many: (load: number) => `Students (${load} or more)`,
  noStudents: "No students yet.",
  application: "Application",
  status: "Status",
  reason: "Reason",
  qualification: "Qualification",
  experience: "Experience",
  classes: "Classes",
  subjects: "Subjects",
  bio: "Bio",
  email: "Email",
  phone: "Phone",
  applied: "Applied",
  approved: "Approved",
  approve: "Approve",
  reject: "Reject",
  suspendText:
    "Suspending signs the tutor out and hides everything about students from them. Their lessons are put on hold.",
  suspend: "Suspend with Reason",
};
