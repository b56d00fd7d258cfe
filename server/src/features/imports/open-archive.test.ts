import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { type RawEntry, rawZip } from '../../testing/raw-zip.ts';
import { openArchive } from './open-archive.ts';
import { readList } from './read-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'loomlight-archives-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let counter = 0;
const bounds = { filesMax: 50, bytesMax: 50_000_000, fileBytesMax: 1_000_000, listBytesMax: 1_000_000 };

function open(bytes: Uint8Array) {
  counter += 1;
  const path = join(folder, String(counter));
  writeFileSync(path, bytes);
  return openArchive(path, bounds);
}
const plain = (name: string, more: Partial<RawEntry> = {}): RawEntry => ({ name, bytes: Buffer.from('x'), ...more });
const whole = rawZip([plain('a.png', { bytes: Buffer.alloc(5_000, 7) })]);

describe('an archive as it comes', () => {
  it('is read by its directory, and what a desk has put beside the files is passed over [KEEP-47]', async () => {
    const archive = await open(
      rawZip([
        plain('one/'),
        plain('one/a.png'),
        plain('__MACOSX/one/._a.png'),
        plain('.DS_Store'),
        plain('b.txt', { isPacked: true }),
      ]),
    );
    expect([...archive.files.keys()]).toEqual(['one/a.png', 'b.txt']);
    const file = archive.files.get('b.txt');
    expect(file && (await buffer(await archive.open(file))).toString()).toBe('x');
    archive.close();
  });

  it.each<readonly [string, string, () => Uint8Array]>([
    ['is no ZIP', 'no_zip', () => Buffer.from('<html>'.repeat(100))],
    ['is empty', 'no_zip', () => Buffer.alloc(0)],
    ['is cut off', 'no_zip', () => whole.subarray(0, whole.length - 30)],
    ['begins in the middle', 'no_zip', () => whole.subarray(4_900)],
    ['has a name that climbs out', 'unsafe_name', () => rawZip([plain('../../etc/cron.d/x')])],
    ['has a name that climbs out further in', 'unsafe_name', () => rawZip([plain('a/../../b.png')])],
    ['has an absolute name', 'unsafe_name', () => rawZip([plain('/etc/passwd')])],
    ['has a name of a disk', 'unsafe_name', () => rawZip([plain('C:/windows/x.png')])],
    ['has a name with backslashes', 'unsafe_name', () => rawZip([plain('..\\..\\x.png')])],
    ['has a name twice', 'duplicate_name', () => rawZip([plain('a.png'), plain('a.png')])],
    ['has a name twice in another case', 'duplicate_name', () => rawZip([plain('a.png'), plain('A.PNG')])],
    ['has files over each other', 'overlap', () => rawZip([plain('a.png'), plain('b.png', { overFirst: true })])],
    ['holds too many files', 'too_many', () => rawZip(Array.from({ length: 51 }, (_, index) => plain(`${index}.png`)))],
    ['tells of more files than it holds', 'no_zip', () => rawZip([plain('a.png')], { count: 40 })],
    ['is a bomb by ratio', 'bomb', () => rawZip([plain('a.png', { bytes: Buffer.alloc(20_000_000), isPacked: true })])],
    [
      'unpacks to too much',
      'too_much',
      () => rawZip([plain('a.png', { sizeBytes: 60_000_000, isPacked: true, bytes: Buffer.alloc(1) })]),
    ],
  ])('is refused as a whole when it %s [KEEP-47]', async (_what, refusal, bytes) => {
    await expect(open(bytes())).rejects.toMatchObject({ name: 'ArchiveRefused', refusal });
  });

  it('names what it cannot hand out: links, devices, what is locked or too large [KEEP-47]', async () => {
    const archive = await open(
      rawZip([
        plain('link.png', { mode: 0o120777 }),
        plain('device.png', { mode: 0o060666 }),
        plain('locked.png', { flags: 1, bytes: Buffer.alloc(13), sizeBytes: 1 }),
        plain('large.png', { bytes: Buffer.alloc(1_000_001, 1) }),
        plain('file.png', { mode: 0o100644 }),
      ]),
    );
    const skips = [...archive.files.values()].map(({ name, skip }) => [name, skip]);
    expect(skips).toEqual([
      ['link.png', 'link'],
      ['device.png', 'link'],
      ['locked.png', 'encrypted'],
      ['large.png', 'file_too_large'],
      ['file.png', undefined],
    ]);
    archive.close();
  });

  it.each([
    ['less', 2_000],
    ['more', 20],
  ])('fails where a file unpacks to %s than its directory says [KEEP-47]', async (_what, sizeBytes) => {
    const noise = Buffer.from(Array.from({ length: 900 }, (_, index) => (index * 7919) % 251));
    const archive = await open(rawZip([plain('a.png', { bytes: noise, isPacked: true, sizeBytes })]));
    const file = archive.files.get('a.png');
    if (!file) throw new Error('It is not there.');
    await expect(archive.open(file).then(buffer)).rejects.toThrow(/bytes in the stream/);
    archive.close();
  });
});

