import type { FastifyInstance } from 'fastify';
import type { Signals } from '../../db/signals.ts';
import { engineEventPath, passEngineEventOn } from './engine-events.ts';

/** Engines send the whole task; nothing of it is read. */
const bodyLimitBytes = 1_048_576;

/** Takes hints: the token says which task is meant, the body is not believed and not even parsed. */
export function engineEventRoutes(
  app: FastifyInstance,
  ctx: { readonly signals: Signals; readonly tokenSecret: string },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: bodyLimitBytes, parseAs: 'buffer' }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { token: string } }>(
      `${engineEventPath}:token`,
      { schema: { hide: true }, bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        if (!(await passEngineEventOn(ctx, request.params.token))) return reply.callNotFound();
        return reply.code(204).send();
      },
    );
  });
}
