import { isStorableText } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { insertReading } from '../audit/index.ts';
import { listPersonItems } from '../content/index.ts';
import { listEntriesBefore } from '../credits/index.ts';
import { countStrikes, listDecisionsAbout, listReportsAround } from '../moderation/index.ts';
import { findPerson, listPeople, type PeopleQuery } from './people.store.ts';

/** For so long the reading of one person's page is one reading. */
const readingS = 3_600;

/** People by what an administrator has at hand: the beginning of a name, a full name or an address, or the id of a person, an order or an item (DESK-46). */
export async function findPeople(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly q: string; readonly before: string | undefined; readonly limit: number },
) {
  const people = isStorableText(input.q) ? await listPeople(ctx.db, { ...input, query: meantBy(input.q) }) : [];
  const userIds = people.map(({ id }) => id);
  return { people, strikes: await countStrikes(ctx.db, { userIds, now: ctx.clock.now() }) };
}

function meantBy(q: string): PeopleQuery {
  const typed = q.trim().normalize('NFC');
  const text = typed.toLowerCase();
  if (text === '') return { kind: 'all' };
  return isUuid(text) ? { kind: 'id', id: text } : { kind: 'start', text, typed };
}

/** One person, and what was decided about them; that an administrator has looked is written down, once an hour. Throws 404 for nobody. */
export async function readPerson(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: { readonly actor: SignedIn; readonly id: string },
) {
  const { actor, id } = input;
  const person = isUuid(id) ? await findPerson(ctx.db, id) : undefined;
  if (!person) throw appError('not_found');
  const now = ctx.clock.now();
  const entry = { actor: actor.userId, action: 'people.read', subject: person.id, sessionId: actor.sessionId };
  await insertReading(ctx.db, entry, { now, since: addSeconds(now, -readingS) });
  const [decisions, strikes] = await Promise.all([
    listDecisionsAbout(ctx.db, person.id),
    countStrikes(ctx.db, { userIds: [person.id], now }),
  ]);
  return { person, decisions, strikes };
}

/** A page of what somebody has made, or of their trash; no word of it. Throws 404 for nobody. */
export async function readItems(ctx: { readonly db: Db }, input: Parameters<typeof listPersonItems>[1]) {
  const person = isUuid(input.userId) ? await findPerson(ctx.db, input.userId) : undefined;
  if (!person) throw appError('not_found');
  return listPersonItems(ctx.db, input);
}

/** A page of somebody's ledger. Throws 404 for nobody. */
export async function readLedger(
  ctx: { readonly db: Db },
  input: { readonly id: string; readonly beforeId: string | undefined; readonly limit: number },
) {
  const person = isUuid(input.id) ? await findPerson(ctx.db, input.id) : undefined;
  if (!person) throw appError('not_found');
  return listEntriesBefore(ctx.db, { userId: person.id, beforeId: input.beforeId, limit: input.limit });
}

/** A page of the reports about somebody, or of those that they have sent. Throws 404 for nobody. */
export async function readReportsAround(
  ctx: { readonly db: Db },
  input: Parameters<typeof listReportsAround>[1],
): ReturnType<typeof listReportsAround> {
  const person = isUuid(input.userId) ? await findPerson(ctx.db, input.userId) : undefined;
  if (!person) throw appError('not_found');
  return listReportsAround(ctx.db, input);
}
