export const messages = {
  subject: (child: string) => `A guardian does not consent: ${child}`,
  withheld: (child: string) => `The guardian of ${child} does not consent to what we keep.`,
  withdrawn: (child: string) => `The guardian of ${child} has withdrawn their consent.`,
  next: "Nothing was deleted. Emails with news and announcements have stopped. Please talk with the family about the lessons, and delete the account if that is what they want.",
  link: "See the guardian",
};
