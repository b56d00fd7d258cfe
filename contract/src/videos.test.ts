import { describe, expect, it } from 'vitest';
import {
  parseVideoRatio,
  resolveVideoModel,
  videoCost,
  videoModels,
  videoPixels,
  videoRatios,
  videoResolutions,
} from './index.ts';

describe('the price of a film', () => {
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
    const film = { resolution: '720p', durationS: 5 } as const;
    expect(() => videoCost({ ...film, model: 'seedance-pro-slow' })).toThrow('There is no model seedance-pro-slow.');
  });

  it('follows the table of models', () => {
    const film = { resolution: '720p', durationS: 7 } as const;
    for (const { id, costMultiplier } of videoModels)
      expect(videoCost({ ...film, model: id })).toBe(Math.ceil(14 * costMultiplier));
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

describe('the pixels of a film', () => {
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

  it('follow a picture within 21:9, always even', () => {
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

describe('words of a film', () => {
  it('read ratios with zeros in front, and nothing that is none', () => {
    expect(['016:09', '16:9', '21:09', 'adaptive'].map(parseVideoRatio)).toEqual(['16:9', '16:9', '21:9', 'adaptive']);
    expect(['16:10', '16x9', '', '0:0', '9:21'].map(parseVideoRatio)).toEqual(Array(5).fill(undefined));
    expect(videoRatios.map(({ value }) => parseVideoRatio(value))).toEqual(videoRatios.map(({ value }) => value));
  });

  it('resolve the combined model by what the film starts from, and leave others alone', () => {
    expect(resolveVideoModel('seedance-lite', 'text')).toBe('seedance-lite-t2v');
    expect(resolveVideoModel('seedance-lite', 'image')).toBe('seedance-lite-i2v');
    expect(resolveVideoModel('seedance-pro', 'image')).toBe('seedance-pro');
  });
});
