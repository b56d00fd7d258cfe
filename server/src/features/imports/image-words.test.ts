import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openProcessOriginalReader } from '../../adapters/image-reader/process-original-reader.ts';
import { packedText, pngChunk, withChunks } from '../../testing/png-parts.ts';
import { wordsOfImage } from './image-words.rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'loomlight-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const reader = openProcessOriginalReader({ pixelsMax: 40_000_000 });
let counter = 0;

/** What is believed of a file, read as an import does. */
async function wordsOf(bytes: Uint8Array) {
  counter += 1;
  const from = join(folder, String(counter));
  writeFileSync(from, bytes);
  const reading = await reader.read(from, `${from}-copy`);
  if (reading.kind !== 'image') throw new Error(`It was ${reading.kind}.`);
  return wordsOfImage(reading.texts);
}
const plain = () => sharp({ create: { width: 96, height: 64, channels: 3, background: '#c06020' } });
const text = (keyword: string, words: string) => pngChunk('tEXt', Buffer.from(`${keyword}\0${words}`));
const png = async (...chunks: readonly Buffer[]) => withChunks(await plain().png().toBuffer(), chunks);

/** The segment of a JPEG that holds a comment of its user and nothing else. */
function exifSegment(comment: Buffer): Buffer {
  const tiff = Buffer.alloc(44);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  for (const [at, tag, type, count, value] of [
    [8, 0x8769, 4, 1, 26],
    [26, 0x9286, 7, comment.byteLength, 44],
  ] as const) {
    tiff.writeUInt16LE(1, at);
    tiff.writeUInt16LE(tag, at + 2);
    tiff.writeUInt16LE(type, at + 4);
    tiff.writeUInt32LE(count, at + 6);
    tiff.writeUInt32LE(value, at + 10);
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, comment]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.byteLength + 2, 2);
  return Buffer.concat([head, body]);
}

const parameters = `a lighthouse in a storm, (waves:1.2)
second line
Negative prompt: fog, people
Steps: 20, Sampler: Euler a, CFG scale: 6.5, Seed: 1234567, Size: 512x768, Model hash: abc, Model: dreams_v8`;
const read = {
  prompt: 'a lighthouse in a storm, (waves:1.2)\nsecond line',
  negativePrompt: 'fog, people',
  seed: 1234567,
  guidanceScale: 6.5,
  model: 'dreams_v8',
};

describe('the words in a picture of another tool', () => {
  it('are read as parameters of a PNG, packed and in other letters as well [KEEP-54]', async () => {
    expect(await wordsOf(await png(text('parameters', parameters)))).toMatchObject(read);
    const packed = pngChunk('zTXt', Buffer.concat([Buffer.from('parameters\0\0'), deflateSync(parameters)]));
    expect(await wordsOf(await png(packed))).toMatchObject(read);
    const foreign = pngChunk(
      'iTXt',
      Buffer.concat([Buffer.from('parameters\0\0\0\0\0'), Buffer.from('ein Turm über dem Meer, 灯台')]),
    );
    expect((await wordsOf(await png(foreign))).prompt).toBe('ein Turm über dem Meer, 灯台');
  });

  it.each(['jpeg', 'webp'] as const)(
    'are read from the EXIF of a %s: comment or description [KEEP-54]',
    async (format) => {
      const exif = (fields: object) => plain().withExif(fields).toFormat(format).toBuffer();
      expect((await wordsOf(await exif({ IFD0: { ImageDescription: 'a red barn in snow' } }))).prompt).toBe(
        'a red barn in snow',
      );
      expect(await wordsOf(await exif({ IFD2: { UserComment: parameters } }))).toMatchObject(read);
    },
  );

  it.each([
    ['UTF-16, the low byte first', Buffer.from(parameters, 'utf16le')],
    ['UTF-16, the high byte first', Buffer.from(parameters, 'utf16le').swap16()],
  ])('are read from a comment in %s [KEEP-54]', async (_how, words) => {
    const jpeg = await plain().jpeg().toBuffer();
    const segment = exifSegment(Buffer.concat([Buffer.from('UNICODE\0'), words]));
    expect(await wordsOf(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))).toMatchObject(read);
  });

  it('are found in a workflow, over its links, and in a description with settings [KEEP-54]', async () => {
    const workflow = {
      3: { class_type: 'KSampler', inputs: { seed: 42, cfg: 8, positive: ['6', 0], negative: ['7', 0] } },
      4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'base.safetensors' } },
      6: { class_type: 'CLIPTextEncode', inputs: { text: ['9', 0] } },
      7: { class_type: 'CLIPTextEncode', inputs: { text: 'blurry' } },
      9: { class_type: 'Text', inputs: { string: 'two foxes at play' } },
    };
    expect(await wordsOf(await png(text('prompt', JSON.stringify(workflow))))).toMatchObject({
      ...{ prompt: 'two foxes at play', negativePrompt: 'blurry', seed: 42, guidanceScale: 8 },
      ...{ model: 'base.safetensors', engine: 'ComfyUI' },
    });
    const described = await png(
      text('Description', 'a quiet garden'),
      text('Comment', '{"uc":"noise","seed":9,"scale":5}'),
    );
    expect(await wordsOf(described)).toMatchObject({ prompt: 'a quiet garden', negativePrompt: 'noise', seed: 9 });
    expect((await wordsOf(await png(text('prompt', 'only words')))).prompt).toBe('only words');
  });

  it.each<readonly [string, () => Promise<Buffer>]>([
    ['nothing', () => png()],
    ['a text that unpacks to 50 MB', () => png(packedText('zTXt', 50_000_000))],
    [
      'a circle of links',
      () =>
        png(
          text(
            'prompt',
            '{"1":{"inputs":{"positive":["2",0]}},"2":{"inputs":{"text":["1",0],"conditioning":["2",0]}}}',
          ),
        ),
    ],
    ['a broken document', () => png(text('prompt', '{"1":'))],
    ['a document of another kind', () => png(text('parameters', '{"a":[1,2,{"b":null}]}'))],
    ['a text of another keyword', () => png(text('Author', 'somebody'))],
  ])('are none where there is %s [KEEP-54]', async (_what, make) => {
    expect(await wordsOf(await make())).toMatchObject({ prompt: '', seed: undefined, model: 'unknown' });
  });
});
