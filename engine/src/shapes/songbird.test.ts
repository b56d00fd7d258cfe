import { expect, test } from 'vitest';
import { findConcept } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';
import { buildSongbird } from './songbird.ts';

const plain = { back: '#806040', breast: '#c0a080', dark: '#403020' } as const;

function bodyOf(kind: Partial<Parameters<typeof buildSongbird>[1]> = {}): Mesh['bodies'][number] {
  const mesh = new Mesh();
  buildSongbird(mesh, { ...plain, ...kind });
  const [body] = mesh.bodies;
  if (!body) throw new Error('a bird is a body');
  return body;
}

test('a small bird with a crest is higher, and one with a small skull slender above [STUDIO-37]', () => {
  expect(distanceTo(bodyOf(), -0.03, 0.225, 0)).toBeGreaterThan(0);
  expect(distanceTo(bodyOf({ crest: 0.05 }), -0.03, 0.225, 0)).toBeLessThan(0);
  expect(distanceTo(bodyOf(), -0.066, 0.17, 0.03)).toBeLessThan(0);
  expect(distanceTo(bodyOf({ skull: 0.78 }), -0.066, 0.17, 0.03)).toBeGreaterThan(0);
});

test('a cardinal is masked around its bill and nowhere else [STUDIO-37]', () => {
  const [mask] = bodyOf({ mask: '#100c0a' }).marks;
  expect(mask?.share(-0.1, 0.158, 0)).toBeGreaterThan(0.9);
  expect(mask?.share(-0.05, 0.12, 0)).toBe(0);
  expect(bodyOf().marks).toEqual([]);
});

test.each([
  ['a robin on a branch', 'robin'],
  ['ein Rotkehlchen auf einem Ast', 'robin'],
  ['un petirrojo en una rama', 'robin'],
  ['a red cardinal in the snow', 'cardinal'],
  ['a blue jay', 'blue jay'],
  ['un martin-pêcheur', 'kingfisher'],
  ['スズメ', 'sparrow'],
  ['pigeons in the street', 'pigeon'],
  ['a white dove flying', 'dove'],
  ['a bird on a twig', 'bird'],
])('small birds are known by their names, and nothing is missed that they have: %s [STUDIO-37]', (prompt, id) => {
  const heard = hears(prompt);
  expect(heard.drawn[0]?.id).toBe(id);
  expect(heard.notDrawn).toEqual([]);
});

test('a dove is white and a pigeon grey, and who was asked for in a colour has that [STUDIO-37]', () => {
  const tone = (id: string, colour?: string): number => {
    const mesh = new Mesh();
    const look = { season: 'summer', lit: false, ordinal: 0, ...(colour !== undefined && { colour }) } as const;
    findConcept(id)?.build(mesh, createRandom(1), look);
    return mesh.bodies[0]?.colours[0]?.[1] ?? -1;
  };
  expect(tone('dove')).toBeGreaterThan(tone('pigeon') * 2);
  expect(tone('pigeon', '#101010')).toBeLessThan(0.02);
});
