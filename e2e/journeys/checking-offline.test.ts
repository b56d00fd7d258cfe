import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@loomlight/contract';
import { type CheckedFile, provenance } from '@loomlight/contract/provenance';
import type { FileChooser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { makeKeyFiles, openKeyFile } from '../../server/src/adapters/provenance/key-files.ts';
import { sealKey, sealPrompt } from '../../server/src/features/provenance/index.ts';
import type { MediaSigner } from '../../server/src/ports/media-signer.ts';
import { runOperator } from '../../server/src/testing/run-operator.ts';
import { testVideo } from '../../server/src/testing/test-video.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, screens } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'checking-'));
const DATA_DIR = join(folder, 'data');
const stage = openStage(() => ({ engine: openMemoryImageEngine(), settings: { DATA_DIR } }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const prompt = 'منارة عند الفجر\nand a lighthouse';
const opening = randomBytes(32);
const item = randomUUID();
const statement = {
  item,
  madeAt: new Date('2026-11-22T10:00:00Z'),
  source: 'algorithmicMedia',
  engine: 'studio',
  model: 'studio-1.0',
  seal: sealPrompt(opening, { item, prompt, style: 'anime', seed: 7, model: 'studio-1.0', width: 64, height: 64 }),
} as const;

/** Signs as the product does whose key lies in a folder. */
function signerIn(keys: string): MediaSigner {
  const installation = { name: new URL(stage.product.address).host, url: stage.product.address };
  return openKeyFile({ file: join(keys, 'key.pem'), installation, version: '1', now: () => new Date() }).signer();
}
const ours = () => signerIn(join(DATA_DIR, 'provenance'));

/** Of pixels that nothing makes small, so that most of the bytes are pixels. */
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .toFormat(format)
    .toBuffer();

const plainFilm = () => testVideo({ width: 64, height: 64, durationS: 1 });

async function film(signer: MediaSigner): Promise<Buffer> {
  const [from, into] = [join(folder, randomUUID()), join(folder, randomUUID())];
  await writeFile(from, await plainFilm());
  await signer.signVideo(from, into, statement);
  return readFile(into);
}

function flipped(file: Uint8Array, place: number): Buffer {
  const copy = Buffer.from(file);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

/** The manifest of one PNG in another. */
function moved(from: Buffer, into: Buffer): Buffer {
  const end = 33 + 12 + from.readUInt32BE(33);
  expect(from.toString('latin1', 37, 41)).toBe('caBX');
  return Buffer.concat([into.subarray(0, 33), from.subarray(33, end), into.subarray(33)]);
}

const headings: Readonly<Record<CheckedFile['verdict'], string>> = {
  valid: 'Made here, and not changed since',
  changed: 'Changed since it was signed',
  foreign: 'Signed by somebody else',
  marked: 'Made here, by its invisible mark',
  unknown: 'Nothing found',
};
const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

/** What the call says of a file that it is sent. */
async function told(file: Buffer): Promise<CheckedFile> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  const answer = await fetch(stage.product.address + apiBase + provenance.verify.path, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  return provenance.verify.reply.parse(await answer.json());
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = types[name.split('.').at(-1) ?? ''] ?? 'image/png';
  await page.getByLabel('File to check').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('region').getByText(name, { exact: true }).waitFor();
}

/** What the page says: its heading, and its details without those that are a matter of the place (a moment in its time zone). */
async function shown(page: Page): Promise<Readonly<Record<string, string>>> {
  const region = page.getByRole('region');
  const heading = await region.getByRole('heading', { level: 2 }).textContent();
  const terms = await region.locator('dt').allTextContents();
  const values = await region.locator('dd').allTextContents();
  return { heading: heading ?? '', ...Object.fromEntries(terms.map((term, index) => [term, values[index] ?? ''])) };
}

function expected({ verdict, engine, model, signer, faults }: CheckedFile): Readonly<Record<string, string>> {
  return {
    heading: headings[verdict],
    ...(engine !== null && { Engine: engine }),
    ...(model !== null && { Model: model }),
    ...(signer && { 'Key of this site': expect.stringContaining(signer.fingerprint.slice(0, 16)) as string }),
    ...(faults.length > 0 && { 'What does not fit': faults.join(', ') }),
  };
}

async function openPage(where: Parameters<typeof arrive>[1] = {}) {
  const visitor = await arrive(stage.browser, where);
  const { page } = visitor;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  const list = page.waitForResponse(/loomlight-provenance\.json/);
  await page.goto(`${stage.product.address}/verify`);
  await list;
  return { ...visitor, sent };
}

describe('a file that is checked in a browser', () => {
  it(
    'has the verdict of the call, of every form and whatever was done to it [ORIGIN-30]',
    { tags: 'slow' },
    async () => {
      const { page, complaints } = await openPage();
      const signer = ours();
      const theirs = join(folder, 'theirs');
      const installation = { name: new URL(stage.product.address).host, url: stage.product.address };
      await makeKeyFiles({ folder: theirs, installation, now: () => new Date() });
      const [png, jpeg, webp] = await Promise.all((['png', 'jpeg', 'webp'] as const).map(picture));
      if (!png || !jpeg || !webp) throw new Error('No pictures.');
      const sign = (file: Buffer, by = signer) => Buffer.from(by.sign(file, statement));
      const signed = { png: sign(png), jpeg: sign(jpeg), webp: sign(webp), mp4: await film(signer) };
      const forged = Buffer.from(signed.png);
      forged.write('algorithmicMedxx', forged.indexOf('algorithmicMedia'));
      const scrambled = Buffer.from(signed.png);
      randomBytes(300).copy(scrambled, 60);
      const files: Readonly<Record<string, Buffer>> = {
        ...Object.fromEntries(Object.entries(signed).map(([form, file]) => [`valid.${form}`, file])),
        ...Object.fromEntries(
          Object.entries(signed).map(([form, file]) => [
            `changed.${form}`,
            flipped(file, file.length - (form === 'webp' ? 2_600 : 60)),
          ]),
        ),
        'forged.png': forged,
        'moved.png': moved(signed.png, await picture('png')),
        'foreign.png': sign(png, signerIn(theirs)),
        'foreign.mp4': await film(signerIn(theirs)),
        'plain.png': png,
        'plain.mp4': await plainFilm(),
        'poem.png': Buffer.from('a poem'),
        'scrambled.png': scrambled,
        'cut.png': signed.png.subarray(0, 900),
        'cut.jpeg': signed.jpeg.subarray(0, 900),
        'cut.mp4': signed.mp4.subarray(0, 2_000),
        'noise.png': Buffer.concat([png.subarray(0, 33), Buffer.from('jumb'), randomBytes(500)]),
      };
      const verdicts = new Set<string>();
      const compare = async (name: string, file: Buffer) => {
        const answer = await told(file);
        verdicts.add(`${answer.verdict}${answer.faults.includes('unreadable') ? ' unreadable' : ''}`);
        await choose(page, name, file);
        const said = await shown(page);
        expect.soft([name, said]).toEqual([name, expect.objectContaining(expected(answer))]);
        const { faults } = answer;
        expect.soft([name, 'What does not fit' in said]).toEqual([name, faults.length > 0]);
        return answer.verdict;
      };
      for (const [name, file] of Object.entries(files)) {
        const verdict = await compare(name, file);
        if (/^(?:valid|changed|foreign)\./.test(name)) expect.soft([name, verdict]).toEqual([name, name.split('.')[0]]);
      }
      expect([...verdicts].sort()).toEqual(['changed', 'foreign', 'unknown', 'unknown unreadable', 'valid']);

      const fingerprint = signer.fingerprint.toString('hex');
      for (const words of [
        ['rotate'],
        ['withdraw', fingerprint, '--since', '2026-11-01T00:00:00Z', '--reason', 'stolen'],
      ])
        expect(await runOperator(DATA_DIR, 'provenance', ...words)).toMatchObject({ code: 0 });
      await page.reload();
      for (const form of ['png', 'mp4'] as const)
        expect(await compare(`withdrawn.${form}`, signed[form])).toBe('foreign');
      expect(complaints).toEqual([]);
    },
  );

  it('is read and its words are proved without a network once the reader is there, and nothing is sent [ORIGIN-30, ORIGIN-31]', async () => {
    const { page, context, complaints, sent } = await openPage();
    const signed = Buffer.from(ours().sign(await picture('png'), statement));
    await choose(page, 'first.png', await picture('png'));
    // Without a manifest there is nothing to read, and nothing is fetched.
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.wasm'))),
    ).toBe(false);
    await choose(page, 'second.png', signed);
    await page.getByRole('heading', { name: headings.valid }).waitFor();
    await waitFor('the lookup', async () => sent.length > 0);
    await context.setOffline(true);
    for (const [name, file, heading] of [
      ['third.png', signed, headings.valid],
      ['fourth.png', flipped(signed, signed.length - 60), headings.changed],
      ['film.mp4', await film(ours()), headings.valid],
    ] as const) {
      await choose(page, name, file);
      expect([name, await page.getByRole('region').getByRole('heading', { level: 2 }).textContent()]).toEqual([
        name,
        heading,
      ]);
    }
    const form = page.getByRole('form', { name: 'Check a prompt' });
    const key = sealKey(opening, 'words').toString('hex');
    for (const [text, secret, sentence] of [
      [prompt, opening.toString('hex'), 'The prompt is right'],
      [prompt, key, 'The prompt is right'],
      [prompt.slice(1), key, 'The prompt does not fit'],
      [prompt, randomBytes(32).toString('hex'), 'The prompt does not fit'],
    ] as const) {
      await form.getByLabel('Prompt').fill(text);
      await form.getByLabel('Style').selectOption('anime');
      await form.getByLabel('Opening').fill(secret);
      await page.keyboard.press('Enter');
      await page.getByRole('region').getByText(sentence).waitFor();
    }
    expect(await problems(page)).toEqual([]);
    // The name of the item alone, of which nothing is known here.
    const asked = { item, fingerprint: ours().fingerprint.toString('hex') };
    expect(sent.map((line) => JSON.parse(line.slice(line.indexOf(' '))) as unknown)).toEqual([asked]);
    expect(sent[0]?.startsWith(apiBase + provenance.lookup.path)).toBe(true);
    await choose(page, 'plain.png', await picture('png'));
    await page.getByRole('button', { name: /^Look for the invisible mark \(sends the file\)$/ }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await context.setOffline(false);
    await choose(page, 'again.png', await picture('png'));
    const answered = page.waitForResponse((response) => response.url().endsWith(provenance.verify.path));
    await page.getByRole('button', { name: /^Look for the invisible mark/ }).click();
    expect((await answered).status()).toBe(200);
    expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('is read apart from every network, whatever address stands in it [ORIGIN-18, ORIGIN-30]', async () => {
    const { page, complaints } = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="${stage.product.address}/linked/manifest.c2pa"/></rdf:RDF></x:xmpmeta>`;
    for (const format of ['jpeg', 'webp'] as const) {
      const linked = await sharp(await picture('png'))
        // The name of the box, so that the reader is asked.
        .withXmp(xmp.replace('<x:xmpmeta', '<!-- jumb --><x:xmpmeta'))
        .toFormat(format)
        .toBuffer();
      expect(linked.includes('manifest.c2pa')).toBe(true);
      await choose(page, `linked.${format}`, linked);
      await page.getByRole('region', { name: headings.unknown }).waitFor();
    }
    const worker = page.workers().find((one) => one.url().includes('manifest-worker'));
    if (!worker) throw new Error('Nothing has read the files.');
    const attempt = (address: string) =>
      fetch(address).then(
        () => 'answered',
        () => 'stopped',
      );
    expect(await worker.evaluate(attempt, `${stage.product.address}/healthz`)).toBe('stopped');
    expect(await page.evaluate(attempt, `${stage.product.address}/healthz`)).toBe('answered');
    // What the worker may do, the page may not.
    const compiles = () => {
      try {
        return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
      } catch {
        return false;
      }
    };
    expect([await worker.evaluate(compiles), await page.evaluate(compiles)]).toEqual([true, false]);
    expect(asked.filter((address) => address.includes('linked'))).toEqual([]);
    expect(complaints.filter((line) => !/Content Security Policy/.test(line))).toEqual([]);
  });

  it.each(screens)(
    'hinders nobody, by keys alone and to a reader of the screen, on a %s in the %s theme [ORIGIN-20, PEOPLE-20]',
    async (_device, colorScheme, viewport) => {
      const { page, context } = await openPage({
        colorScheme,
        viewport: { ...viewport, width: Math.max(320, viewport.width - 70) },
      });
      const fits = async (what: string) => {
        expect.soft([what, ...(await problems(page)), await sidewaysPx(page)]).toEqual([what, 0]);
      };
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => (release = resolve));
      await context.route(/\.wasm/, async (route) => {
        await held;
        await route.continue();
      });
      // Listened for from the beginning: what is asked for late may come before.
      const choosers: FileChooser[] = [];
      page.on('filechooser', (chooser) => choosers.push(chooser));
      const next = async () => {
        await waitFor('the choice of a file', async () => choosers.length > 0);
        const [chooser] = choosers.splice(0);
        if (!chooser) throw new Error('No file was asked for.');
        return chooser;
      };
      const chooseByKeys = async (name: string, buffer: Buffer) => {
        const button = page.getByRole('button', { name: /^Choose (?:a|another) file$/ });
        const isReached = () => button.evaluate((one) => one === document.activeElement);
        for (let press = 0; press < 60 && !(await isReached()); press += 1) await page.keyboard.press('Tab');
        expect(await isReached()).toBe(true);
        await page.keyboard.press('Enter');
        const chooser = await next();
        await chooser.setFiles({ name, mimeType: 'image/png', buffer });
      };
      const signed = Buffer.from(ours().sign(await picture('png'), statement));
      const status = page.getByRole('main').getByRole('status');
      await fits('empty');
      await chooseByKeys(`${'a-very-long-name-'.repeat(6)}.png`, signed);
      await page.getByRole('progressbar', { name: 'Loading the reader' }).waitFor();
      expect(await status.textContent()).toBe('Loading the reader…');
      await fits('loading');
      release();
      await page.getByRole('region', { name: headings.valid }).waitFor();
      expect(await status.textContent()).toContain('nothing in it has been changed since');
      await fits('valid');
      const form = page.getByRole('form', { name: 'Check a prompt' });
      await form.getByLabel('Prompt').fill(prompt);
      expect(await form.getByLabel('Prompt').evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
      await form.getByLabel('Style').selectOption('anime');
      await form.getByLabel('Opening').fill(opening.toString('hex'));
      await page.keyboard.press('Enter');
      await expect.poll(() => status.textContent()).toContain('The prompt is right');
      await fits('words that open');
      for (const [name, file, heading] of [
        ['changed.png', flipped(signed, signed.length - 60), headings.changed],
        ['plain.png', await picture('png'), headings.unknown],
      ] as const) {
        await chooseByKeys(name, file);
        await page.getByRole('region', { name: heading }).waitFor();
        await fits(heading);
      }
      await context.setOffline(true);
      await page.getByRole('button', { name: /^Look for the invisible mark/ }).press('Enter');
      await page.getByRole('main').getByRole('alert').waitFor();
      await fits('a line that is down');
      await context.close();
    },
  );
});
