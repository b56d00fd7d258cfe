import type { ReplyOf } from '@loomlight/contract';
import type { generations } from '@loomlight/contract/generations';
import type { SignedIn } from '../../kernel/actor.ts';
import { presentContent, type PresentContext, presentPreview } from '../content/index.ts';
import type { Jobs } from './list-jobs.ts';

/** The list of jobs, as its owner sees it. */
export function presentJobs(ctx: PresentContext, list: Jobs, viewer: SignedIn): ReplyOf<typeof generations.list> {
  return {
    generations: list.jobs.map(({ row, waitingBefore, estimateS }) => ({
      ...presentContent(ctx, row, viewer),
      ...presentPreview(row, viewer),
      waiting_before: waitingBefore,
      estimate_s: estimateS,
      cancelled: row.cancelled_at !== null,
    })),
    running: list.running,
    waiting: list.waiting,
  };
}
