import { reportCategories } from '@loomlight/contract/reports';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the process counts, in the format of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly generations: Counter<'outcome'>;
  readonly generationSeconds: Histogram<'outcome'>;
  readonly ledgerViolations: Gauge;
  /** When the books were last checked whole, in seconds since 1970; 0 before the first time. */
  readonly ledgerCheckedAt: Gauge;
  readonly paymentProblems: Counter<'outcome'>;
  readonly errors: Counter<'where'>;
  readonly securityEvents: Counter<'kind'>;
  readonly engineState: Gauge<'content' | 'engine'>;
  readonly possiblyPaid: Counter<'engine'>;
  readonly rulesMet: Counter<'action' | 'by' | 'category'>;
  readonly deskActs: Counter<'action' | 'outcome'>;
  readonly bonuses: Counter<'outcome'>;
  readonly classifierSeconds: Histogram<'kind' | 'outcome'>;
  readonly classifierState: Gauge;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'loomlight_' });
  const registers = [registry];
  const metrics: Metrics = {
    registry,
    generations: new Counter({
      name: 'loomlight_generations_total',
      help: 'Final generations by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    generationSeconds: new Histogram({
      name: 'loomlight_generation_seconds',
      help: 'Seconds from the charge to the final state',
      labelNames: ['outcome'],
      buckets: [0.5, 1, 2, 5, 10, 30, 60, 120, 300],
      registers,
    }),
    ledgerViolations: new Gauge({
      name: 'loomlight_ledger_violations',
      help: 'Broken promises of the ledger at the last check',
      registers,
    }),
    ledgerCheckedAt: new Gauge({
      name: 'loomlight_ledger_checked_timestamp_seconds',
      help: 'When the ledger was last checked whole, in seconds since 1970; 0 in a process that has not done it',
      registers,
    }),
    paymentProblems: new Counter({
      name: 'loomlight_payment_problems_total',
      help: 'Notifications of payments that do not fit, by what is wrong with them',
      labelNames: ['outcome'],
      registers,
    }),
    engineState: new Gauge({
      name: 'loomlight_engine_state',
      help: 'Line to an engine elsewhere: 0 closed (all is well), 1 probing, 2 open (it is left alone)',
      labelNames: ['content', 'engine'],
      registers,
    }),
    possiblyPaid: new Counter({
      name: 'loomlight_engine_possibly_paid_total',
      help: 'Refunded generations whose engine may want to be paid all the same',
      labelNames: ['engine'],
      registers,
    }),
    securityEvents: new Counter({
      name: 'loomlight_security_events_total',
      help: 'What may be an attack on an account, by kind',
      labelNames: ['kind'],
      registers,
    }),
    rulesMet: new Counter({
      name: 'loomlight_prompt_rules_met_total',
      help: 'Prompts, names and bios that a rule or the classifier has refused or wants looked at, by what the rule is about; none: the classifier',
      labelNames: ['action', 'by', 'category'],
      registers,
    }),
    deskActs: new Counter({
      name: 'loomlight_desk_acts_total',
      help: 'Acts of the desk, by what came of them; asked: another administrator was asked',
      labelNames: ['action', 'outcome'],
      registers,
    }),
    bonuses: new Counter({
      name: 'loomlight_bonus_total',
      help: 'Welcome bonuses by what came of them; had: the mailbox has had one',
      labelNames: ['outcome'],
      registers,
    }),
    classifierSeconds: new Histogram({
      name: 'loomlight_classifier_seconds',
      help: 'Seconds until the classifier has judged a prompt or a picture, by verdict; unknown: it has not',
      labelNames: ['kind', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 1.5, 2],
      registers,
    }),
    classifierState: new Gauge({
      name: 'loomlight_classifier_state',
      help: 'Line to the classifier: 0 closed (all is well, or there is none), 1 probing, 2 open (it is left alone)',
      registers,
    }),
    errors: new Counter({
      name: 'loomlight_errors_total',
      help: 'Unexpected errors by place',
      labelNames: ['where'],
      registers,
    }),
  };
  // From the start on: an alarm sees only what grows, and nothing grows that appears with its first problem.
  for (const outcome of ['unknown_order', 'wrong_mode', 'mismatch', 'deleted_account', 'no_money'])
    metrics.paymentProblems.inc({ outcome }, 0);
  for (const action of ['refuse', 'review']) {
    for (const category of reportCategories) metrics.rulesMet.inc({ action, by: 'rule', category }, 0);
    metrics.rulesMet.inc({ action, by: 'classifier', category: 'none' }, 0);
  }
  for (const outcome of ['given', 'withheld', 'had']) metrics.bonuses.inc({ outcome }, 0);
  for (const where of ['payments', 'books']) metrics.errors.inc({ where }, 0);
  return metrics;
}

