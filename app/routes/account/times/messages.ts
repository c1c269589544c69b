export const messages = {
  pageTitle: "Times That Suit You",
  title: "Times That Suit You",
  text: "When lessons would suit your family, week by week. With this the academy finds a tutor who is free then. You can change it whenever you like.",
  unknown: "You haven't told us yet.",
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "times-saved": "Thank you. Your times are saved.",
};
