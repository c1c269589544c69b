const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text from outside can be a record's id at all (a lower-case UUID). */
export function isRecordId(text: string): boolean {
  return uuid.test(text);
}