/** What waits for one kind of engine, as `measureWaiting` reads it. */
interface Waiting {
  readonly content_type: string;
  readonly waiting: number;
  readonly running: number;
  readonly oldest_seconds: number;
}

/**
 * Measures what waits and what is being made, in all processes together, each time when it is asked for (SCALE-34). While the database is
 * away there are no figures rather than old ones.
 */
export function measureWaiting(registry: Registry, read: () => Promise<readonly Waiting[]>): void {
  let reading: Promise<readonly Waiting[]> | undefined;
  // The three are collected at once, and one answer of the database is for all of them.
  const readOnce = (): Promise<readonly Waiting[]> =>
    (reading ??= read()
      .catch(() => [])
      .finally(() => (reading = undefined)));
  const measure = (name: string, help: string, value: (row: Waiting) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['content'],
      registers: [registry],
      async collect() {
        const rows = await readOnce();
        this.reset();
        for (const row of rows) this.set({ content: row.content_type }, value(row));
      },
    });
  measure('loomlight_queue_waiting', 'Images and videos that wait to be made, in all processes', (row) => row.waiting);
  measure('loomlight_queue_running', 'Images and videos in the making, in all processes', (row) => row.running);
  measure(
    'loomlight_queue_oldest_seconds',
    'How long the oldest of what waits has waited',
    (row) => row.oldest_seconds,
  );
}

/** Measures each time when it is asked for whether this process hears the others (SCALE-23). */
export function measureHearing(registry: Registry, isConnected: () => boolean): void {
  measureNow(registry, {
    name: 'loomlight_signals_connected',
    help: '1 while this process hears what others say, 0 while it does not and finds out by asking',
    value: () => (isConnected() ? 1 : 0),
  });
}

export function measureStreams(registry: Registry, count: () => number): void {
  measureNow(registry, {
    name: 'loomlight_event_streams',
    help: 'Streams of events that this process has open',
    value: count,
  });
}

/** Measures each time when it is asked for by how much the standby may lag behind (SCALE-66); no figure where none is read from. */
export function measureLag(registry: Registry, seconds: () => number | undefined): void {
  measureNow(registry, {
    name: 'loomlight_replica_lag_seconds',
    help: 'By how many seconds what guests read at the standby may be behind; grows while it does not answer or is not trusted',
    value: seconds,
  });
}

function measureNow(
  registry: Registry,
  { name, help, value }: { readonly name: string; readonly help: string; readonly value: () => number | undefined },
): void {
  void new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const now = value();
      if (now === undefined) this.remove();
      else this.set(now);
    },
  });
}

/** Serves /metrics, and measures and logs every request by its route (never by its address). */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const seconds = new Histogram({
    name: 'loomlight_http_request_seconds',
    help: 'Seconds per request by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [metrics.registry],
  });
  const abortedBodies = new Counter({
    name: 'loomlight_http_aborted_bodies_total',
    help: 'Requests whose sender went away before all of it had come',
    registers: [metrics.registry],
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // The framework's own hook for this is set only after the caller has been authenticated: too late for who goes at once.
    if ('content-length' in request.headers || 'transfer-encoding' in request.headers)
      request.raw.once('close', () => {
        // A body that was refused before it was read is incomplete as well, and nobody's fault.
        if (!request.raw.complete && request.raw.errored) abortedBodies.inc();
      });
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
