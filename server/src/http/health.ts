import type { FastifyInstance } from 'fastify';

export interface HealthChecks {
  /** Each part that must answer before the process takes work, by name. */
  readonly parts: Readonly<Record<string, () => Promise<void>>>;
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
    const names = Object.keys(checks.parts);
    const results = await Promise.allSettled(
      names.map((name) => withTimeout(checks.parts[name]?.() ?? Promise.resolve())),
    );
    const parts = Object.fromEntries(
      names.map((name, index) => [name, results[index]?.status === 'fulfilled' ? 'ok' : 'failing']),
    );
    const ready = results.every((result) => result.status === 'fulfilled');
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'failing', parts });
  });
}

function isForTraffic(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'for' in query && query.for === 'traffic';
}

async function withTimeout(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), checkTimeoutMs);
  });
  try {
    await Promise.race([check, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
