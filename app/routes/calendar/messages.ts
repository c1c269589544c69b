export const messages = {
  pageTitle: "Calendar",
  address: "Calendar address",
  onlyNow: "Copy it now: it is shown only once. Anyone who has it can see your lessons.",
  copy: "Copy",
  copied: "Copied.",
  howToGoogle:
    "Google Calendar, on a computer: next to Other calendars, choose the plus sign, then From URL, and paste the address. Your Android phone then shows it too.",
  howToPhone:
    "iPhone: in Calendar choose Calendars, Add Calendar, Add Subscription Calendar, and paste the address.",
  proveFirst:
    "Please confirm your email address first, with the link we emailed you. This keeps your lessons private.",
  why: "Please type your password again, because anyone who has the address can see when your lessons are.",
  making: "Creating...",
};
