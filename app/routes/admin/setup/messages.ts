import type { LiveCheck, SetupStep, StepState } from "#domain/office/setup.ts";

export const messages = {
  title: "Set-up",
  text: "Six short steps to an academy of your own. Skip what can wait: you find every step here again.",
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  complete: "Your academy is set up. Everything here can be changed at any time.",
  welcome: "Welcome to your academy",
  welcomeText:
    "It is ready, and still empty. Six short steps make it yours; each takes a few minutes, and what can wait you skip.",
  operator: "For whoever runs the server",
  start: "Begin the Set-up",
  goOn: "Go On",
  later: "Later, Open the Dashboard",
  steps: "Steps",
  stepOf: (number: number, all: number) => `Step ${number} of ${all}`,
  skip: "Skip This Step",
  next: "Next Step",
  finish: "To the Overview",
  overview: "All steps",
  states: { done: "Done", skipped: "Skipped", open: "To do" } satisfies Record<StepState, string>,
  sender: {
    now: (sender: string) => `Emails come from ${sender}.`,
    waiting: (sender: string) =>
      `The published site says ${sender}. Emails come from it once an owner confirms it.`,
    confirm: "Confirm This Sender",
    confirming: "Confirming...",
    proof:
      "You confirm with your password. If the name or the address is wrong, correct it on the site instead.",
  },
  testMail: {
    address: (email: string) => `The mail goes to your own address, ${email}.`,
    send: "Send Me a Test Mail",
    again: "Send Another One",
    sending: "Sending...",
    waiting: (at: string) =>
      `A mail is on its way since ${at}. Open this page again in a minute to see whether the mail server took it.`,
    sent: (at: string) => `The mail server took a mail at ${at}. Is it in your inbox?`,
    failed: (at: string) =>
      `A mail of ${at} could not be sent. Whoever runs the server finds the reason in its log, at mail-failed.`,
    files: "Mails are not sent yet: nobody gets them.",
    filesOperator:
      "Each mail is written to a file in the folder outbox of the data. Name a mail server with the setting SMTP_URL.",
  },
};

interface StepWords {
  title: string;
  text: string;
}

export const stepWords: Record<SetupStep, StepWords> = {
  name: {
    title: "Name and logo",
    text: "How your academy is called on every page, in every mail and on every printed sheet.",
  },
  contacts: {
    title: "Contacts and hours",
    text: "How families reach you, and when. Until you enter them the site shows samples that reach nobody.",
  },
  tutors: {
    title: "First tutors",
    text: "Invite a tutor by mail. They choose a password and can teach at once, since you have invited them.",
  },
  students: {
    title: "Students",
    text: "Bring in the students you already teach from a spreadsheet, or invite them one by one. Each gets a mail with a link to choose a password.",
  },
  mail: {
    title: "Mail",
    text: "Families and tutors hear of lessons, reports and passwords by mail. See whether yours arrive.",
  },
  live: {
    title: "Go live",
    text: "What should be in order before the first family reads your site.",
  },
};

/** The places where a step is done; each has a screen of its own. */
export const stepLinks: Record<SetupStep, readonly { label: string; to: string }[]> = {
  name: [
    { label: "Name and Tagline", to: "/admin-dashboard/site/name" },
    { label: "Logo", to: "/admin-dashboard/site/logo" },
  ],
  contacts: [
    { label: "Contacts", to: "/admin-dashboard/site/contacts" },
    { label: "Hours", to: "/admin-dashboard/site/hours" },
  ],
  tutors: [
    { label: "Invite a Tutor", to: "/admin-dashboard/tutors/invite" },
    { label: "Import Tutors", to: "/admin-dashboard/import" },
  ],
  students: [
    { label: "Import Students", to: "/admin-dashboard/import" },
    { label: "Invite a Student", to: "/admin-dashboard/students/invite" },
  ],
  mail: [],
  live: [],
};

interface CheckWords {
  title: string;
  good: string;
  /** Says to an owner what it means for the academy. */
  bad: string;
  /** For whoever runs the server. */
  operator?: string;
  link?: { label: string; to: string };
}

export const checkWords: Record<LiveCheck, CheckWords> = {
  published: {
    title: "The site",
    good: "Your own site is published.",
    bad: "Nothing of your own is published yet: visitors see the sample academy.",
    link: { label: "Open Site", to: "/admin-dashboard/site" },
  },
  samples: {
    title: "Samples",
    good: "No sample text or person is left.",
    bad: "Some texts and people on the site are still samples.",
    link: { label: "See which", to: "/admin-dashboard/site" },
  },
  mail: {
    title: "Mail",
    good: "Mails go to your mail server.",
    bad: "Families and tutors get no mail yet: neither about lessons nor to choose a password.",
    operator: "Mails are written to files. Name a mail server with the setting SMTP_URL.",
    link: { label: "Open Mail", to: "/admin-dashboard/setup/mail" },
  },
  address: {
    title: "Address",
    good: "The site has its address, with https.",
    bad: "The site has no safe address of its own yet, so families can't find it and links in mails lead nowhere.",
    operator: "Set PUBLIC_URL to the public address, with https.",
  },
  backup: {
    title: "Backups",
    good: "A backup was made within the last two days.",
    bad: "No backup was made within the last two days: if the server breaks, what was entered since is lost.",
    operator: "Let cron run “npm run backup” each night.",
  },
};
