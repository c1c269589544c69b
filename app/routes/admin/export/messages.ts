/** The column headings of the CSV files. */
export const headings = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  class: "Class",
  classes: "Classes",
  subject: "Subject",
  subjects: "Subjects",
  joined: "Joined",
  applied: "Applied",
  qualification: "Qualification",
  experience: "Experience",
  status: "Status",
  reason: "Reason",
  student: "Student",
  tutor: "Tutor",
  assigned: "Assigned",
};
