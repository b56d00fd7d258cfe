import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';

const animals = [
  ['a bull', 'bull', 'ein Stier', 'un toro', 'un taureau', '公牛', '雄牛', 'ثور'],
  ['a hyena', 'hyena', 'eine Hyäne', 'una hiena', 'une hyène', '鬣狗', 'ハイエナ', 'ضبع'],
  ['a badger', 'badger', 'ein Dachs', 'un tejón', 'un blaireau', '獾', 'アナグマ', 'غرير'],
  ['a beaver', 'beaver', 'ein Biber', 'un castor', 'un castor', '河狸', 'ビーバー', 'قندس'],
  ['a meerkat', 'meerkat', 'ein Erdmännchen', 'una suricata', 'un suricate', '狐獴', 'ミーアキャット', 'سرقاط'],
  ['a puffin', 'puffin', 'ein Papageitaucher', 'un frailecillo', 'un macareux', '海鹦', 'パフィン', 'بفن'],
  ['a cheetah', 'cheetah', 'ein Gepard', 'un guepardo', 'un guépard', '猎豹', 'チーター', 'فهد'],
  ['a skunk', 'skunk', 'ein Stinktier', 'una mofeta', 'une moufette', '臭鼬', 'スカンク', 'ظربان'],
];

test.each(animals)('%s is heard in whatever language [STUDIO-37]', (prompt = '', id = '', ...others) => {
  for (const words of [prompt, ...others])
    expect(hears(words)).toMatchObject({ drawn: [{ kind: 'thing', id }], notDrawn: [], verdict: 'all' });
});

test.each(animals.filter(oneIn(3)))('%s is painted and fills its picture [STUDIO-37]', (prompt = '') => {
  expect(seenOf(prompt, 4).flesh).toBeGreaterThan(0.06);
});

test('a crane is no heron, in whatever language, and is shown as large as what is thin can be [STUDIO-37]', () => {
  for (const words of ['a crane', 'ein Kranich', 'una grulla', 'une grue', '仙鹤', 'タンチョウ', 'كركي'])
    expect(hears(words)).toMatchObject({ drawn: [{ kind: 'thing', id: 'crane' }], notDrawn: [], verdict: 'all' });
  expect(hears('a heron')).toMatchObject({ drawn: [{ kind: 'thing', id: 'heron' }] });
  expect(seenOf('a crane', 4).flesh).toBeGreaterThan(0.03);
});

test.each([
  ['a lemur', 'lemur', 'ein Lemur', 'un lémur', 'un lémurien', '狐猴', 'キツネザル', 'ليمور'],
  ['a turkey', 'turkey', 'ein Truthahn', 'un pavo', 'un dindon', '火鸡', '七面鳥', 'ديك رومي'],
  ['a griffin', 'griffin', 'ein Greif', 'un grifo', 'un griffon', '狮鹫', 'グリフォン', 'غريفين'],
])('%s is heard in whatever language, and is painted [STUDIO-10]', (prompt, id, ...others) => {
  for (const words of [prompt, ...others])
    expect(hears(words)).toMatchObject({ drawn: [{ kind: 'thing', id }], notDrawn: [], verdict: 'all' });
  expect(seenOf(prompt, 4).flesh).toBeGreaterThan(0.04);
});

test('a turkey is the bird, unless words say that it is a meal [STUDIO-10]', () => {
  expect(hears('two turkeys in a meadow').drawn[0]).toMatchObject({ id: 'turkey', count: 2 });
  for (const words of [
    'roast turkey',
    'a thanksgiving turkey',
    'a turkey on a plate',
    'pavo asado',
    'dinde rôtie',
    '烤火鸡',
  ])
    expect(hears(words).drawn).toMatchObject([{ id: 'roast chicken' }]);
});

test('a griffin flies where it is said to, and a lemur sits on a branch [STUDIO-10]', () => {
  expect(hears('a griffin flying over mountains').drawn[0]).toMatchObject({ id: 'griffin', isAloft: true });
  const { drawn, notDrawn } = hears('a lemur on a branch');
  expect(drawn[0]).toMatchObject({ id: 'lemur', rests: 'limb' });
  expect(notDrawn).toEqual([]);
});
