/** The words of the call card that the browser needs as well. */
export const callCardMessages = {
  title: "When the family calls",
  numbers: "Numbers",
  student: "Student",
  siblings: "Brothers and sisters",
  last: "Last classes",
  noLast: "No class yet.",
  next: "Next classes",
  noNext: "No class planned.",
  homework: "Homework",
  requests: "Open requests",
  enquiry: "Enquiry",
};
