import type { FastifyInstance } from 'fastify';
import { addSeconds, type Clock } from '../kernel/clock.ts';

/** A file that is fetched once says for half a year whom to write to; RFC 9116 wants it to be less than a year. */
const validForS = 180 * 24 * 3600;

/** /.well-known/security.txt (RFC 9116): where somebody who has found a weakness writes to. */
export function securityContact(
  app: FastifyInstance,
  options: {
    readonly clock: Clock;
    readonly publicUrl: string;
    /** `mailto:` or `https:` address. */
    readonly contact: string;
  },
): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${options.contact}`,
          `Expires: ${addSeconds(options.clock.now(), validForS).toISOString()}`,
          `Canonical: ${options.publicUrl}/.well-known/security.txt`,
          'Preferred-Languages: en',
          '',
        ].join('\n'),
      ),
  );
}
