import { describe, expect, it } from 'vitest';
import {
  enginePrice,
  imageCost,
  imageSizes,
  parseVideoRatio,
  resolveVideoModel,
  timesPrice,
  videoCost,
  videoModels,
  videoPixels,
  videoRatios,
  videoResolutions,
} from './index.ts';

describe('the price of a video', () => {
  it.each([
    ['480p', 5, 'seedance-lite-t2v', 5],
    ['720p', 5, 'seedance-lite-i2v', 10],
    ['1080p', 10, 'seedance-lite-t2v', 50],
    ['480p', 1, 'seedance-pro', 2],
    ['480p', 5, 'seedance-pro', 8],
    ['720p', 5, 'seedance-pro', 15],
    ['1080p', 5, 'seedance-pro', 38],
    ['1080p', 10, 'seedance-pro', 75],
    ['720p', 5, 'seedance-pro-fast', 15],
    ['720p', 5, 'seedance-lite', 10],
  ] as const)('at %s for %i s with %s is %i', (resolution, durationS, model, credits) => {
    expect(videoCost({ resolution, durationS, model })).toBe(credits);
  });

  it('is of no model that is not on offer', () => {
    const video = { resolution: '720p', durationS: 5 } as const;
    expect(() => videoCost({ ...video, model: 'seedance-pro-slow' })).toThrow('There is no model seedance-pro-slow.');
  });

  it('follows the table of models', () => {
    const video = { resolution: '720p', durationS: 7 } as const;
    for (const { id, costMultiplier } of videoModels)
      expect(videoCost({ ...video, model: id })).toBe(Math.ceil(14 * costMultiplier));
  });

  it('is multiplied by what its engine costs, and rounded once, up [MAKE-14]', () => {
    const video = { resolution: '720p', durationS: 5 } as const;
    // In floating point 10 times 1.1 is more than 11.
    expect(videoCost({ ...video, model: 'seedance-lite', enginePrice: 1.1 })).toBe(11);
    expect(videoCost({ ...video, durationS: 3, resolution: '480p', model: 'seedance-pro', enginePrice: 1.1 })).toBe(5);
    expect(videoCost({ ...video, model: 'seedance-pro', enginePrice: 2.25 })).toBe(34);
    expect(timesPrice(1.5, 1.1)).toBe(1.65);
  });

  it('is the same without an engine, and with one that costs nothing more [MAKE-14]', () => {
    for (const engine of ['studio', 'fal', 'whatever there will be']) {
      const price = enginePrice(engine);
      expect(price).toBe(1);
      for (const { id: model } of videoModels)
        for (let durationS = 1; durationS <= 10; durationS += 1) {
          const video = { resolution: '1080p', durationS, model } as const;
          expect(videoCost({ ...video, enginePrice: price })).toBe(videoCost(video));
        }
      for (const size of imageSizes) expect(imageCost(size, price)).toBe(size.credits);
    }
  });

  it('of an image is at least one credit, and rounded once, up [MAKE-14]', () => {
    expect(imageCost({ width: 64, height: 64 }, 1.5)).toBe(1);
    expect(imageCost({ width: 512, height: 512 }, 1.5)).toBe(1);
    expect(imageCost({ width: 1024, height: 1024 }, 1.1)).toBe(3);
    expect(imageCost({ width: 2048, height: 2048 }, 1.25)).toBe(10);
  });

  it('is whole, above zero, and grows with every second, for whatever is on offer', () => {
    for (const { id } of videoModels)
      for (const { value: resolution } of videoResolutions)
        for (let durationS = 1; durationS <= 60; durationS += 1) {
          const cost = videoCost({ resolution, durationS, model: id });
          expect(Number.isInteger(cost)).toBe(true);
          expect(cost).toBeGreaterThan(
            durationS === 1 ? 0 : videoCost({ resolution, durationS: durationS - 1, model: id }),
          );
        }
  });
});

describe('the pixels of a video', () => {
  it.each([
    ['480p', '16:9', 854, 480],
    ['720p', '16:9', 1280, 720],
    ['1080p', '16:9', 1920, 1080],
    ['720p', '21:9', 1680, 720],
    ['480p', '4:3', 640, 480],
    ['1080p', '1:1', 1080, 1080],
    ['720p', '9:16', 720, 1280],
  ] as const)('at %s in %s are %i x %i', (resolution, ratio, width, height) => {
    expect(videoPixels({ resolution, ratio })).toEqual({ width, height });
  });

  it('follow an image within 21:9, always even', () => {
    expect(videoPixels({ resolution: '720p', ratio: 'adaptive', source: { width: 4000, height: 3000 } })).toEqual({
      width: 960,
      height: 720,
    });
    expect(videoPixels({ resolution: '480p', ratio: 'adaptive', source: { width: 1, height: 1000 } })).toEqual({
      width: 480,
      height: 1120,
    });
    for (let width = 100; width < 1000; width += 37) {
      const size = videoPixels({ resolution: '480p', ratio: 'adaptive', source: { width, height: 333 } });
      expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
    }
  });
});

describe('words of a video', () => {
  it('read ratios with zeros in front, and nothing that is none', () => {
    expect(['016:09', '16:9', '21:09', 'adaptive'].map(parseVideoRatio)).toEqual(['16:9', '16:9', '21:9', 'adaptive']);
    expect(['16:10', '16x9', '', '0:0', '9:21'].map(parseVideoRatio)).toEqual(Array(5).fill(undefined));
    expect(videoRatios.map(({ value }) => parseVideoRatio(value))).toEqual(videoRatios.map(({ value }) => value));
  });

  it('resolve the combined model by what the video starts from, and leave others alone', () => {
    expect(resolveVideoModel('seedance-lite', 'text')).toBe('seedance-lite-t2v');
    expect(resolveVideoModel('seedance-lite', 'image')).toBe('seedance-lite-i2v');
    expect(resolveVideoModel('seedance-pro', 'image')).toBe('seedance-pro');
  });
});
