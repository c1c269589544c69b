export const historyMessages = {
  mails: "Emails from the last seven days",
  noMails: "No emails in the last seven days.",
  log: "Log",
  noLog: "Nothing has been logged yet.",
  visitor: "A visitor",
};
