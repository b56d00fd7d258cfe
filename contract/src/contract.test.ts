import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  composePrompt,
  contract,
  countCredits,
  errorCodes,
  errorEntry,
  fillPath,
  formatImageSize,
  imageCost,
  imageSizes,
  imageStyles,
  insufficientCreditsMessage,
  isBlank,
  parseImageSize,
  publicMediaPath,
  statusMessage,
  textLength,
  usernameProblem,
} from './index.ts';
import { sizeBeforeUpscale, upscaledSize } from './derived.rules.ts';
import { endpoints } from './endpoints.ts';

describe('prices', () => {
  it.each([
    [64, 64, 1],
    [512, 512, 1],
    [512, 576, 1],
    [1024, 512, 1],
    [1024, 576, 2],
    [1024, 1024, 2],
    [1536, 1536, 5],
    [2048, 2048, 8],
  ])('an image of %ix%i costs %i', (width, height, credits) => {
    expect(imageCost({ width, height })).toBe(credits);
  });

  it('are whole and above zero on the whole grid, and never fall as a side grows', () => {
    for (let width = 64; width <= 2048; width += 64)
      for (let height = 64; height <= 2048; height += 64) {
        const cost = imageCost({ width, height });
        expect(Number.isInteger(cost) && cost >= 1).toBe(true);
        expect(cost).toBeGreaterThanOrEqual(imageCost({ width: Math.max(64, width - 64), height }));
      }
  });

  it('stand beside every offered size, the default first [R-ENT-05]', () => {
    expect(imageSizes[0]).toEqual({ name: 'Square', width: 1024, height: 1024, credits: 2 });
    for (const size of imageSizes)
      expect(parseImageSize(`${size.width}x${size.height}`)).toEqual({ width: size.width, height: size.height });
  });
});

describe('an enlarged image', () => {
  it.each([
    [512, 512, '1024x1024', 2],
    [1024, 1024, '2048x2048', 8],
    [1344, 768, '2688x1536', 8],
    [768, 1344, '1536x2688', 8],
    [1152, 896, '2304x1792', 8],
    [1536, 640, '3072x1280', 8],
    [64, 64, '128x128', 1],
    [2048, 512, '4096x1024', 8],
  ])('of %ix%i has %s and costs %i, as an image of that size does [MAKE-40]', (width, height, larger, credits) => {
    const size = upscaledSize({ width, height });
    expect(size && [formatImageSize(size), imageCost(size)]).toEqual([larger, credits]);
    expect(size && sizeBeforeUpscale(size)).toEqual({ width, height });
  });

  it.each([
    [1536, 1536],
    [2048, 2048],
    [1088, 1024],
    [4096, 64],
  ])('there is none of %ix%i: it would be larger than any image that can be asked for [MAKE-40]', (width, height) =>
    expect(upscaledSize({ width, height })).toBeUndefined(),
  );
});

describe('sizes', () => {
  it.each([
    '63x64',
    '65x64',
    '2112x64',
    '0x64',
    '-64x64',
    '1e3x64',
    'x',
    '',
    '64x',
    '64X64',
    '64x64x64',
    '064x64 ',
    'NaNxNaN',
  ])('refuse %s', (text) => {
    expect(parseImageSize(text)).toBeUndefined();
  });
});

describe('styles', () => {
  it('are appended once, in words [R-FORM-10]', () => {
    expect(composePrompt('A lake', 'oil-painting')).toBe('A lake, oil painting style');
    expect(composePrompt('A lake', 'none')).toBe('A lake');
    expect(composePrompt('A lake', 'unknown')).toBe('A lake');
    expect(imageStyles[0].id).toBe('none');
  });
});

describe('text', () => {
  it('is blank when nobody would see anything', () => {
    for (const text of ['', ' ', '\t\n', '\u3000', '\u200b\u200d', '\u2800', '\ufeff'])
      expect(isBlank(text)).toBe(true);
    for (const text of ['a', ' a ', '.', '👩‍🚀']) expect(isBlank(text)).toBe(false);
  });

  it('is counted as the browser counts it', () => {
    expect(textLength('👩‍🚀')).toBe(5);
  });
});

describe('usernames', () => {
  it.each(['Ada', 'Ada Lovelace', 'Zoë', '李小龍', 'a1', 'ada.l', 'ada_l-2', 'Ünal Çelik'])('may be %s', (name) => {
    expect(usernameProblem(name)).toBeUndefined();
  });

  it.each([
    '',
    ' ',
    'a',
    '..',
    '.',
    '-_',
    'a  b',
    ' ab',
    'ab ',
    'a'.repeat(41),
    'a/b',
    'a@b',
    '<b>',
    'a\nb',
    'all',
    'FAVORITES',
    'prompt-purchases',
    'admin',
    '__proto__',
    'ａｄｍｉｎ',
    'Ada\u3164',
    'Ada\ufe0f',
    'A\u034fda',
  ])('may not be "%s"', (name) => {
    expect(usernameProblem(name)).toBeTypeOf('string');
  });
});

