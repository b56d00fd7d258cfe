/** The kind of an entry for people: underscores removed, each word capitalised (R-CRED-12). */
export function transactionName(type: string): string {
  return type
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** '+5', '−2', '0': with the true minus sign, whose width is that of the plus. */
export function signedCredits(amount: number): string {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${Math.abs(amount).toLocaleString('en-US')}`;
}

/** The day of an entry, and for today its hour. */
export function entryTime(time: string, now: Date = new Date()): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return '';
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  if (days === 0) return `Today ${at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`;
  if (days === 1) return 'Yesterday';
  const sameYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString([], { day: 'numeric', month: 'short', ...(!sameYear && { year: 'numeric' }) });
}

/** A day in words, '3 December' or 'December 3' as the reader writes it; with its year where that is another. */
export function wholeDay(time: string, now: Date = new Date()): string {
  const at = new Date(time);
  const sameYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString([], { day: 'numeric', month: 'long', ...(!sameYear && { year: 'numeric' }) });
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
