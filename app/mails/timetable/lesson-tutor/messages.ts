export const messages = {
  subject: (tutor: string, subject: string, time: string) =>
    `${tutor} teaches the ${subject} lesson on ${time}`,
  text: (tutor: string) => `This one lesson is taught by ${tutor}. Its time and its link stay:`,
  student: "Student",
  course: "Subject",
  tutor: "Tutor",
  starts: "Starts",
  length: "Length",
  link: "Open the lesson's page",
  guardianLink: "Open your page",
};
