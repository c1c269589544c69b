/** The words of a student's page that the browser needs as well. */
export const studentMessages = {
  progress: "Progress",
  title: "Students",
  courses: "Courses",
  noCourses: "No courses yet.",
  assign: "Assign Tutor",
  matches: "Tutors who fit",
  profile: "Profile",
  guardian: "Guardian and consent",
  guardianDetails: "Guardian Details",
  dangerText: "Deleting removes the account and all assignments with their content.",
};
