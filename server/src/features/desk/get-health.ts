import type { ContentType } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { findLastBackup } from '../backup/index.ts';
import { findLastRound } from '../credits/index.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Clock } from '../../kernel/clock.ts';
import { countUnfinishedByEngine } from '../generation/index.ts';
import type { ChosenEngines } from './chosen-engines.ts';
import { listProcessLines } from './list-engine-lines.ts';

/** An engine with what waits for it. `unwell` when a process finds it failing, `closing` when it takes nothing new. */
export interface EngineStanding {
  readonly engine: string;
  readonly contentType: ContentType;
  readonly state: 'ok' | 'closing' | 'unwell';
  readonly unfinished: number;
}

/** How the engines are doing, when the books were last found right (undefined before the first time, and when they were not), and of when the newest backup is. */
export async function getHealth(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly engines: ChosenEngines;
}): Promise<{
  readonly engines: readonly EngineStanding[];
  readonly booksCheckedAt: Date | undefined;
  readonly backedUpAt: Date | undefined;
}> {
  const [unfinished, lines, booksCheckedAt, backedUpAt] = await inTurn(
    () => countUnfinishedByEngine(ctx.db),
    () => listProcessLines(ctx),
    () => findLastRound(ctx.db),
    () => findLastBackup(ctx.db),
  );
  const kinds = ['image', 'video'] as const;
  const engines = kinds.flatMap((contentType) =>
    ctx.engines[contentType].map(({ name, isClosing }): EngineStanding => {
      const of = <R extends { readonly engine: string; readonly content_type: string }>(rows: readonly R[]) =>
        rows.filter((row) => row.engine === name && row.content_type === contentType);
      // One that was killed says nothing about the engine any more.
      const isUnwell = lines.some(
        (line) => line.engine === name && line.contentType === contentType && line.state !== 'closed' && !line.isSilent,
      );
      return {
        engine: name,
        contentType,
        state: isUnwell ? 'unwell' : isClosing ? 'closing' : 'ok',
        unfinished: of(unfinished).reduce((sum, { count }) => sum + count, 0),
      };
    }),
  );
  return { engines, booksCheckedAt, backedUpAt };
}
