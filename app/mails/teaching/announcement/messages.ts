export const messages = {
  subject: (title: string) => `Announcement: ${title}`,
  text: (tutor: string, subject: string) => `${tutor}, your tutor in ${subject}, announces:`,
  link: "Open the course",
};
