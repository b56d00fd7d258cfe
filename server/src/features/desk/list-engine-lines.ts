import type { ContentType } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Durations, listDurations, listEngineHealth } from '../generation/index.ts';
import { isSilent } from '../installation/index.ts';
import type { ChosenEngines } from './chosen-engines.ts';

/** Engines have few models. */
const modelsMax = 1_000;

/** How one process finds its line to an engine elsewhere. One that is silent was killed or cannot reach the database: its line is nobody's. */
export interface LineOfProcess {
  readonly process: string;
  readonly role: string | null;
  readonly state: 'closed' | 'probing' | 'open';
  readonly failures: number;
  readonly reason: string | null;
  readonly since: Date;
  readonly seenAt: Date | null;
  readonly isSilent: boolean;
}

/** An engine, the lines of processes to it, and how long its models took lately. */
export interface EngineLines {
  readonly engine: string;
  readonly contentType: ContentType;
  /** Null for one that is not set any more. */
  readonly isElsewhere: boolean | null;
  readonly processes: readonly LineOfProcess[];
  readonly durations: readonly Durations[];
}

/** Every engine that is set, that a living process has a line to, or that made something within a day, with the breaker of every process (DESK-131). */
export async function listEngineLines(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly engines: ChosenEngines;
}): Promise<readonly EngineLines[]> {
  const now = ctx.clock.now();
  const health = (await listProcessLines(ctx)).filter(isOfEngine);
  const durations = await listDurations(ctx.db, { now, limit: modelsMax });
  const chosen = (['image', 'video'] as const).flatMap((contentType) =>
    ctx.engines[contentType].map(({ name, isElsewhere }) => ({ engine: name, contentType, isElsewhere })),
  );
  const seen = [
    ...health.filter((line) => !line.isSilent).map((line) => ({ ...line, isElsewhere: true })),
    ...durations.map((one) => ({ engine: one.engine, contentType: one.content_type, isElsewhere: null })),
  ];
  const lines = new Map<string, Pick<EngineLines, 'engine' | 'contentType' | 'isElsewhere'>>();
  for (const { engine, contentType, isElsewhere } of [...chosen, ...seen]) {
    const key = `${contentType} ${engine}`;
    if (!lines.has(key)) lines.set(key, { engine, contentType, isElsewhere });
  }
  return [...lines.values()].map((line) => ({
    ...line,
    processes: health.filter((one) => one.engine === line.engine && one.contentType === line.contentType),
    durations: durations.filter((one) => one.engine === line.engine && one.content_type === line.contentType),
  }));
}

/** The lines of all processes to engines and to the classifier, those of living ones first. */
export async function listProcessLines(ctx: { readonly db: Db; readonly clock: Clock }) {
  const now = ctx.clock.now();
  return (await listEngineHealth(ctx.db)).map(
    ({ content_type: contentType, seen_at: seenAt, changed_at: since, ...line }) => ({
      ...{ ...line, contentType, seenAt, since },
      isSilent: isSilent(seenAt, now),
    }),
  );
}

type ProcessLine = Awaited<ReturnType<typeof listProcessLines>>[number];

/** Whether it leads to an engine, and not to the classifier. */
function isOfEngine(line: ProcessLine): line is ProcessLine & { readonly contentType: ContentType } {
  return line.contentType !== 'classifier';
}
