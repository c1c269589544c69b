export const messages = {
  pageTitle: "A family's request",
  invalidLink: "This link no longer works",
  invalidLinkText:
    "The family's request was answered or is over, or a part of the link is missing. Your dashboard shows what families ask of you.",
  dashboard: "Open your dashboard",
};
