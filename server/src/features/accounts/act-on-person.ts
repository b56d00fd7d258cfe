import type { Db } from '../../db/transaction.ts';
import { atTheMachine } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { lockAdministrators, lockStanding } from './person.store.ts';

/** How somebody stands whom an administrator acts on, held until the transaction ends. Throws 404 for nobody, and for who has left. */
export async function getStanding(ctx: { readonly db: Db }, userId: string) {
  const person = isUuid(userId) ? await lockStanding(ctx.db, userId) : undefined;
  if (!person || person.deleted_at !== null) throw appError('not_found');
  return person;
}

/**
 * Refuses what would take its rights from an administrator: 409 `last_admin` when nobody would be left to act, 403 `own_act` for one's own.
 * All administrators stay held, in the order of their ids and before anybody else, so that two who lower each other at once cannot both do it.
 */
export async function refuseForAdministrators(
  ctx: { readonly db: Db },
  by: { readonly actorId: string; readonly userId: string },
): Promise<void> {
  const administrators = await lockAdministrators(ctx.db);
  if (administrators.length === 1 && administrators[0] === by.userId) throw appError('last_admin');
  // Whoever works at the machine has no account that somebody could lower.
  if (by.actorId === atTheMachine) return;
  if (by.actorId === by.userId) throw appError('own_act');
  // Somebody else has lowered the actor since the request came in.
  if (!administrators.includes(by.actorId)) throw appError('forbidden');
}

/** Whether somebody is an administrator who can act; they stay one until the transaction ends. All are held, in the order of every act. */
export async function canAdminister(ctx: { readonly db: Db }, userId: string): Promise<boolean> {
  return (await lockAdministrators(ctx.db)).includes(userId);
}
