import { expect, it } from 'vitest';
import { preferredWaitS } from './preferred-wait.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['respond-async', undefined],
  ['wait=7', 7],
  ['Wait = "7"', 7],
  ['respond-async, wait=100; strict', 100],
  ['no-wait=7', undefined],
  ['wait=-7', undefined],
  ['wait=7s', undefined],
  ['wait=1, wait=2', 1],
])('reads %j as %j [MAKE-71]', (header, seconds) => {
  expect(preferredWaitS(header)).toBe(seconds);
});

it('reads a header that was sent in several lines', () => {
  expect(preferredWaitS(['respond-async', 'wait=9'])).toBe(9);
});
