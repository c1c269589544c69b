export const historyMessages = {
  mails: "Mails of the last seven days",
  noMails: "Nothing was mailed in the last seven days.",
  log: "Log",
  noLog: "Nothing has been logged yet.",
  visitor: "A visitor",
};
