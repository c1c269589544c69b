/**
 * A holiday's name for its reader. The names of public holidays are stored in English and translated
 * where they are shown; the academy's own stay as they were typed.
 */
export function holidayName(name: string): string {
  return name;
}
