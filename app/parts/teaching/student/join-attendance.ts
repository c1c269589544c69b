/**
 * Records that the student has pressed Join. The link opens the meeting meanwhile; the request
 * outlives the page, and nothing depends on its answer.
 */
export function recordAttendance(sessionId: string): void {
  const url = `/dashboard/sessions/${sessionId}/attendance`;
  fetch(url, { method: "POST", keepalive: true }).catch(() => {});
}
