const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether an untrusted text has the format of a record's id (a lower-case UUID). */
export function isRecordId(text: string): boolean {
  return uuid.test(text);
}
