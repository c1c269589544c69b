/** The words of the call card that the browser needs as well. */
export const callCardMessages = {
  title: "When the family calls",
  numbers: "Numbers",
  student: "Student",
  siblings: "With the same guardian's address or number",
  last: "Last lessons",
  noLast: "No lesson yet.",
  next: "Next lessons",
  noNext: "No lesson planned.",
  homework: "Homework",
  requests: "Open requests",
  enquiry: "Enquiry",
};
