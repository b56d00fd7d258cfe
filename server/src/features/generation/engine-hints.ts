import type { FastifyInstance } from 'fastify';
import type { Signals } from '../../db/signals.ts';
import { isUuid } from '../../kernel/ids.ts';
import { readToken, signToken } from '../../kernel/signed-token.ts';

const channel = 'loomlight_engine_hint';
const purpose = 'engine-hint';
const path = '/api/v1/webhooks/engines/';
/** Engines send the whole task; nothing of it is read. */
const bodyLimitBytes = 1_048_576;

/** The address that an engine is given: whoever knows it can do no more than make us look a moment earlier. */
export function hintAddress(origin: string, secret: string, generationId: string): string {
  return `${origin}${path}${signToken(secret, purpose, generationId)}`;
}

/** Takes hints: the token says which task is meant, the body is not believed and not even parsed. */
export function engineHintRoutes(
  app: FastifyInstance,
  ctx: { readonly signals: Signals; readonly tokenSecret: string },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: bodyLimitBytes, parseAs: 'buffer' }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { token: string } }>(
      `${path}:token`,
      { schema: { hide: true }, bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const id = readToken(ctx.tokenSecret, purpose, request.params.token);
        if (id === undefined) return reply.callNotFound();
        await ctx.signals.publish(channel, id);
        return reply.code(204).send();
      },
    );
  });
}

/** Resolves when a hint for this generation arrives; rests for ever when `over` comes first. */
export function waitForHint(signals: Signals, id: string, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = signals.subscribe(channel, (payload) => {
      if (isUuid(payload) && payload === id) resolve();
    });
    over.addEventListener('abort', stop, { once: true });
  });
}
