/** The zeros of the scripts whose digits people type; nine digits follow each. */
const zeros = Array.from("٠۰०০੦૦୦௦౦೦൦０");

/** A text with ASCII digits in place of Telugu, Devanagari, full-width and other ones. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const zero = zeros.find((each) => valueAfter(each, digit) >= 0);
    return zero ? String(valueAfter(zero, digit)) : digit;
  });
}

/** What a digit is worth in the script of a zero; -1 in another one. */
function valueAfter(zero: string, digit: string): number {
  const value = (digit.codePointAt(0) ?? 0) - (zero.codePointAt(0) ?? 0);
  return value < 10 ? Math.max(value, -1) : -1;
}

/** How many digits a text has that consists of these and the signs between them; null for another text. */
export function phoneDigits(text: string): number | null {
  const number = withAsciiDigits(text);
  return /^[+\uff0b]?[\d\s()./\p{Pd}\u2212]+$/u.test(number)
    ? number.replaceAll(/\D/g, "").length
    : null;
}
