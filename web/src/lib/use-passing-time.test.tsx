import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { relativeTime } from './relative-time.ts';
import { usePassingTime } from './use-passing-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function Age({ at }: { at: string }) {
  return <p>{relativeTime(at, usePassingTime())}</p>;
}

it('keeps an age true while one looks at it, and no longer [PEOPLE-55]', () => {
  const { unmount } = render(
    <>
      <Age at="2026-03-01T11:59:30Z" />
      <Age at="2026-03-01T11:30:00Z" />
    </>,
  );
  expect(screen.getByText('30 seconds ago')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('1 minute ago')).toBeTruthy();
  expect(screen.getByText('31 minutes ago')).toBeTruthy();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
