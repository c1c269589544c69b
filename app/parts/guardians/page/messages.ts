export const messages = {
  pageTitle: "For guardians",
  questions: "Questions? Write to us:",
  toPage: "Open your page",
  newLink: "Get a new link",
  lost: "Enter the email address where you receive our emails, and we will send you a new link.",
  email: "Your email",
  send: "Send me a link",
  invalidLink: "This link is not valid",
  invalidLinkText:
    "It may have expired, somebody may have ended it, or a part of it is missing. You can get a new one here.",
};
