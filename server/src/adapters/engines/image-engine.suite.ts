import { imageSizes } from '@loomlight/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineSizeFor } from '../../kernel/engine-size.ts';
import {
  type ImageEngine,
  type ImageRequest,
  type PaintedImage,
  previewMaxBytes,
  sketchSize,
} from '../../ports/image-engine.ts';

/** What every engine of images keeps, whoever it is. */
export function describeImageEngine(
  name: string,
  open: () => Promise<{
    readonly engine: ImageEngine;
    readonly close: () => Promise<void>;
    /** The bodies that its stand-in was sent. */
    readonly sent?: () => readonly Buffer[];
  }>,
): void {
  describe(`the image engine ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('says who it is, and offers the default size', () => {
      const { engine, model, sizing } = opened.engine.capabilities;
      expect([engine.length, model.length].every((length) => length > 0)).toBe(true);
      expect(imageSizes.find((size) => engineSizeFor(sizing, size))).toMatchObject({ width: 1024, height: 1024 });
    });

    it('paints what was promised, and tells how far it is with figures from 0 to 1', async () => {
      const figures: number[] = [];
      const previews: Uint8Array[] = [];
      const onProgress: ImageRequest['onProgress'] = (fraction, _message, preview) => {
        figures.push(fraction);
        if (preview) previews.push(preview);
      };
      const outcome = await opened.engine.generate(request({ onProgress }));
      // Whoever shows what there is of it shows little.
      for (const preview of previews) {
        const { format, width, height } = await sharp(preview).metadata();
        expect([format, Math.max(width, height) <= 96, preview.byteLength <= previewMaxBytes]).toEqual([
          'webp',
          true,
          true,
        ]);
      }
      if (name === 'studio') expect(previews.length).toBeGreaterThan(0);
      if (outcome.kind !== 'painted') throw new Error(`It answered ${outcome.kind}.`);
      expect(await sizeOf(outcome.image)).toEqual({ width: 1024, height: 1024 });
      expect(figures.every((figure) => figure >= 0 && figure <= 1)).toBe(true);
    });

    it('hands on the image that another one starts from, byte for byte, if it takes one [MAKE-93]', async ({
      skip,
    }) => {
      const { engine, sent } = opened;
      if (engine.capabilities.takesReference !== true || !sent) return skip('it takes none');
      const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
      const create = { width: 300, height: 200, channels: 3, background: '#000', noise } as const;
      const bytes = await sharp({ create }).jpeg().toBuffer();
      const carriers = (): Buffer[] => sent().filter((body) => carries(body, bytes));
      const outcome = await engine.generate(request({ reference: { bytes, mediaType: 'image/jpeg' } }));
      if (outcome.kind !== 'painted') throw new Error(`It answered ${outcome.kind}.`);
      expect(await sizeOf(outcome.image)).toEqual({ width: 1024, height: 1024 });
      expect(carriers()).toHaveLength(1);
      expect((await engine.generate(request({}))).kind).toBe('painted');
      expect(carriers()).toHaveLength(1);
    });

    it('sketches small, each style another way and each seed another scene, if it sketches [MAKE-70]', async ({
      skip,
    }) => {
      const { sketch } = opened.engine;
      if (!sketch) return skip('it makes no sketches');
      const wish = { words: 'a lighthouse at sunset', negativePrompt: undefined, signal: new AbortController().signal };
      const sketches = await Promise.all(
        [
          { style: 'none', seed: 1 },
          { style: 'none', seed: 1 },
          { style: 'pixel-art', seed: 1 },
          { style: 'none', seed: 2 },
        ].map((how) => sketch({ ...wish, ...how })),
      );
      for (const image of sketches) {
        const { format, width, height } = await sharp(image).metadata();
        expect([format, width, height]).toEqual(['webp', sketchSize.width, sketchSize.height]);
        expect(image.byteLength).toBeLessThan(16_384);
      }
      const [first, again, other, seeded] = sketches.map((image) => Buffer.from(image).toString('base64'));
      expect([first === again, first === other, first === seeded]).toEqual([true, false, false]);
    });

    it('ends when nobody waits any more', async () => {
      const over = AbortSignal.abort(new Error('over'));
      const outcome = await opened.engine.generate(request({ signal: over })).then(
        ({ kind }) => kind,
        () => 'thrown',
      );
      // An engine at hand may be done before it hears of it; what it must not do is wait.
      expect(['thrown', 'painted', 'failed']).toContain(outcome);
    });
  });
}

/** As it is in a form, or in base64 up to the end of a text. */
function carries(body: Buffer, bytes: Buffer): boolean {
  return body.includes(bytes) || body.includes(`${bytes.toString('base64')}"`);
}

let counter = 0;

function request(own: Partial<ImageRequest>): ImageRequest {
  counter += 1;
  return {
    id: `01a1fe94-d78f-72c6-826f-${String(counter).padStart(12, '0')}`,
    words: 'A lake',
    prompt: 'A lake',
    style: 'none',
    seed: 7,
    width: 1024,
    height: 1024,
    guidanceScale: 7,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...own,
  };
}

async function sizeOf(image: PaintedImage): Promise<{ readonly width: number; readonly height: number }> {
  if (image.kind === 'pixels') return { width: image.width, height: image.data.byteLength / image.width / 4 };
  const { width, height } = await sharp(image.bytes).metadata();
  return { width, height };
}
