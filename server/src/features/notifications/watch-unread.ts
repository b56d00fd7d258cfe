import type { UnreadEvent } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { subscribeUnread } from './announce-unread.ts';
import type { NotificationsContext } from './notifications.context.ts';
import { countUnread } from './notifications.store.ts';

/** How often the number is read anew, in case a signal was lost. */
const rereadMs = 30_000;

/** How many notifications of the person are unread: first as it stands, then at every change, until `signal` is aborted. */
export async function* watchUnread(
  ctx: Pick<NotificationsContext, 'db' | 'signals'>,
  input: { readonly actor: SignedIn; readonly signal: AbortSignal },
): AsyncGenerator<UnreadEvent> {
  const { userId } = input.actor;
  let isStale = true;
  let wake: () => void = () => undefined;
  const touch = (): void => {
    isStale = true;
    wake();
  };
  // Listened to before the first look: what happens between the two must not be missed.
  const unsubscribe = subscribeUnread(ctx, { userId, listener: touch });
  const reread = setInterval(touch, rereadMs);
  input.signal.addEventListener('abort', touch);
  let said: number | undefined;
  try {
    while (!input.signal.aborted) {
      if (isStale) {
        isStale = false;
        // A database that is away for a moment is no reason to end the stream: the next look comes by itself.
        const unread = await countUnread(ctx.db, userId).catch(() => said);
        if (unread === undefined || unread === said) continue;
        said = unread;
        yield { unread };
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (isStale) resolve();
        });
    }
  } finally {
    unsubscribe();
    clearInterval(reread);
    input.signal.removeEventListener('abort', touch);
  }
}
