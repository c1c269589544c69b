export const messages = {
  pageTitle: "A family's request",
  invalidLink: "This link is not valid",
  invalidLinkText:
    "A part of it may be missing, or the session has gone. Your dashboard shows what families ask of you.",
  dashboard: "Open your dashboard",
};
