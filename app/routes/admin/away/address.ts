/** The address of the desk that deals with a tutor's lessons while they are away. */
export const awayDesk = (tutorId: string) => `/admin-dashboard/tutors/${tutorId}/away`;
