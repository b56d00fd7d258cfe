import type { TokenPair } from '@loomlight/contract';
import type { InTx } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import type { Device } from './device-cookie.ts';
import { enterByMailToken } from './mail-tokens.store.ts';
import { startSession } from './start-session.ts';
import { tellNewDevice } from './tell-new-device.ts';

/** A link that somebody has opened, and where. */
export interface ByLink {
  readonly token: string;
  readonly device: Device;
}

/** What a link that signs in brings. */
export interface Entry {
  readonly userId: string;
  readonly pair: TokenPair;
  /** The words that waited, as `waitingPrompt` spells them. */
  readonly waiting: unknown;
}

/** Opens a session with a link, once. Throws 400 `invalid_token` when it has been one before, or has run out. */
export async function enterByLink(
  ctx: AccountsContext & InTx,
  link: ByLink & { readonly id: string; readonly userId: string },
): Promise<Entry> {
  const { userId } = link;
  const spent = await enterByMailToken(ctx.tx, { id: link.id, now: ctx.clock.now() });
  if (!spent) throw appError('invalid_token');
  const device = link.device.words;
  // The mail that was just opened says it.
  await tellNewDevice(ctx, { userId, device, method: 'mail', isTold: true });
  return { userId, waiting: spent.waiting, pair: await startSession(ctx, { userId, device, method: 'mail' }) };
}
