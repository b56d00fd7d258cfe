import { describe, expect, test } from 'vitest';
import { animalsConcepts } from '../concepts/animals/index.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh } from '../solid/mesh.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { aQuadruped } from './quadruped.testing.ts';
import { asCalf, asCub } from './young-form.ts';

const grown = aQuadruped({ belly: 0.8, tail: { length: 0.4, radius: 0.05, rise: -0.5, tip: 0 } });
const legsOf = ({ height, girth }: QuadrupedForm): number => (height - girth * 1.72) / height;

describe('the young of animals [STUDIO-60]', () => {
  test('a calf has longer legs than its mother for its height, a slighter body, a larger head and a shorter muzzle', () => {
    const young = asCalf(grown);
    expect(legsOf(young)).toBeGreaterThan(legsOf(grown) * 1.1);
    expect(young.length / young.height).toBeLessThan(grown.length / grown.height);
    expect(young.head.size / young.height).toBeGreaterThan((grown.head.size / grown.height) * 1.15);
    expect(young.head.muzzle / young.head.size).toBeLessThan((grown.head.muzzle / grown.head.size) * 0.8);
  });

  test('a cub has shorter legs than its mother for its height, a round belly and a much larger head', () => {
    const young = asCub(grown);
    expect(legsOf(young)).toBeLessThan(legsOf(grown) * 0.95);
    expect(young.belly ?? 0).toBeGreaterThan(0.95);
    expect(young.head.size / young.height).toBeGreaterThan((grown.head.size / grown.height) * 1.5);
    expect(young.head.muzzle / young.head.size).toBeLessThan((grown.head.muzzle / grown.head.size) * 0.7);
  });

  test.each([
    ['a foal', 'foal', 'horse'],
    ['zwei Fohlen', 'foal', 'horse'],
    ['a calf in a meadow', 'calf', 'cow'],
    ['a lion cub', 'lion cub', 'lion'],
    ['un lionceau', 'lion cub', 'lion'],
    ['a tiger cub', 'tiger cub', 'tiger'],
    ['a bear cub', 'bear cub', 'bear'],
    ['un osezno', 'bear cub', 'bear'],
    ['a fox cub', 'fox cub', 'fox'],
    ['un louveteau', 'wolf cub', 'wolf'],
    ['a fawn', 'fawn', 'deer'],
    ['ein Lamm', 'lamb', 'sheep'],
    ['a baby elephant', 'elephant calf', 'elephant'],
    ['ひよこ', 'chick', 'chicken'],
  ])('%s is no small grown one', (prompt, id, mother) => {
    expect(hears(prompt).drawn.flatMap(({ kind, id: drawn }) => (kind === 'place' ? [] : [drawn]))).toEqual([id]);
    const heightOf = (of: string): number => {
      const mesh = new Mesh();
      const from = mesh.mark();
      animalsConcepts
        .find((one) => one.id === of)
        ?.build(mesh, createRandom(1), { season: 'summer', lit: false, ordinal: 0 });
      return boundsSince(mesh, from)?.to[1] ?? 0;
    };
    expect(heightOf(id)).toBeGreaterThan(0.05);
    expect(heightOf(id)).toBeLessThan(heightOf(mother) * 0.75);
  });
});
