import { describe, expect, it, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { materials } from '../solid/materials.ts';

describe('a ski slope [STUDIO-86]', () => {
  test.each([
    'a ski slope',
    'a skier',
    'a skier on a ski slope',
    'a snowboarder going down a mountain',
    'eine Skipiste',
    'una pista de esquí',
    'スキー場',
  ])('is where people ski: "%s"', (prompt) => {
    const { plan } = arrange(hears(prompt), 1, { aspect: 1 });
    expect(hears(prompt).notDrawn).toEqual([]);
    expect(plan).toMatchObject({ setting: 'ski slope', season: 'winter' });
  });

  it('has snow, firs and a lift under the sky, and room for who skis', () => {
    const seen = seenOf('a ski slope', 1);
    expect(seen.ofMaterial(materials.terrain)).toBeGreaterThan(0.3);
    expect(seen.ofMaterial(materials.leaf)).toBeGreaterThan(0.01);
    expect(seen.ofMaterial(materials.gloss)).toBeGreaterThan(0.0005);
    expect(seen.sky).toBeGreaterThan(0.15);
    expect(seenOf('a skier', 3).items[0]).toBeGreaterThan(0.06);
  });

  it('has tracks of skis on its piste, which are bluer than the snow', () => {
    const { world } = seenOf('a ski slope', 2);
    const blues = Array.from({ length: 400 }, (_, i) => {
      const surface = { nx: 0, ny: 1, nz: 0, r: 0, g: 0, b: 0, through: 0 };
      // Of a surface only normal and colour are touched.
      world.paintGround(surface as never, (i - 200) * 0.02, 0, 12, 12);
      return surface.b / surface.r;
    });
    expect(Math.max(...blues)).toBeGreaterThan(Math.min(...blues) * 1.06);
  });
});
