/** The financial year of a day, from April to March: "26-27". @param day YYYY-MM-DD */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month < 4 ? year - 1 : year;
  const short = (number: number) => String(number % 100).padStart(2, "0");
  return `${short(first)}-${short(first + 1)}`;
}

/** The first day of the financial year of a day, YYYY-MM-DD. */
export function startOfFinancialYear(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return `${month < 4 ? year - 1 : year}-04-01`;
}
