/** The desk for a tutor's own lessons while they are away. */
export const ownDesk = "/tutor-dashboard/away";
