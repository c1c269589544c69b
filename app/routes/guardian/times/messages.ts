export const messages = {
  title: (student: string) => `Times that suit ${student}`,
  text: "When lessons would suit your family, week by week. With this the academy finds a tutor who is free then. Your child sees and can change it too.",
  back: "Back to the lessons",
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "times-saved": "Thank you. The times are saved.",
};
