import { lookAtFile } from '../../server/src/adapters/mark/look-at-file.ts';
import type { LookOrder } from '../../server/src/adapters/mark/mark-finder.messages.ts';
import { readManifest } from '../../server/src/adapters/provenance/c2pa-reader.ts';
import { sharp } from '../../server/src/kernel/sharp.ts';
import type { KeptAnswer, KeptOrder } from './kept-process.ts';

// Reads file after file with the code that reads one in a process of its own, and says what it holds in memory by then.

sharp.cache(false);
sharp.concurrency(1);
let current: KeptOrder['script'] = 'read';
let before = process.cpuUsage();
process.once('disconnect', () => process.exit(0));
process.once('uncaughtException', (error) => tell({ result: failed(error), isBroken: true }));
process.on('message', (order: KeptOrder) => {
  current = order.script;
  before = process.cpuUsage();
  void answer(order).then((result) => tell({ result, isBroken: false }));
});

function tell(told: Pick<KeptAnswer, 'result' | 'isBroken'>): void {
  const { user, system } = process.cpuUsage(before);
  process.send?.({
    ...told,
    cpuMs: (user + system) / 1_000,
    residentMb: process.memoryUsage.rss() / 1e6,
  } satisfies KeptAnswer);
}

async function answer({ script, order }: KeptOrder): Promise<unknown> {
  try {
    if (script === 'look') return await lookAtFile(order as LookOrder); // the parent sends what its script takes
    const { path, mediaType, anchors } = order as { path: string; mediaType: string; anchors: string };
    const reading = await readManifest(path, { mediaType, anchors });
    return reading ? { kind: 'read', reading } : { kind: 'none' };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): object {
  return current === 'look' ? { kind: 'none' } : { kind: 'unreadable', reason: String(error).slice(0, 200) };
}
