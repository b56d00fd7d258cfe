const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as a sentence says it: '3 December 2026 at 14:00 UTC'. */
export function momentWords(at: Date): string {
  return `${words.format(at)} UTC`;
}
