import { studentWords } from "#content/account/profile.ts";

export const messages = {
  title: "Invite Student",
  text: "The student gets an email with a link to set a password, which works for 14 days. Everything else can be changed later.",
  guardian: "Guardian",
  guardianText:
    "If you know who to ask. They get an email that asks for their consent once the student has set a password.",
  guardianName: "Guardian's Name",
  guardianEmail: "Guardian's Email",
  email: "Email",
  submit: "Send Invitation",
  sending: "Sending...",
  taken: "There is an account with this email address already.",
  problems: studentWords.problems,
  guardianProblems: {
    "required-missing": "Please give the guardian's name and email, or neither.",
    "relation-missing": "Please give the guardian's name and email, or neither.",
    "email-invalid": "Please enter a valid email address for the guardian.",
    "name-invalid": studentWords.problems["name-invalid"],
    "too-long": studentWords.problems["too-long"],
  },
};
