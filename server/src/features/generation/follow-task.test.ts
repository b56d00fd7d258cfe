import { expect, it } from 'vitest';
import { openMemoryVideoEngine } from '../../adapters/engines/lib/memory-video-engine.ts';
import { localSignals } from '../../db/signals.ts';
import { systemIds } from '../../kernel/ids.ts';
import type { VideoStatus } from '../../ports/video-engine.ts';
import { followTask } from './follow-task.ts';

/** What comes of a paid task whose looks answer this, one after another. */
async function follow(
  ...kinds: readonly VideoStatus['kind'][]
): Promise<{ readonly kind: string; readonly looks: number }> {
  const engine = openMemoryVideoEngine();
  let looks = 0;
  const status = await followTask(
    {
      ids: systemIds,
      signals: localSignals(),
      onError: () => undefined,
      videoEngine: {
        capabilities: { ...engine.capabilities, restartable: false },
        status: async () => {
          const kind = kinds[looks] ?? 'failed';
          looks += 1;
          return kind === 'failed' ? { kind, reason: 'the end' } : ({ kind } as VideoStatus);
        },
      },
    },
    { id: 'a', operation: { task: 'a' }, signal: new AbortController().signal, report: () => undefined },
  );
  return { kind: status.kind, looks };
}

it('does not believe an engine that has forgotten a paid task for a moment', async () => {
  expect(await follow('lost', 'queued', 'lost', 'lost', 'lost', 'running', 'lost', 'failed')).toEqual({
    kind: 'failed',
    looks: 8,
  });
});

it('believes one that knows nothing of it four times in a row', async () => {
  expect(await follow('queued', 'lost', 'lost', 'lost', 'lost', 'failed')).toEqual({ kind: 'lost', looks: 5 });
});
