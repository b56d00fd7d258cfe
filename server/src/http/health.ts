import type { FastifyInstance } from 'fastify';
import { withinTime } from '../kernel/within-time.ts';

/** Each part that must answer before the process takes work, by name. */
export type PartChecks = Readonly<Record<string, () => Promise<void>>>;

export interface HealthChecks {
  readonly parts: PartChecks;
  /** True once the process has begun to stop. */
  readonly isStopping: () => boolean;
}

const checkTimeoutMs = 3_000;

/**
 * /healthz: the process lives. /readyz: every part answers; 503 names the parts that do not, and nothing else.
 * /readyz?for=traffic: this process takes requests, for a proxy. Parts that all processes share are not looked at: while one is away no
 * process would be left, and people got the proxy's own words in place of what still works and of ours (SCALE-52).
 */
export function healthRoutes(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (checks.isStopping()) return reply.status(503).send({ status: 'stopping', parts: {} });
    if (isForTraffic(request.query)) return { status: 'ready', parts: {} };
    const parts = await checkParts(checks.parts, checkTimeoutMs);
    const ready = Object.values(parts).every((part) => part === 'ok');
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'failing', parts });
  });
}

function isForTraffic(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'for' in query && query.for === 'traffic';
}

/** How each part answers, all at once; one that hangs is failing when its time is over. */
export async function checkParts(parts: PartChecks, withinMs: number): Promise<Record<string, 'ok' | 'failing'>> {
  const answers = await Promise.all(
    Object.entries(parts).map(async ([name, check]) => {
      const answer = withinTime(check(), withinMs, () => new Error('no answer'));
      return [name, await answer.then(() => 'ok' as const).catch(() => 'failing' as const)] as const;
    }),
  );
  return Object.fromEntries(answers);
}
