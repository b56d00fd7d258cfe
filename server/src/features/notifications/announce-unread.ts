import type { Signals } from '../../db/signals.ts';

/** Where every process hears that a person has been told something, or has read it. */
const unreadChannel = 'loomlight_unread';

/**
 * Hints to whoever watches this person's bell, after the commit. Nobody waits for it and nothing fails with it: what
 * it hints at is already kept, and every bell looks by itself from time to time.
 */
export function announceUnread(ctx: { readonly signals: Pick<Signals, 'publish'> }, userId: string): void {
  ctx.signals.publish(unreadChannel, userId).catch(() => undefined);
}

/** Listens for one person; answers how to stop. */
export function subscribeUnread(
  ctx: { readonly signals: Signals },
  input: { readonly userId: string; readonly listener: () => void },
): () => void {
  return ctx.signals.subscribe(unreadChannel, (payload) => {
    if (payload === input.userId) input.listener();
  });
}
