import { relativeTime } from '../lib/relative-time.ts';
import { usePassingTime } from '../lib/use-passing-time.ts';

/** When something was, in words, with the exact time behind it. */
export function Moment({ at }: { at: string }) {
  const now = usePassingTime();
  return (
    <time dateTime={at} title={`${at.slice(0, 19).replace('T', ' ')} UTC`}>
      {relativeTime(at, now)}
    </time>
  );
}

const hour = 3_600_000;

/** How long there is still time, always with the word; orange in the last quarter, red when it is over. */
export function Clock({ from, until }: { from: string; until: string }) {
  const { words, look } = timeLeft(Date.parse(from), Date.parse(until));
  return <span className={look}>{words}</span>;
}

function timeLeft(begin: number, end: number, now = Date.now()): { readonly words: string; readonly look?: string } {
  const left = end - now;
  if (left <= 0) return { words: 'over', look: 'desk-late' };
  const hours = Math.floor(left / hour);
  const words = hours >= 1 ? `${hours} h left` : `${Math.max(1, Math.floor(left / 60_000))} min left`;
  return left < (end - begin) / 4 ? { words, look: 'desk-soon' } : { words };
}
