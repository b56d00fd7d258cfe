import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from './hears.ts';
import { guessLanguage } from './guess-language.ts';
import { materialAt, stride } from '../solid/mesh.ts';
import { materials } from '../solid/materials.ts';

const matterOf = (prompt: string): readonly (string | undefined)[] => hears(prompt).drawn.map(({ matter }) => matter);

test.each([
  ['a crystal swan', 'crystal'],
  ['a glass apple', 'glass'],
  ['a stone lion', 'stone'],
  ['an ice castle', 'ice'],
  ['a golden apple', 'gold'],
  ['a wooden red apple', 'wood'],
  ['a cat made of wood', 'wood'],
  ['a dragon carved from stone', 'stone'],
  ['eine Katze aus Holz', 'wood'],
  ['un dragón de piedra', 'stone'],
  ['un chat en bois', 'wood'],
  ['水晶天鹅', 'crystal'],
  ['一个玻璃苹果', 'glass'],
  ['木制的狮子', 'wood'],
  ['ガラスのリンゴ', 'glass'],
  ['木の猫', 'wood'],
  ['石のライオン', 'stone'],
  ['تفاحة من زجاج', 'glass'],
  ['أسد من حجر', 'stone'],
] as const)('"%s" is heard as of that matter, and nothing else is in it [STUDIO-34]', (prompt, matter) => {
  const { notDrawn, ignored } = hears(prompt);
  expect(matterOf(prompt)).toEqual([matter]);
  expect([...notDrawn, ...ignored]).toEqual([]);
});

test.each([
  'a golden retriever',
  'a glass of wine',
  'a crystal ball',
  'a golden crown',
  'a wooden bridge',
  'a silver fox',
  '水晶球',
  '金鱼',
])('"%s" is what it always is [STUDIO-34]', (prompt) => {
  expect(matterOf(prompt)).toEqual([undefined]);
});

test('what is of neon shines, in pink where no colour was said [STUDIO-68]', () => {
  expect(hears('a neon bicycle').drawn[0]).toMatchObject({ id: 'bicycle', glows: true, colour: '#ff2fc8' });
  expect(hears('a blue neon bicycle').drawn[0]?.colour).not.toBe('#ff2fc8');
  expect(hears('a neon city street').drawn.some(({ glows }) => glows)).toBe(false);
});

test('a glass apple is of clear glass all over, and a stone lion has no coat [STUDIO-34]', () => {
  const built = (prompt: string) => compose(hears(prompt), 2, { aspect: 1, coarse: true }).world.mesh;
  const glass = built('a glass apple');
  const found = new Set<number>();
  for (let t = 0; t < glass.count; t++)
    if (glass.objects[glass.data[t * stride + 25] ?? 0]?.item === 1)
      found.add(glass.data[t * stride + materialAt] ?? 0);
  expect([...found]).toEqual([materials.clear]);
  const { bodies, objects } = built('a stone lion');
  const lion = bodies.filter(({ object }) => objects[object]?.item === 1);
  expect(lion.map(({ material, hair, fur }) => [material, hair, fur])).toContainEqual([materials.hewn, 0, 0]);
  expect(lion.every(({ hair }) => hair === 0)).toBe(true);
});

test('"Straße in Rom" is German', () => {
  expect(guessLanguage(['straße', 'in', 'rom'])).toBe('de');
  expect(guessLanguage(['a', 'street', 'in', 'zürich'])).toBe('en');
  expect(guessLanguage(['cat', 'in', 'hat'])).toBe('en');
});
