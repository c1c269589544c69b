/** The pay runs. */
export const payRunsPage = "/admin-dashboard/fees/pay-runs";

/** The page of a run. */
export const payRunPage = (runId: string) => `${payRunsPage}/${runId}`;

/** What a tutor earned. */
export const tutorPage = (tutorId: string) => `/admin-dashboard/fees/tutors/${tutorId}`;

/** Where a tutor's tax and bank account are set. */
export const payeePage = (tutorId: string) => `${tutorPage(tutorId)}/payee`;
