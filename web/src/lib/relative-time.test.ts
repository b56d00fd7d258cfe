import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-06-15T12:00:00.000Z');
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1_000).toISOString(), now);
const day = 86_400;

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [-30, 'just now'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [3_600, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [6 * day + 80_000, '6 days ago'],
    [7 * day, '1 week ago'],
    [29 * day, '4 weeks ago'],
  ])('%i seconds ago reads %s [R-DASH-31]', (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });

  it('is a local date from the thirtieth day on [R-DASH-31]', () => {
    expect(ago(30 * day)).toBe(new Date(now - 30 * day * 1_000).toLocaleDateString());
  });

  it('is empty for what is not a time', () => {
    expect(relativeTime('yesterday-ish', now)).toBe('');
  });
});
