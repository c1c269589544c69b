/** "1 hour" or "2 hours" */
export const hoursText = (hours: number) => `${hours} ${hours === 1 ? "hour" : "hours"}`;

/** "1 minute" or "45 minutes" */
export const minutesText = (minutes: number) =>
  `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
