/** What a phone number has in common with itself, however the country's code and the spaces were typed. */
export function lastDigits(phoneNumber: string): string {
  return phoneNumber.replaceAll(/\D/g, "").slice(-10);
}
