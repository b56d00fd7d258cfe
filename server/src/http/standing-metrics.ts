import { Counter, Gauge, type Registry } from 'prom-client';
import { addSeconds, type Clock } from '../kernel/clock.ts';

/** How much there is of something, by the words that tell its kinds apart: never more of them than the product has. */
export interface Counted {
  readonly labels: Readonly<Record<string, string>>;
  readonly count: number;
}

/** What stands in the database and somebody should hear of: the same in every process that asks (DESK-122). */
export interface Standing {
  /** Of every category, also where there is none. */
  readonly openReports: readonly Counted[];
  /** Seconds until the first of them is due, below 0 when it is late; undefined where none is open. */
  readonly reportDueSeconds: number | undefined;
  /** Of the one that has least: what is left of its time, of all of it. */
  readonly reportTimeLeft: number | undefined;
  readonly openAppeals: number;
  readonly decisions: readonly Counted[];
  readonly waitingReviews: number;
  readonly openApprovals: number;
  readonly unseenPayments: number;
  readonly openDisputes: number;
  /** Seconds until the first bank stops listening whose evidence nobody has sent. */
  readonly disputeDueSeconds: number | undefined;
  readonly refunds: readonly Counted[];
  readonly cardFailures: number;
  readonly mailsGivenUp: number;
  /** Undefined where the product has made none. */
  readonly backupAgeSeconds: number | undefined;
}

/** For so long a reading serves whoever asks: several programs may look at once, and each of them at every process. */
const readForS = 10;
/** The same of what is summed over all accounts. */
const summedForS = 300;

/** Measures what stands in the database when it is asked for; no figures rather than old ones while it cannot be read. */
export function measureStanding(
  registry: Registry,
  ctx: { readonly clock: Clock; readonly read: () => Promise<Standing> },
): void {
  const { gauge, counter } = measuring(registry, keepFor(ctx.clock, readForS, ctx.read));
  gauge('reports_open', 'Reports that wait for a decision', ['category'], ({ openReports }) => openReports);
  gauge('report_due_seconds', 'Seconds until the first open report is due; below 0 when it is late', [], (now) =>
    one(now.reportDueSeconds),
  );
  gauge(
    'report_time_left_ratio',
    'What is left of the time of the open report that has least, of all of it',
    [],
    (now) => one(now.reportTimeLeft),
  );
  gauge('appeals_open', 'Appeals that wait for an answer', [], (now) => one(now.openAppeals));
  counter('decisions_total', 'Decisions, by what was done and by whom', ['action', 'taken_by'], (now) => now.decisions);
  gauge('reviews_waiting', 'Images and videos that wait to be looked at', [], (now) => one(now.waitingReviews));
  gauge('approvals_open', 'Acts of the desk that want a second administrator', [], (now) => one(now.openApprovals));
  gauge('payment_events_unseen', 'Payments that do not fit and that nobody has ticked off', [], (now) =>
    one(now.unseenPayments),
  );
  gauge('disputes_open', 'Disputes that no bank has decided', [], (now) => one(now.openDisputes));
  gauge('dispute_due_seconds', 'Seconds until a bank stops listening about evidence that nobody has sent', [], (now) =>
    one(now.disputeDueSeconds),
  );
  // Not a counter: one that is asked for again is asked for once less.
  gauge('refunds_total', 'Refunds that were asked for at the desk, by how they stand', ['state'], (now) => now.refunds);
  counter('card_failures_total', 'Cards that were declined', [], (now) => one(now.cardFailures));
  gauge('mails_given_up', 'Mails that were given up within a day', [], (now) => one(now.mailsGivenUp));
  gauge('backup_age_seconds', 'Age of the newest backup; no figure where the product has made none', [], (now) =>
    one(now.backupAgeSeconds),
  );
}

/** What all people hold. */
interface Holdings {
  readonly outstanding: number;
  readonly held: number;
}

/** Measures what all people hold, summed every five minutes at most: it looks at each account. */
export function measureHoldings(
  registry: Registry,
  ctx: { readonly clock: Clock; readonly read: () => Promise<Holdings> },
): void {
  const { gauge } = measuring(registry, keepFor(ctx.clock, summedForS, ctx.read));
  gauge('credits_outstanding', 'Credits that people hold', [], (now) => one(now.outstanding));
  gauge('credits_held', 'Credits of them that cannot be spent yet', [], (now) => one(now.held));
}

/** Makes metrics out of one reading. */
function measuring<Reading>(registry: Registry, read: () => Promise<Reading | undefined>) {
  type Make = (
    name: string,
    help: string,
    labels: readonly string[],
    valuesOf: (now: Reading) => readonly Counted[],
  ) => void;
  const take = async (valuesOf: (now: Reading) => readonly Counted[]): Promise<readonly Counted[]> => {
    const now = await read();
    return now === undefined ? [] : valuesOf(now);
  };
  const gauge: Make = (name, help, labels, valuesOf) =>
    void new Gauge({
      ...named(registry, name, help, labels),
      async collect() {
        const values = await take(valuesOf);
        empty(this, labels);
        for (const { labels: of, count } of values) this.set(of, count);
      },
    });
  const counter: Make = (name, help, labels, valuesOf) =>
    void new Counter({
      ...named(registry, name, help, labels),
      async collect() {
        const values = await take(valuesOf);
        empty(this, labels);
        for (const { labels: of, count } of values) this.inc(of, count);
      },
    });
  return { gauge, counter };
}

function named(registry: Registry, name: string, help: string, labels: readonly string[]) {
  return { name: `loomlight_${name}`, help, labelNames: [...labels], registers: [registry] };
}

/** Without labels a metric that is reset begins again with a 0, which would be a figure. */
function empty(metric: Gauge | Counter, labels: readonly string[]): void {
  if (labels.length === 0) metric.remove();
  else metric.reset();
}

function one(count: number | undefined): readonly Counted[] {
  return count === undefined ? [] : [{ labels: {}, count }];
}

/** Reads once for all who ask within so many seconds; undefined while it cannot be read, which is tried again at once. */
function keepFor<T>(clock: Clock, seconds: number, read: () => Promise<T>): () => Promise<T | undefined> {
  let kept: { readonly until: Date; readonly reading: Promise<T | undefined> } | undefined;
  return () => {
    const now = clock.now();
    if (!kept || kept.until <= now) {
      const reading = read().catch(() => {
        if (kept?.reading === reading) kept = undefined;
        return undefined;
      });
      kept = { until: addSeconds(now, seconds), reading };
    }
    return kept.reading;
  };
}
