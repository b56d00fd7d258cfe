import { emailPattern } from '@loomlight/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { choosePage, deliveredPage } from './choose-page.ts';
import { clientScript, deliverScript } from './client-scripts.ts';
import type { LocalIssuer } from './open-local-issuer.ts';

const chosen = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.string().trim().max(254).regex(emailPattern),
  nonce: z.string().max(512).default(''),
  verified: z.literal('on').optional(),
});

/** Pages and scripts of the stand-in for Google (docs/operating.md); they exist only where it is switched on. */
export function localIssuerRoutes(app: FastifyInstance, issuer: LocalIssuer): void {
  const hidden = { schema: { hide: true } } as const;
  app.get('/dev/google/client.js', hidden, (_request, reply) => script(reply, clientScript));
  app.get('/dev/google/deliver.js', hidden, (_request, reply) => script(reply, deliverScript));
  app.get('/dev/google/jwks.json', hidden, async () => issuer.keys);
  app.get<{ Querystring: { nonce?: unknown } }>('/dev/google/choose', hidden, (request, reply) => {
    const { nonce } = request.query;
    return html(reply, choosePage({ nonce: typeof nonce === 'string' ? nonce : '' }));
  });
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/dev/google/choose', hidden, async (request, reply) => {
      const form = chosen.safeParse(request.body);
      if (!form.success)
        return html(reply, choosePage({ nonce: nonceOf(request.body), problem: 'A name and an email are needed.' }));
      const { name, email, nonce, verified } = form.data;
      const account = { name, email, emailVerified: verified === 'on' };
      return html(reply, deliveredPage(await issuer.sign(account, nonce === '' ? undefined : nonce)));
    });
  });
}

function nonceOf(body: unknown): string {
  return z.object({ nonce: z.string() }).safeParse(body).data?.nonce ?? '';
}

function script(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/javascript; charset=utf-8').send(text);
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
