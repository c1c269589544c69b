/** The taxes in a sum, in paise; half of it goes to the Union and half to the state, or all of it is `igst`. */
export interface Tax {
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

export const noTax: Tax = { cgst: 0, sgst: 0, igst: 0 };

/** All of a tax, in paise. */
export const totalOf = ({ cgst, sgst, igst }: Tax): number => cgst + sgst + igst;

/**
 * The taxes that a sum includes, rounded once for each, half a paisa up.
 *
 * @param paise the sum with its taxes
 * @param rate in hundredths of a percent
 * @param isWithinState whether who pays is in the issuer's state
 */
export function taxIn(paise: number, rate: number, isWithinState: boolean): Tax {
  const whole = 10_000 + rate;
  if (!isWithinState) return { cgst: 0, sgst: 0, igst: Math.round((paise * rate) / whole) };
  const half = Math.round((paise * rate) / 2 / whole);
  return { cgst: half, sgst: half, igst: 0 };
}

/** The taxes of a sum that becomes smaller: what is given back of each, so that nothing is left of a whole. */
export function taxBetween(before: Tax, after: Tax): Tax {
  return {
    cgst: before.cgst - after.cgst,
    sgst: before.sgst - after.sgst,
    igst: before.igst - after.igst,
  };
}

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Whether a text is a number of GST: the state, the PAN, the entity, a Z, and a check sign of all of
 * them to the base of 36.
 */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false;
  const sum = Array.from({ length: text.length - 1 }, (_, place) => {
    const product = signs.indexOf(text.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    return Math.floor(product / 36) + (product % 36);
  }).reduce((total, part) => total + part, 0);
  return text.at(-1) === signs[(36 - (sum % 36)) % 36];
}