const head = { kind: 'head', format: 'loomlight-archive', version: 1 };
const item = { kind: 'item', id: '01a1fdc9-2723-7591-8e12-6769da3e780a', file: 'media/a.png', content_type: 'image' };
const end = { kind: 'end' };
const read = (...lines: readonly unknown[]) =>
  readList(
    Readable.from([
      Buffer.from(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')),
    ]),
    20,
  );

describe('the list of an archive', () => {
  it('is read line by line; a broken line, a second one and an unknown kind cost themselves alone [KEEP-47]', async () => {
    const { items, skipped } = await read(
      head,
      item,
      '{"kind":"item","id":',
      { ...item, file: 'media/b.png' },
      { kind: 'item', id: 'nobody', file: 'c' },
      { kind: 'album', name: 'Lakes' },
      { kind: 'collection', name: 'Without an id' },
      'null',
      end,
    );
    expect(items).toMatchObject([{ origin: item.id, file: 'media/a.png' }]);
    expect(skipped.map(({ skip }) => skip)).toEqual([
      'broken_line',
      'twice',
      'broken_line',
      'unknown_kind',
      'broken_line',
      'broken_line',
    ]);
  });

  it.each<readonly [string, string, readonly unknown[]]>([
    ['is empty', 'no_list', []],
    ['is no list', 'no_list', ['hello']],
    ['is of another product', 'other_format', [{ ...head, format: 'else' }, end]],
    ['is of a later version', 'other_version', [{ ...head, version: 2 }, end]],
    ['stops before its end', 'cut_off', [head, item]],
    ['goes on behind its end', 'no_list', [head, end, item]],
    ['has a line without an end', 'no_list', [head, 'x'.repeat(70_000), end]],
    ['has too many items', 'too_many', [head, ...Array.from({ length: 30 }, () => '{}'), end]],
    ['has the depth of a well', 'no_list', ['['.repeat(60_000), end]],
  ])('is refused as a whole when it %s [KEEP-47]', async (_what, refusal, lines) => {
    await expect(read(...lines)).rejects.toMatchObject({ refusal });
  });

  it('believes each field by itself, within its bounds [KEEP-48]', async () => {
    const { items } = await read(
      head,
      {
        ...item,
        text_prompt: `a lake\u0000\u0007 ${'at dawn '.repeat(200)}`,
        negative_prompt: 7,
        style: '<script>',
        seed: -5,
        guidance_scale: 1e300,
        model: 'm'.repeat(500),
        engine: { a: 1 },
        created_at: '9999-01-01T00:00:00.000Z',
        is_public: true,
        prompt_price: 100,
        credits_used: 1_000_000,
        user_id: 'somebody',
        __proto__: { polluted: true },
      },
      end,
    );
    expect(items[0]?.facts).toMatchObject({
      negativePrompt: null,
      style: 'none',
      seed: undefined,
      guidanceScale: null,
      engine: 'unknown',
      isShortened: true,
    });
    expect(items[0]?.facts.prompt).toMatch(/^a lake at dawn/);
    expect(items[0]?.facts.prompt.length).toBeLessThanOrEqual(700);
    expect(items[0]?.facts.model).toHaveLength(80);
    expect(Object.keys(items[0]?.facts ?? {})).not.toContain('is_public');
  });

  it('puts what something was made from before it, also in a circle [KEEP-48]', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => item.id.replace(/a$/, letter));
    const line = (id: string | undefined, from: string | undefined) => ({ ...item, id, made_from: from });
    expect(
      (await read(head, line(c, b), line(b, a), line(a, undefined), end)).items.map(({ origin }) => origin),
    ).toEqual([a, b, c]);
    expect((await read(head, line(a, b), line(b, a), end)).items).toHaveLength(2);
  });
});
