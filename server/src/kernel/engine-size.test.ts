import { imageSizes } from '@loomlight/contract';
import { describe, expect, it } from 'vitest';
import { engineSizeFor, type ImageSizing, isCloseEnough } from './engine-size.ts';

const free = (min: number, max: number, pixels: { min: number; max: number }): ImageSizing => ({
  kind: 'free',
  sidePx: { min, max, step: 16 },
  pixels,
});

describe('the size that an engine is asked for', () => {
  it('is the promised one where the engine paints it', () => {
    const sizing = free(64, 2048, { min: 4096, max: 2048 * 2048 });
    for (const { width, height } of imageSizes)
      expect(engineSizeFor(sizing, { width, height })).toEqual({ width, height });
  });

  it('grows in proportion to what the engine paints at least', () => {
    const sizing = free(512, 4096, { min: 921_600, max: 16_777_216 });
    const small = engineSizeFor(sizing, { width: 64, height: 64 });
    expect(small).toEqual({ width: 960, height: 960 });
    const panorama = engineSizeFor(sizing, { width: 1536, height: 640 });
    expect((panorama?.width ?? 0) * (panorama?.height ?? 0)).toBeGreaterThanOrEqual(921_600);
    expect((panorama?.width ?? 0) / (panorama?.height ?? 1)).toBeCloseTo(2.4, 1);
  });

  it('is the closest of a list', () => {
    const sizing: ImageSizing = {
      kind: 'list',
      sizes: [
        { width: 1024, height: 1024 },
        { width: 1536, height: 1024 },
        { width: 1024, height: 1536 },
      ],
    };
    expect(engineSizeFor(sizing, { width: 1344, height: 768 })).toEqual({ width: 1536, height: 1024 });
    expect(engineSizeFor(sizing, { width: 64, height: 64 })).toEqual({ width: 1024, height: 1024 });
  });

  it.each([
    [{ width: 2048, height: 2048 }, 'would have to be enlarged to twice its size'],
    [{ width: 2048, height: 640 }, 'would lose half of it'],
  ])('is none for %o, which %s', (wanted) => {
    const sizing: ImageSizing = { kind: 'list', sizes: [{ width: 1024, height: 1024 }] };
    expect(engineSizeFor(sizing, wanted)).toBeUndefined();
  });

  it('judges what came back by the same measure', () => {
    expect(isCloseEnough({ width: 1024, height: 1024 }, { width: 1152, height: 1024 })).toBe(true);
    expect(isCloseEnough({ width: 512, height: 512 }, { width: 1024, height: 1024 })).toBe(false);
    expect(isCloseEnough({ width: 4096, height: 1024 }, { width: 1024, height: 1024 })).toBe(false);
  });
});
