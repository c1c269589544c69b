export const messages = {
  title: "Add",
  student: "Student",
  choose: "Choose a student",
  what: "What do you want to add?",
  missing: "Please choose a student.",
  cancel: "Cancel",
};
