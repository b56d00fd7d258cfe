import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import type { ManifestAnswer } from '../../ports/manifest-reader.ts';
import { isKeptImage } from './makers-signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'keeps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } });
const box = Buffer.from('\0\0\0\x20jumb\0\0\0\x1ejumdc2pa\0', 'latin1');
const away: ManifestAnswer = { kind: 'unavailable', reason: 'no process could be started' };
const good: ManifestAnswer = {
  kind: 'read',
  reading: { state: 'Valid', faults: ['signingCredential.untrusted'], assertions: [], serial: undefined },
};

/** Whether a file is kept by an attempt whose reader answers like this, and how often it was asked. */
async function look(bytes: Buffer, ...answers: readonly ManifestAnswer[]): Promise<object> {
  let [asks, errors] = [0, 0];
  const isKept = await isKeptImage(
    {
      workFiles: { newPath: async () => join(folder, 'file'), remove: (path) => rm(path, { force: true }) },
      retryPauseMs: 1,
      onError: () => (errors += 1),
      manifestReader: {
        read: async () => {
          const answer = answers[asks];
          invariant(answer, 'nobody asks more often');
          asks += 1;
          return answer;
        },
      },
    },
    { id: 'x', image: { kind: 'file', bytes, mediaType: 'image/png' } },
  );
  expect(readdirSync(folder)).toEqual([]);
  return { isKept, asks, errors };
}

it.each([
  ['holds', [good], { isKept: true, asks: 1, errors: 0 }],
  ['is not there', [{ kind: 'none' }], { isKept: false, asks: 1, errors: 0 }],
  ['breaks its reader', [{ kind: 'unreadable', reason: 'x' }], { isKept: false, asks: 1, errors: 0 }],
  ['holds, whose reader was away', [away, away, good], { isKept: true, asks: 3, errors: 2 }],
  ['nobody can read', [away, away, away], { isKept: false, asks: 3, errors: 3 }],
] as const)(
  'a file whose signature %s is looked at, and nothing of it is left [ORIGIN-38]',
  async (_what, answers, end) => {
    const bytes = Buffer.concat([await plain.clone().png().toBuffer(), box]);
    expect(await look(bytes, ...answers)).toEqual(end);
  },
);

it('a file without a signature, or with something written beside it, is not looked at [ORIGIN-38]', async () => {
  const without = { isKept: false, asks: 0, errors: 0 };
  expect(await look(await plain.clone().png().toBuffer())).toEqual(without);
  const said = await plain
    .clone()
    .withExif({ IFD0: { ImageDescription: 'canaryprompt' } })
    .png()
    .toBuffer();
  expect(await look(Buffer.concat([said, box]))).toEqual(without);
});
