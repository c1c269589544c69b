export const messages = {
  with: (student: string, course: string) => `${student}, ${course}`,
  settle: "Say how it turned out",
  edit: "Edit this lesson",
  all: "All of this student's lessons",
};
