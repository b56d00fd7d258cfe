import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import type { MediaSigner } from '../../ports/media-signer.ts';
import { damageFile } from '../../testing/damage-file.ts';
import { isLong } from '../../testing/long.ts';
import { createRandom } from '../../testing/random.ts';
import { testVideo } from '../../testing/test-video.ts';
import { readManifest } from './c2pa-reader.ts';
import { makeLeaf, makeRoot } from './certificates.ts';
import { openSigner } from './open-signer.ts';
import { openProcessManifestReader } from './process-manifest-reader.ts';
import { certificatePem, fingerprintOf } from './signing-identity.ts';

const files = isLong ? 100_000 : 1_000;
/** Printed with a failure; set it to see the same files again. */
const seed = Number(process.env['DAMAGE_SEED'] ?? 4_711);
/** Of the processor, so that it counts what a file costs and not how busy the machine is. */
const longestMs = 1_000;
/** Of the code of a reader that has read all of them, which gives nothing back to the system. */
const growthMb = 200;
/** More at once is a length in the file that lies, and is believed. */
const greedMb = 64;

const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
const whole: { readonly bytes: Buffer; readonly mediaType: string }[] = [];
let anchors = '';

beforeAll(async () => {
  const now = new Date();
  const root = await makeRoot('A house', now);
  const leaf = await makeLeaf('A house', root, now);
  anchors = certificatePem(root.certificate);
  const identity = {
    key: leaf.key,
    chain: [leaf.certificate, root.certificate],
    fingerprint: fingerprintOf(leaf.certificate),
  };
  const installation = { name: 'A house', url: 'https://house.example' };
  const signer: MediaSigner = openSigner({ identity, installation, version: '0.1.0' });
  const seal = { words: Buffer.alloc(32, 1), recipe: Buffer.alloc(32, 2) };
  const statement = { item: 'x', madeAt: now, source: 'algorithmicMedia', engine: 'studio', model: '1', seal } as const;
  const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } });
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const signed = signer.sign(await plain.clone().toFormat(format).toBuffer(), statement);
    whole.push({ bytes: Buffer.from(signed), mediaType: `image/${format}` });
  }
  const [from, into] = [join(folder, 'film'), join(folder, 'signed')];
  writeFileSync(from, await testVideo({ width: 320, height: 192, durationS: 2 }));
  await signer.signVideo(from, into, statement);
  whole.push({ bytes: readFileSync(into), mediaType: 'video/mp4' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  `reads ${files} damaged files, each within a second of the processor, with memory that stands still, and believes none that says anything else (seed ${seed}) [ORIGIN-18, ORIGIN-4]`,
  { timeout: 60_000 + files * 20 },
  async () => {
    const random = createRandom(seed);
    const path = join(folder, 'damaged');
    const read = async ({ bytes, mediaType }: (typeof whole)[number]) => {
      writeFileSync(path, bytes);
      return readManifest(path, { mediaType, anchors });
    };
    const said: string[] = [];
    for (const one of whole) said.push(JSON.stringify((await read(one))?.assertions));
    const rssMb = (): number => process.memoryUsage.rss() / 1e6;
    const greedy: (typeof whole)[number][] = [];
    let [slowestMs, believed, atFirstMb, wantedMb] = [0, 0, 0, 0];
    for (let count = 0; count < files; count += 1) {
      const kind = count % whole.length;
      const original = whole[kind];
      if (!original) throw new Error('There is nothing to damage.');
      const damaged = { ...original, bytes: damageFile(original.bytes, random) };
      const [start, beforeMb] = [process.cpuUsage(), rssMb()];
      const reading = await read(damaged).catch(() => undefined);
      const spent = process.cpuUsage(start);
      slowestMs = Math.max(slowestMs, (spent.user + spent.system) / 1000);
      const moreMb = rssMb() - beforeMb;
      if (moreMb > greedMb) {
        greedy.push(damaged);
        wantedMb += moreMb;
      }
      if (reading?.state === 'Trusted') {
        // Lengths and checksums of boxes may lie unseen; nothing that says anything does.
        expect([count, JSON.stringify(reading.assertions)]).toEqual([count, said[kind]]);
        believed += 1;
      }
      // After a tenth everything that is loaded once has been loaded.
      if (count === Math.floor(files / 10)) [atFirstMb, wantedMb] = [rssMb(), 0];
    }
    expect(slowestMs).toBeLessThan(longestMs);
    expect(rssMb() - atFirstMb - wantedMb).toBeLessThan(growthMb);
    // Where files are really checked, such a one has its own process and no more than that may have.
    const reader = openProcessManifestReader();
    expect(greedy.length).toBeLessThan(files / 1_000 + 1);
    for (const { bytes } of greedy) {
      writeFileSync(path, bytes);
      expect((await reader.read(path, anchors)).kind).toMatch(/^(read|none|unreadable)$/);
    }
    expect(believed).toBeLessThan(files / 4);
    for (const [kind, one] of whole.entries()) {
      const reading = await read(one);
      expect([reading?.state, JSON.stringify(reading?.assertions)]).toEqual(['Trusted', said[kind]]);
    }
  },
);
