import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';

test.each([
  ['a slice of toast', 'toast', ['Toast mit Butter', 'una tostada', 'du pain grillé', '吐司', 'トースト', 'توست']],
  ['a wrench', 'wrench', ['ein Schraubenschlüssel', 'una llave inglesa', 'une clé plate', '扳手', 'レンチ']],
  ['a saw', 'saw', ['eine Säge', 'un serrucho', 'une scie', '锯子', 'のこぎり', 'منشار']],
  ['high heels', 'high heels', ['Stöckelschuhe', 'tacones', 'des escarpins', '高跟鞋', 'ハイヒール', '👠']],
])('%s is heard in whatever language, and lies large on a table [STUDIO-10]', (prompt, id, others) => {
  for (const words of [prompt, ...others])
    expect(hears(words)).toMatchObject({ drawn: [{ kind: 'thing', id }], notDrawn: [], verdict: 'all' });
  const { plan } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
  expect(plan.setting).toBe('room');
  expect(seenOf(prompt, 3).items[0]).toBeGreaterThan(0.02);
});

test('who saw something has no saw [STUDIO-10]', () => {
  for (const prompt of ['I saw a cat', 'a girl saw a cat', 'she saw the cat'])
    expect(hears(prompt).drawn.map(({ id }) => id)).not.toContain('saw');
  expect(hears('a saw and a hammer').drawn.map(({ id }) => id)).toEqual(['saw', 'hammer']);
});

test('high heels that somebody wears are no pair on a table beside them [STUDIO-10]', () => {
  const { drawn, notDrawn } = hears('a woman in red high heels');
  expect(drawn.map(({ id }) => id)).toEqual(['woman']);
  expect(notDrawn).toEqual(['high heels']);
  expect(hears('a pair of red high heels').drawn).toMatchObject([{ id: 'high heels' }]);
});
