import { expect, it } from 'vitest';
import { guest, type Actor } from '../kernel/actor.ts';
import { createMicroCache } from '../kernel/micro-cache.ts';
import { type ReadContext, readFor } from './reads.ts';
import type { Standby } from './standby.ts';
import type { Db } from './transaction.ts';

const member: Actor = { kind: 'user', userId: 'ada', sessionId: 'one', role: 'user' };
// Nothing asks them: they are told apart, and that is all.
const [primary, elsewhere] = [{}, {}] as [Db, Db];
const answering: Standby = {
  ask: async (work) => ({ answer: await work(elsewhere) }),
  lagSeconds: () => 0,
  close: async () => undefined,
};
const silent: Standby = { ...answering, ask: async () => undefined };
const whereOf = (standby: Standby | undefined, viewer: Actor): Promise<string> =>
  readFor({ db: primary, standby } satisfies ReadContext, viewer, async ({ db }) =>
    db === elsewhere ? 'standby' : 'primary',
  );

it.each([
  ['guests at the standby', answering, guest, 'standby'],
  ['guests at the primary where the standby has no answer', silent, guest, 'primary'],
  ['guests at the primary where there is no standby', undefined, guest, 'primary'],
  ['who is signed in at the primary', answering, member, 'primary'],
])('asks for %s [SCALE-60]', async (_whom, standby, viewer, where) => {
  expect(await whereOf(standby, viewer)).toBe(where);
});

it('asks at the primary for what is kept for others, and at the standby again behind it [SCALE-60]', async () => {
  const kept = createMicroCache<string>({ keepMs: 1_000, entriesMax: 1 });
  expect(await kept.get('page', async () => whereOf(answering, guest))).toBe('primary');
  expect(await whereOf(answering, guest)).toBe('standby');
});
