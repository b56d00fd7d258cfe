/** Money that is counted in millionths of its unit, as people read it: all that there is behind the point, and two places at least. */
export function microsWords(micros: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(
    // A decimal text is formatted digit by digit, where a fraction of the machine would be another number.
    decimalOf(micros),
  );
}

function decimalOf(micros: number): Intl.StringNumericLiteral {
  const digits = String(Math.abs(micros)).padStart(7, '0');
  const sign = micros < 0 ? '-' : '';
  // Digits, a point and six digits.
  return `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}` as Intl.StringNumericLiteral;
}

/** Money as it is typed, up to six places behind a point or a comma, in millionths; undefined for anything else. */
export function microsOf(text: string): number | undefined {
  const [, whole = '', rest = ''] = /^(\d{1,4})(?:[.,](\d{1,6}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? undefined : Number(whole) * 1_000_000 + Number(rest.padEnd(6, '0'));
}
