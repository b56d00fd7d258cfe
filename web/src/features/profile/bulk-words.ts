import type { BulkAct, BulkOutcome } from './use-bulk-acts.ts';

const words: Readonly<Record<BulkAct, { readonly done: string; readonly failed: string }>> = {
  download: { done: 'downloaded', failed: 'downloaded' },
  delete: { done: 'deleted', failed: 'deleted' },
  publish: { done: 'made public', failed: 'made public' },
  hide: { done: 'made private', failed: 'made private' },
  lock: { done: 'locked', failed: 'locked' },
};

/** '1 creation', '2 creations'. */
export function countContents(count: number): string {
  return `${count} ${count === 1 ? 'creation' : 'creations'}`;
}

/** What happened, in one sentence each; empty where there is nothing to say. */
export function bulkWords({ act, done, problems }: BulkOutcome): { readonly done: string; readonly failed: string } {
  return {
    done: done === 0 ? '' : `${countContents(done)} ${words[act].done}.`,
    failed:
      problems.size === 0
        ? ''
        : `${countContents(problems.size)} could not be ${words[act].failed}. The reason stands on each of them.`,
  };
}
