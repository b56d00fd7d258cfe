/** A status as a word for people. */
export function statusWord(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** Seconds as `00:18`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
