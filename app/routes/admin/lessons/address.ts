/** The address of the office's page about a lesson. */
export const lessonPage = (lessonId: string) => `/admin-dashboard/lessons/${lessonId}`;