describe('letters of a name', () => {
  it.each([
    ...["O'Brien", 'D’Angelo', 'J. R. R. Tolkien', 'Anne-Marie', "Ngũgĩ wa Thiong'o", 'ʻIolani', "Mc'Ilroy 2"],
    ...['Дмитрий Иванович', 'Ελένη', 'עדה לאבלייס', 'محمد علي', 'अदा', 'ᏣᎳᎩ', '𐤀𐤁'],
    ...['田中 Ken', 'ケン Tanaka ひかり', '김민준 MJ', 'Ada อาดา', 'Ада 1815', '李ㄌㄧ'],
  ])('may be "%s" [GROUND-22]', (name) => {
    expect(usernameProblem(name)).toBeUndefined();
  });
});

describe('errors', () => {
  it('say the sentences of the specification for their status', () => {
    expect(statusMessage(401)).toBe('Invalid email or password. Please try again.');
    expect(statusMessage(409)).toBe('This account already exists. Please try signing in instead.');
    expect(statusMessage(503)).toBe(statusMessage(502));
    expect(statusMessage(418)).toBe('An unexpected error occurred. Please try again.');
  });

  it('have a code in snake case, an error status and a whole sentence', () => {
    for (const code of errorCodes) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(errorEntry(code).status).toBeGreaterThanOrEqual(400);
      // Two sentences have no full stop in R-AUTH-18 either.
      if (!/^(?:Google sign-in failed|No credential received from Google)$/.test(errorEntry(code).message))
        expect(errorEntry(code).message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('speak of insufficient credits in words that the web app recognises', () => {
    expect(insufficientCreditsMessage(2, 1)).toBe(
      'Insufficient credits. This needs 2 credits and your balance is 1 credit.',
    );
  });

  it('write credits as every other figure is written, on every screen [DESK-128]', () => {
    expect([0, 1, 999, 2_500, 1_000_000].map(countCredits)).toEqual([
      ...['0 credits', '1 credit', '999 credits', '2,500 credits', '1,000,000 credits'],
    ]);
  });
});

describe('endpoints', () => {
  it('have unique names and unique places', () => {
    expect(new Set(endpoints.map((endpoint) => endpoint.id)).size).toBe(endpoints.length);
    expect(
      new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`)).size,
    ).toBe(endpoints.length);
  });

  it('declare every parameter of their path', () => {
    for (const endpoint of endpoints) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
      const values = Object.fromEntries(names.map((name) => [name, 'x y']));
      const { shape = {} } = (endpoint.params?._zod.def ?? {}) as { shape?: object };
      expect([endpoint.id, Object.keys(shape)]).toEqual([endpoint.id, names]);
      expect(fillPath(endpoint.path, values)).not.toMatch(/[{} ]/);
    }
    expect(() => fillPath('/images/{id}')).toThrow('needs the parameter id');
  });

  it('name their items images and videos in every list [R-GAL-14]', () => {
    /** True for a list of items or of their cards, by the fields that every item has. */
    const holdsContents = (schema: z.core.$ZodType): boolean => {
      const { def } = schema._zod as {
        def: { type: string; element?: z.core.$ZodType; innerType?: z.core.$ZodType; shape?: object };
      };
      if (def.innerType) return holdsContents(def.innerType);
      const shape = (def.element?._zod.def as { shape?: object } | undefined)?.shape;
      return def.type === 'array' && shape !== undefined && 'small_url' in shape;
    };
    const names = endpoints.flatMap(({ reply }) => {
      const { shape = {} } = reply._zod.def as { shape?: Readonly<Record<string, z.core.$ZodType>> };
      return Object.entries(shape).flatMap(([name, schema]) => (holdsContents(schema) ? [name] : []));
    });
    expect(names.length).toBeGreaterThan(12);
    // Generations are both kinds together; what was started with an item, or it was made from, is a field of it, and no list.
    expect([...new Set(names)].toSorted()).toEqual(['ancestors', 'batch', 'generations', 'images', 'videos']);
  });

  it('clamp limits and offsets [R-API-47]', () => {
    const parse = (query: object) => z.parse(contract.gallery.publicImages.query, query);
    expect(parse({})).toMatchObject({ limit: 20, offset: 0, filter_direction: 'before' });
    expect(parse({ limit: '0', offset: '-9' })).toMatchObject({ limit: 1, offset: 0 });
    expect(parse({ limit: '101', offset: '99999999' })).toMatchObject({ limit: 100, offset: 10_000 });
    expect(parse({ limit: ['7', '8'] })).toMatchObject({ limit: 7 });
    const search = (body: object) => z.parse(contract.community.search.body, body);
    expect(search({})).toMatchObject({ limit: 30, page: 1 });
    expect(search({ limit: 0, page: 0 })).toMatchObject({ limit: 1, page: 1 });
    expect(search({ limit: 1000, page: -3 })).toMatchObject({ limit: 100, page: 1 });
  });
});

it('builds public addresses as the specification lays them out [R-GAL-13]', () => {
  expect(publicMediaPath({ userId: 'u', contentType: 'image', id: 'i', small: true })).toBe(
    '/media/generated/u/images/public/i_small',
  );
  expect(publicMediaPath({ userId: 'u', contentType: 'video', id: 'i' })).toBe('/media/generated/u/videos/public/i');
});
