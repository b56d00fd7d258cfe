import { expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { calico } from './cat-marks.ts';

test('a calico has patches of ginger, of black, and white between them [STUDIO-37]', () => {
  const [ginger, black] = calico.map(({ share }) =>
    Array.from({ length: 400 }, (_, i) => share((i % 20) * 0.02 - 0.2, Math.floor(i / 20) * 0.02, 0.08)),
  );
  const bare = (ginger ?? []).filter((share, i) => share < 0.1 && (black?.[i] ?? 0) < 0.1).length;
  expect((ginger ?? []).filter((share) => share > 0.9).length).toBeGreaterThan(40);
  expect((black ?? []).filter((share) => share > 0.9).length).toBeGreaterThan(20);
  expect(bare).toBeGreaterThan(80);
});

test.each([
  ['a calico cat on a sofa', 'calico cat'],
  ['三毛猫', 'calico cat'],
  ['a ginger cat', 'cat'],
])('cats are known by their coats: %s [STUDIO-37]', (prompt, id) => {
  expect(hears(prompt).drawn[0]?.id).toBe(id);
});

test('a ginger cat is ginger [STUDIO-37]', () => {
  expect(hears('a ginger cat').drawn[0]?.colour).toBe('#c77a35');
});
