import { expect, it } from 'vitest';
import { freshnessOf, type Mark, type Place, refusalOf } from './standby.rules.ts';

const primary: Place = {
  system: 'one',
  database: '5',
  isStandby: false,
  startedAt: 'noon',
  position: 1_000n,
  timeline: 2,
};
const standby: Place = { ...primary, isStandby: true, position: 900n };

it.each([
  ['one of its standbys', {}, undefined],
  ['another server', { system: 'two' }, 'leads to another database'],
  ['another database of the same server', { database: '6' }, 'leads to another database'],
  ['one that has been promoted', { isStandby: false }, 'no standby'],
  ['one of another history, however far it is', { timeline: 1, position: 2_000n }, 'not known to follow'],
])('says of %s whether it may be read from [SCALE-64]', (_what, facts, reason) => {
  const refusal = refusalOf({ ...standby, ...facts }, primary);
  expect(refusal?.reason).toEqual(reason === undefined ? undefined : expect.stringContaining(reason));
  expect(refusal?.isForGood ?? false).toBe(reason === 'leads to another database');
});

const marks: readonly Mark[] = [
  { at: 30, timeline: 2, position: 1_000n },
  { at: 20, timeline: 2, position: 900n },
  { at: 10, timeline: 1, position: 800n },
];

it.each([
  ['has all of the newest mark, also where nothing is written', { position: 1_000n }, 30],
  ['has all of an older one', { position: 999n }, 20],
  ['has reached none', { position: 799n }, undefined],
  ['has reached only one of another history', { position: 850n }, undefined],
])('knows of a standby that %s since when it may lack something [SCALE-61]', (_what, facts, at) => {
  expect(freshnessOf({ ...standby, ...facts }, marks)).toBe(at);
});
