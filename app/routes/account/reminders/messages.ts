export const messages = {
  pageTitle: "Reminders",
  title: "Reminders",
  intro:
    "A notice on your lock screen ten minutes before each lesson, and when something changes. It says what it is about, never a name. From 9 PM to 7 AM you get none, except about a lesson within the hour.",
  introForStaff:
    "A notice on your lock screen when somebody applies or asks, and when a tutor or a family answers about a lesson while its tutor is away. It says what it is about, never a name. From 9 PM to 7 AM you get none.",
  turnOn: "Remind Me on This Device",
  turningOn: "Waiting for your answer...",
  refuse: "No, Thank You",
  on: "This device gets reminders.",
  refused: "You don't want reminders on this device.",
  test: "Send a Test",
  turnOff: "Stop Reminders Here",
  choose: "Choose what you are told",
  iPhone:
    "On an iPhone or iPad, first put us on your Home Screen: press Share, then “Add to Home Screen”. Open us from there, sign in, and come back to this page.",
  impossible:
    "This browser can't show reminders. Please use an up-to-date Chrome, Edge, Firefox or Samsung Internet. Emails reach you as before.",
  off: "Reminders are switched off at the moment. Emails reach you as before.",
  problems: {
    denied:
      "Your browser has blocked notices from us. Allow them in the settings of this site, then try again.",
    failed: "That did not work. Check your connection and try again.",
    "not-possible": "This browser can't be reached. Please try again, or use another one.",
  },
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "reminders-on": "Reminders are on. They come to this device.",
  "reminders-refused": "This device gets no reminders. You can turn them on here at any time.",
  "reminders-tried": "A test is on its way. It should appear within a minute.",
};
