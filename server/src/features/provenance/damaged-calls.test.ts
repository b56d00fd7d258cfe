// @module-tag slow

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { makeHostile } from '../../testing/hostile-file.ts';
import { isLong } from '../../testing/long.ts';
import { createRandom } from '../../testing/random.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testVideo } from '../../testing/test-video.ts';

/** So many are tried, each read by a process of its own; `npm run bench -- damaged` tries 100,000 in processes that are kept. */
const files = Number(process.env['DAMAGE_FILES'] ?? (isLong ? 1_000 : 14));
/** Printed with a failure; set it to see the same files again. */
const seed = Number(process.env['DAMAGE_SEED'] ?? 4_712);
/** A call that takes longer hangs: the processes that read and look are ended long before, also on a busy machine. */
const longestMs = 120_000;
const growthMb = 150;

let test: TestApp;
const whole: Buffer[] = [];
const folder = mkdtempSync(join(tmpdir(), 'damaged-'));

beforeAll(async () => {
  test = await openTestApp();
  invariant(test.signingKey, 'a product of a test signs');
  const signer = test.signingKey.signer();
  const seal = { words: Buffer.alloc(32, 1), recipe: Buffer.alloc(32, 2) };
  const madeAt = test.clock.now();
  const statement = { item: 'x', madeAt, source: 'algorithmicMedia', engine: 'studio', model: '1', seal } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  // The small ones are too small for a mark, the others are looked at.
  for (const side of [16, 160])
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const plain = sharp({ create: { width: side, height: side, channels: 3, background: 'teal', noise } });
      const bytes = await plain.toFormat(format).toBuffer();
      whole.push(bytes, Buffer.from(signer.sign(bytes, statement)));
    }
  const [from, into] = [join(folder, 'film'), join(folder, 'signed')];
  writeFileSync(from, await testVideo({ width: 320, height: 192, durationS: 2 }));
  await signer.signVideo(from, into, statement);
  whole.push(readFileSync(from), readFileSync(into));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How often a file was sent again, since the machine was too busy to read it in time. */
let sentAgain = 0;

/** What the call says of a file. One that could not be read now is sent again, as the answer asks for, twenty times at most. */
async function check(file: Uint8Array): Promise<Answer> {
  for (let times = 1; ; times += 1) {
    const answer = await send(file);
    if (answer.status !== 503 || times === 20) return answer;
    sentAgain += 1;
  }
}

interface Answer {
  readonly status: number;
  readonly body: Partial<CheckedFile>;
  readonly tookMs: number;
}

async function send(file: Uint8Array): Promise<Answer> {
  const start = performance.now();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  const sent = new Response(form);
  const { statusCode: status, body } = await test.app.http.inject({
    method: 'POST',
    url: apiBase + provenance.verify.path,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status, body: JSON.parse(body), tookMs: performance.now() - start };
}

// What is tried is read from a file; no database is asked for more than the certificates.
it(
  `answers the call for ${files} damaged files of every form, signed and not, and keeps nothing of them (seed ${seed}) [ORIGIN-28]`,
  { timeout: 300_000 + files * 10_000 },
  async ({ skip }) => {
    skip(serverUrl !== undefined, 'the embedded product, tried in the embedded run');
    const random = createRandom(seed);
    // A process has a folder of its own from its first file on.
    await check(Buffer.from('a poem'));
    const kept = readdirSync(test.dataDir, { recursive: true });
    const rssMb = (): number => process.memoryUsage.rss() / 1e6;
    const verdicts = new Map<string, number>();
    let [slowestMs, slowest, atFirstMb] = [0, 0, 0];
    for (let count = 0; count < files; count += 1) {
      const original = whole[count % whole.length];
      invariant(original, 'there is something to damage');
      const { bytes: file } = makeHostile(original, whole, random);
      const { status, body, tookMs } = await check(file);
      if (tookMs > slowestMs) [slowestMs, slowest] = [tookMs, count];
      // An empty file is refused.
      expect([count, status]).toEqual([count, file.length === 0 ? 422 : 200]);
      const verdict = body.verdict ?? 'refused';
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      // Nobody but this product can have signed it, and none of these pictures was ever marked.
      expect([count, verdict]).not.toEqual([count, 'marked']);
      // After a tenth everything that is loaded once has been loaded.
      if (count === Math.floor(files / 10)) atFirstMb = rssMb();
    }
    expect(slowestMs).toBeLessThan(longestMs);
    expect(rssMb() - atFirstMb).toBeLessThan(growthMb);
    expect(verdicts.get('unknown')).toBeGreaterThan(files / 4);
    // Lengths and checksums of boxes may lie unseen, and a film has bytes that no signature holds.
    expect(verdicts.get('valid') ?? 0).toBeLessThan(files / 4);
    expect(readdirSync(test.dataDir, { recursive: true })).toEqual(kept);
    if (files > 14)
      process.stdout.write(
        `${files} files (seed ${seed}), slowest ${Math.round(slowestMs)} ms (number ${slowest}), ` +
          `${Math.round(rssMb() - atFirstMb)} MB more, ${sentAgain} sent again, ${JSON.stringify([...verdicts])}\n`,
      );
    const signed = whole.filter((bytes) => bytes.includes('jumb'));
    for (const bytes of signed) expect((await check(bytes)).body.verdict).toBe('valid');
  },
);
