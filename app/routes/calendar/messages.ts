export const messages = {
  pageTitle: "Calendar · Viluva",
  calendarName: "Viluva classes",
  event: (title: string, name: string) => `${title} with ${name}`,
  course: (subject: string, className: string) => `${subject}, ${className}`,
  page: (url: string) => `Your class: ${url}`,
  hiddenLink: "(link on your class's page)",
  cancelled: "Cancelled class",
  title: "Your classes in your calendar",
  intro: "Live sessions in the calendar that you use anyway, kept up to date when a time changes.",
  address: "Calendar address",
  onlyNow: "Copy it now: it is shown this once. Whoever has it can see your classes.",
  copy: "Copy",
  copied: "Copied.",
  howToGoogle:
    "Google Calendar, on a computer: next to Other calendars choose the plus sign, then From URL, and paste the address; it then shows on your Android phone too.",
  howToPhone:
    "iPhone: in Calendar choose Calendars, Add Calendar, Add Subscription Calendar, and paste the address.",
  since: (date: string) =>
    `Your calendar has had an address since ${date}. If you have lost it, make a new one: the old one stops working at once.`,
  lastRead: (day: string, times: string) => `Last read ${day} by a calendar, ${times} in all.`,
  neverRead: "No calendar has read it yet.",
  proveFirst:
    "First confirm your email address, by the link that we mailed you. So nobody else can read your classes.",
  why: "Type your password again: whoever has the address can see when your classes are.",
  making: "Making it...",
  make: "Get a calendar address",
  makeNew: "Make a new address",
  revoke: "Turn it off",
};
