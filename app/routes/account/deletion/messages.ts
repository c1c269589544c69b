import { passwordWords } from "#content/account/password.ts";
import type { Role } from "#domain/audit/audit.ts";

interface Words {
  intro: string;
  goes: string[];
  stays: string[];
}

const everyones = [
  "That an account with this random number existed, when it was deleted, and the numbered lines of what it did: for two years, so that misuse can be found. They hold no name and no address.",
  "Copies in backups, until those are deleted within ninety days. If a backup is ever restored, your account is deleted from it again.",
];

export const messages = {
  title: "Delete your account",
  pageTitle: "Delete your account",
  goes: "What is deleted, at once and for good",
  stays: "What stays for a while, and why",
  first: "You may want to keep a copy first.",
  openExport: "See What We Keep",
  confirmTitle: "Are you sure?",
  confirmText: "This can't be undone.",
  typePassword: "Type your password to delete your account.",
  password: "Password",
  submit: "Delete My Account",
  deleting: "Deleting...",
  wrongPassword: "That password is not correct.",
  notPossible: "This account can't be deleted here.",
  tooMany: passwordWords.tooManyWrong,
  activeAssignments: (count: number) =>
    count === 1
      ? "You are teaching one student. The academy will see that they need a new tutor, but please tell your student first."
      : `You have ${count} active assignments. The academy will see that new tutors are needed, but please tell your students first.`,
  deletedTitle: "Goodbye",
  deletedPageTitle: "Goodbye",
  deleted:
    "Your account is deleted, and you are signed out everywhere. Thank you for learning and teaching with us.",
  again: "If you ever want to come back, you can sign up again with the same email.",
  home: "Home",
  of: {
    student: {
      intro: "Your account and everything in it will be deleted.",
      goes: [
        "Your name, username, email, phone number, address, class and subjects, and your password.",
        "Your assignments, with all recordings, lessons, exams and announcements in them.",
        "Where you are signed in, what you have been shown, and your calendar address.",
        "Your email, wherever someone gave it as that of the person who referred them.",
      ],
      stays: [
        "The times of cancelled lessons, for sixty days, so that your tutor's calendar can be updated.",
        ...everyones,
      ],
    },
    tutor: {
      intro: "Your account will be deleted, but your students keep their lessons.",
      goes: [
        "Your name, email, phone number, qualification, experience, bio and application, and your password.",
        "Where you are signed in, and the address of your calendar.",
        "Your upcoming lessons. Students' calendars are updated.",
        "Your email, wherever someone gave it as that of the person who referred them.",
      ],
      stays: [
        "Recordings, exams, announcements and past lessons stay with your students, as a former tutor's: they are their lessons. If one of them names you, edit or delete it first.",
        ...everyones,
      ],
    },
    admin: {
      intro:
        "An admin's account is removed by whoever runs the academy's server, so that the academy is never left without an admin. Please ask them.",
      goes: [],
      stays: [],
    },
  } satisfies Record<Role, Words> as Record<Role, Words>,
};
