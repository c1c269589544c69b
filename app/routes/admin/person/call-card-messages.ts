/** The words of the call card that the browser needs as well. */
export const callCardMessages = {
  title: "When the family calls",
  numbers: "Numbers",
  student: "Student",
  siblings: "With the same guardian's address or number",
  last: "Last classes",
  noLast: "No class yet.",
  next: "Next classes",
  noNext: "No class planned.",
  homework: "Homework",
  requests: "Open requests",
  enquiry: "Enquiry",
};
