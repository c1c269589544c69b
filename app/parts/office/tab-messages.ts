/** The tabs of the dashboard, which the server names, so that the browser needs none of these words. */
export const messages = {
  students: (count: number) => `Students (${count})`,
  tutors: (count: number) => `Tutors (${count})`,
  assignments: (count: number) => `Assignments (${count})`,
};
