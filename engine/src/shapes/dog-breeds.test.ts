import { describe, expect, test } from 'vitest';
import { concepts, findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { beagle, bernese, dachshund, dalmatian, rottweiler, spaniel } from './hunting-breeds.ts';
import { marksOf } from './quadruped-form.ts';
import { borderCollie, chihuahua, doberman, frenchBulldog, pug, samoyed, shiba, terrier } from './watching-breeds.ts';

const worn = { coat: '#8a5a30', light: '#f2ece0', dark: '#1c1816', hasSocks: true };
const breeds = {
  beagle,
  bernese,
  dachshund,
  dalmatian,
  rottweiler,
  spaniel,
  borderCollie,
  chihuahua,
  doberman,
  frenchBulldog,
  pug,
  samoyed,
  shiba,
  terrier,
};

describe('breeds of dogs [STUDIO-37]', () => {
  test.each([
    ['a beagle in the park', 'beagle'],
    ['ein Dackel im Garten', 'dachshund'],
    ['un dálmata', 'dalmatian'],
    ['a bernese mountain dog in the snow', 'bernese mountain dog'],
    ['un caniche', 'poodle'],
    ['a border collie with sheep', 'border collie'],
    ['柴犬', 'shiba inu'],
    ['ein Mops auf einem Sofa', 'pug'],
    ['a jack russell', 'terrier'],
    ['チワワ', 'chihuahua'],
    ['a french bulldog', 'french bulldog'],
    ['a white poodle', 'poodle'],
  ])('are heard and drawn: %s', (prompt, id) => {
    const heard = hears(prompt);
    expect(heard.drawn[0]?.id).toBe(id);
    expect(heard.notDrawn).toEqual([]);
    expect(concepts.find((one) => one.id === id)?.acts).toContain('runs');
  });

  test('differ in build: long and low, tall and slender, tiny, flat before', () => {
    const lowest = ({ height, length }: { height: number; length: number }): number => height / length;
    for (const [name, breed] of Object.entries(breeds))
      if (name !== 'dachshund') expect(lowest(breed(worn))).toBeGreaterThan(lowest(dachshund(worn)) * 1.3);
    expect(doberman(worn).height).toBeGreaterThan(chihuahua(worn).height * 2.3);
    for (const flat of [pug(worn), frenchBulldog(worn)]) expect(flat.head.muzzle).toBeLessThan(flat.head.size * 0.4);
    for (const hung of [beagle, spaniel, dalmatian]) expect(hung(worn).ears.kind).toBe('floppy');
    for (const up of [shiba, doberman, chihuahua]) expect(up(worn).ears.kind).toBe('pointed');
  });

  test('a dalmatian has spots with white between them, a pug a dark mask and a pale brow', () => {
    const [spots] = marksOf(dalmatian(worn));
    const places = Array.from(
      { length: 400 },
      (_, i) => spots?.share((i % 20) * 0.02 - 0.2, 0.4 + Math.floor(i / 20) * 0.01, 0.1) ?? 0,
    );
    const dark = places.filter((share) => share > 0.5).length / places.length;
    expect(dark).toBeGreaterThan(0.06);
    expect(dark).toBeLessThan(0.4);
    const [mask] = pug(worn).faceMarks ?? [];
    expect(mask?.share(1.2, -0.2, 0.1)).toBeGreaterThan(0.8);
    expect(mask?.share(0.7, 0.7, 0)).toBeLessThan(0.2);
  });

  test('who is flat before does not pant: its tongue would hang out of its chin', () => {
    for (const id of ['pug', 'french bulldog']) {
      const bodies = Array.from({ length: 10 }, (_, seed) => {
        const mesh = new Mesh();
        findConcept(id)?.build(mesh, createRandom(seed), { season: 'summer', lit: false, ordinal: 0 });
        return mesh.bodies.length;
      });
      expect(new Set(bodies).size).toBe(1);
    }
  });

  test('a poodle wears curls that stand out of its coat', () => {
    const mesh = new Mesh();
    findConcept('poodle')?.build(mesh, createRandom(3), { season: 'summer', lit: false, ordinal: 0 });
    expect(Math.max(...mesh.bodies.map(({ count }) => count))).toBeGreaterThan(200);
  });
});
