import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { askOwnProcess } from '../own-process.ts';
import { ownProcesses } from '../ready-processes.ts';
import { openProcessMarkFinder } from './process-mark-finder.ts';

const folder = mkdtempSync(join(tmpdir(), 'circles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head = Buffer.from('1a45dfa31000001f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex');
const segmentOf = (content: Buffer): Buffer => {
  const start = Buffer.from('185380670400000000', 'hex');
  start.writeUInt32BE(content.length, 5);
  return Buffer.concat([head, start, content]);
};

it('ends at once with a film in which its reader goes round in circles [ORIGIN-43]', async () => {
  const path = join(folder, 'film');
  // A list of places that tells no length.
  writeFileSync(path, segmentOf(Buffer.concat([Buffer.from('114d9b7400', 'hex'), Buffer.alloc(400)])));
  const ends: string[] = [];
  const finder = openProcessMarkFinder({
    secrets: () => ['a'.repeat(64)],
    offered: [],
    processes: {
      ...ownProcesses,
      ask: async (script, order, limits) => {
        // It would be ended after two seconds of the processor, which a look at so little never takes.
        const asked = await askOwnProcess<never>(script, order, { ...limits, cpuS: 2 });
        ends.push(asked.kind);
        return asked;
      },
    },
  });
  expect(await finder.find(path)).toEqual({ kind: 'none' });
  expect(ends).toEqual(['answered']);
});
