import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openWorkFiles } from '../../adapters/work-files.ts';
import type { ImageReading } from '../../ports/image-reader.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createImageIntake } from './image-intake.ts';

const read: ImageReading = { kind: 'image', width: 1, height: 1, sizeBytes: 1 };

it('reads one image of a person at a time, and those of others beside it [GROUND-8]', async () => {
  const workFiles = await openWorkFiles(mkdtempSync(join(tmpdir(), 'loomlight-intake-')));
  const underWay: ((reading: ImageReading) => void)[] = [];
  const intake = createImageIntake({
    reader: {
      read: () => new Promise((resolve) => underWay.push(resolve)),
      readLogo: () => Promise.reject(new Error('No logo comes in here.')),
      readLastFrame: () => Promise.reject(new Error('No video comes in here.')),
    },
    workFiles,
    quota: { unusedFilesMax: 9, unusedBytesMax: 9, totalBytesMax: 9 },
    isRefused: async () => false,
  });
  const done: string[] = [];
  const send = (who: string, name: string) =>
    intake.read(who, Readable.from([Buffer.from('x')]), async () => void done.push(name));
  const first = send('ada', 'ada 1');
  await waitFor('the first to be read', async () => underWay.length === 1);
  const others = [send('ada', 'ada 2'), send('ada', 'ada 3')];
  const bob = send('bob', 'bob 1');
  await waitFor('another person to be read beside it', async () => underWay.length === 2);
  underWay[1]?.(read);
  await bob;
  expect([done, underWay.length]).toEqual([['bob 1'], 2]);
  underWay[0]?.({ kind: 'unreadable', reason: 'a test' });
  await expect(first).rejects.toMatchObject({ code: 'invalid_image' });
  for (const count of [3, 4]) {
    await waitFor('the next of the same person', async () => underWay.length === count);
    underWay[count - 1]?.(read);
  }
  await Promise.all(others);
  expect(done.toSorted()).toEqual(['ada 2', 'ada 3', 'bob 1']);
  await workFiles.close();
});
