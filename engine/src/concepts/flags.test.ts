import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { star, starsAndStripes, unionJack } from '../shapes/flag-patterns.ts';

const idsOf = (prompt: string): readonly string[] => hears(prompt).drawn.map(({ id }) => id);

test.each([
  ['a flag', 'flag', ['eine Fahne', 'una bandera', 'un drapeau', '旗帜', '旗', 'علم', '🚩']],
  [
    'an american flag',
    'american flag',
    ['die amerikanische Flagge', 'la bandera de Estados Unidos', 'le drapeau américain', '美国国旗', '🇺🇸'],
  ],
  [
    'the flag of germany',
    'german flag',
    ['eine deutsche Fahne', 'la bandera alemana', "le drapeau de l'Allemagne", 'ドイツの国旗', '🇩🇪'],
  ],
  ['a french flag', 'french flag', ['die französische Flagge', 'bandera de Francia', 'drapeau français', 'علم فرنسا']],
  ['the japanese flag', 'japanese flag', ['die japanische Flagge', 'bandera de Japón', '日本の国旗', '日本国旗']],
])('%s is heard in whatever language, and waves large in its picture [STUDIO-10]', (prompt, id, others) => {
  for (const words of [prompt, ...others]) {
    expect(idsOf(words)).toEqual([id]);
    expect(hears(words)).toMatchObject({ notDrawn: [], verdict: 'all' });
  }
  expect(seenOf(prompt, 4).items[0]).toBeGreaterThan(0.04);
});

test('the name of a nation alone is no flag, nor is what comes from there [STUDIO-10]', () => {
  for (const prompt of ['germany', 'japan', 'a house in france', 'the swiss alps', 'a turkey'])
    expect(idsOf(prompt).filter((id) => id.endsWith('flag'))).toEqual([]);
});

test('a ship flies its own flag, and is not hidden by one ashore [STUDIO-10]', () => {
  expect(idsOf('a ship with a flag')).toEqual(['ship']);
  expect(hears('a ship with a flag').notDrawn).toEqual(['flag']);
  expect(hears('a pirate ship with a pirate flag')).toMatchObject({ notDrawn: [], verdict: 'all' });
  expect(idsOf('a castle with a flag')).toContain('flag');
});

test('a German article is no dice [STUDIO-10]', () => {
  expect(idsOf('die Fahne')).toEqual(['flag']);
  expect(idsOf('a die')).toEqual(['dice']);
});

test('a star has five points, and notches between them [STUDIO-10]', () => {
  const isIn = star(1);
  const at = (turn: number, far: number): boolean => isIn(Math.sin(turn) * far, -Math.cos(turn) * far);
  for (let i = 0; i < 5; i++) {
    const point = (i / 5) * Math.PI * 2;
    expect([at(point, 0.95), at(point, 1.05)]).toEqual([true, false]);
    expect([at(point + Math.PI / 5, 0.36), at(point + Math.PI / 5, 0.45)]).toEqual([true, false]);
  }
});

test('stripes and crosses lie where they do on the flags that are known by them [STUDIO-10]', () => {
  const stripes = starsAndStripes(1.7);
  const right = Array.from({ length: 13 }, (_, i) => stripes(0.9, (i + 0.5) / 13));
  expect(new Set(right.filter((_, i) => i % 2 === 0))).toEqual(new Set([right[0]]));
  expect(right[1]).not.toBe(right[0]);
  const jack = unionJack(1.8);
  expect(jack(0.5, 0.1)).toBe(jack(0.1, 0.5));
  // The red of the slanting crosses turns about the middle.
  for (const [u, v] of [
    [0.1, 0.13],
    [0.2, 0.3],
    [0.3, 0.1],
  ] as const)
    expect(jack(u, v)).toBe(jack(1 - u, 1 - v));
});
