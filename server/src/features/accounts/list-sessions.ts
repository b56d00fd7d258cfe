import { lifetimes } from '@loomlight/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { AccountsContext } from './accounts.context.ts';
import { listOpenSessions } from './sessions.store.ts';

/** More devices than anybody has; older ones end by themselves. */
const shownMax = 100;

/** A device that is signed in, and whether it is the one that asks. */
export type OpenSession = Awaited<ReturnType<typeof listOpenSessions>>[number] & { readonly isCurrent: boolean };

/** Where the person is signed in: the device in words, since when, last used, and which one asks. */
export async function listSessions(
  ctx: Pick<AccountsContext, 'db' | 'clock'>,
  actor: SignedIn,
): Promise<OpenSession[]> {
  // What was not used for so long has no token left that could open it.
  const now = ctx.clock.now();
  const usedSince = addSeconds(now, -lifetimes.refreshTokenDays * 86_400);
  const startedSince = addSeconds(now, -lifetimes.sessionMaxDays * 86_400);
  const rows = await listOpenSessions(ctx.db, { userId: actor.userId, usedSince, startedSince, limit: shownMax });
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }));
}
