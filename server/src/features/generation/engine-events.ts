import type { Signals } from '../../db/signals.ts';
import { isUuid } from '../../kernel/ids.ts';
import { readToken, signToken } from '../../kernel/signed-token.ts';

const channel = 'loomlight_engine_hint';
const purpose = 'engine-hint';
/** Where hints arrive, before the token. */
export const engineEventPath = '/api/v1/webhooks/engines/';

/** The address that an engine is given: whoever knows it can do no more than make us look a moment earlier. */
export function engineEventAddress(origin: string, secret: string, generationId: string): string {
  return `${origin}${engineEventPath}${signToken(secret, purpose, generationId)}`;
}

/** Tells whoever waits for the generation of this token; false for a token that is not ours. */
export async function passEngineEventOn(
  ctx: { readonly signals: Pick<Signals, 'publish'>; readonly tokenSecret: string },
  token: string,
): Promise<boolean> {
  const id = readToken(ctx.tokenSecret, purpose, token);
  if (id === undefined) return false;
  await ctx.signals.publish(channel, id);
  return true;
}

/** Resolves when a hint for this generation arrives; rests for ever when `over` comes first. */
export function waitForEngineEvent(
  ctx: { readonly signals: Signals },
  input: { readonly id: string; readonly over: AbortSignal },
): Promise<void> {
  const { id, over } = input;
  return new Promise((resolve) => {
    const stop = ctx.signals.subscribe(channel, (payload) => {
      if (isUuid(payload) && payload === id) resolve();
    });
    over.addEventListener('abort', stop, { once: true });
  });
}
