export const messages = {
  pageTitle: "Calendar",
  calendarName: (academy: string) => `${academy} classes`,
  event: (title: string, name: string) => `${title} with ${name}`,
  course: (subject: string, className: string) => `${subject}, ${className}`,
  page: (url: string) => `Your class: ${url}`,
  hiddenLink: "(link on your class's page)",
  cancelled: "Cancelled class",
  timeOff: "Time off",
  title: "Your classes in your calendar",
  intro:
    "See your live sessions in Google Calendar or on your phone. They update when a time changes.",
  address: "Calendar address",
  onlyNow: "Copy it now: it is shown only once. Anyone who has it can see your classes.",
  copy: "Copy",
  copied: "Copied.",
  howToGoogle:
    "Google Calendar, on a computer: next to Other calendars, choose the plus sign, then From URL, and paste the address. Your Android phone then shows it too.",
  howToPhone:
    "iPhone: in Calendar choose Calendars, Add Calendar, Add Subscription Calendar, and paste the address.",
  since: (date: string) =>
    `Your calendar has had an address since ${date}. If you have lost it, create a new one. The old one stops working at once.`,
  lastRead: (day: string, times: string) => `Last read ${day} by a calendar, ${times} in total.`,
  neverRead: "No calendar has used it yet.",
  proveFirst:
    "Please confirm your email address first, with the link we emailed you. This keeps your classes private.",
  why: "Please type your password again, because anyone who has the address can see when your classes are.",
  making: "Creating...",
  make: "Get a calendar address",
  makeNew: "Create a new address",
  revoke: "Turn it off",
};
