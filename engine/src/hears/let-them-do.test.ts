import { describe, expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { hears } from './hears.ts';

const actsOf = (prompt: string): readonly (string | undefined)[] =>
  hears(prompt).drawn.flatMap(({ kind, act, id }) =>
    kind === 'thing' && !['mug', 'dog', 'chess'].includes(id) ? [act] : [],
  );

describe('what people are said to do [STUDIO-53]', () => {
  test.each([
    ['a woman and a man doing yoga', 'does yoga'],
    ['a father and son fishing', 'fishes'],
    ['a boy and a little girl running', 'runs'],
    ['a woman and an old man drinking coffee', 'drinks'],
    ['ein Mann und eine Frau trinken Kaffee', 'drinks'],
    ['una mujer y un hombre bebiendo café', 'drinks'],
    ['un homme et une femme buvant du café', 'drinks'],
    ['a man drinking coffee with a woman', 'drinks'],
  ])('is done by all of whom it was said: %s', (prompt, act) => {
    expect(actsOf(prompt)).toEqual([act, act]);
    expect(hears(prompt).ignored).toEqual([]);
  });

  test('is not done by who was said to do something else, or nothing', () => {
    expect(actsOf('a man reading and a woman drinking coffee')).toEqual(['reads', 'drinks']);
    expect(actsOf('a man beside a woman drinking coffee')).toEqual([undefined, 'drinks']);
  });

  test.each([
    ['a couple having dinner in a restaurant', 'eats'],
    ['ein Paar isst in einem Restaurant zu Abend', 'eats'],
    ['una pareja cenando en un restaurante', 'eats'],
    ['un couple dînant dans un restaurant', 'eats'],
    ['一对情侣在餐厅吃饭', 'eats'],
    ['two friends having coffee', 'drinks'],
    ['zwei Freundinnen trinken Kaffee', 'drinks'],
    ['两个朋友在咖啡馆喝咖啡', 'drinks'],
    ['two men playing chess', 'plays at a table'],
    ['zwei Männer spielen Schach', 'plays at a table'],
    ['two women talking', 'talks'],
    ['zwei Frauen unterhalten sich', 'talks'],
    ['dos mujeres charlando', 'talks'],
    ['deux femmes qui parlent', 'talks'],
  ])('takes part: %s', (prompt, act) => {
    const { ignored, notDrawn } = hears(prompt);
    expect(actsOf(prompt)[0]).toBe(act);
    expect([...ignored, ...notDrawn].filter((word) => word !== 'qui')).toEqual([]);
  });

  test.each([
    ['a couple drinking wine', 'coffee house'],
    ['two friends drinking beer', 'tavern'],
    ['a couple drinking wine on a terrace at sunset', 'cafe'],
    ['a family eating dinner at home', 'kitchen'],
    ['a woman drinking tea at home', 'parlour'],
    ['a mother and her two children eating breakfast', 'kitchen'],
    ['a family eating in a restaurant', 'coffee house'],
  ])('is done where people do it, if nothing was said of that: %s', (prompt, place) => {
    expect(
      hears(prompt)
        .drawn.filter(({ kind }) => kind === 'place')
        .map(({ id }) => id),
    ).toEqual([place]);
  });
});

test.each([
  'a family having dinner',
  'eine Familie beim Abendessen',
  'una familia cenando',
  'une famille qui dîne',
  '一家人吃晚饭',
  '家族が夕食を食べている',
  'عائلة تتناول العشاء',
  'a family of four having dinner',
])('a family has its dinner at home in the evening: %s [STUDIO-72]', (prompt) => {
  const { drawn, ignored, notDrawn } = hears(prompt);
  expect(drawn[0]?.act).toBe('eats');
  expect(drawn.map(({ id }) => id)).toEqual([drawn[0]?.id, 'dusk', 'kitchen']);
  expect([...ignored, ...notDrawn]).toEqual([]);
});

describe('what is done with something [STUDIO-53]', () => {
  test.each([
    'a boy and his dog running on the beach',
    'a dog and a boy running in a park',
    'ein Mann und sein Hund rennen am Strand',
  ])('is done by people and animals who were named together: "%s"', (prompt) => {
    const acts = hears(prompt).drawn.flatMap(({ kind, act }) => (kind === 'thing' ? [act] : []));
    expect(acts).toEqual(['runs', 'runs']);
  });

  test.each([
    ['a man reading a newspaper on a park bench', 'reads the paper'],
    ['ein Mann liest Zeitung', 'reads the paper'],
    ['a woman with crossed arms', 'folds arms'],
    ['a man standing with folded arms', 'folds arms'],
    ['ein Mann mit verschränkten Armen', 'folds arms'],
    ['una mujer de brazos cruzados', 'folds arms'],
    ['une femme les bras croisés', 'folds arms'],
    ['双臂交叉的女人', 'folds arms'],
    ['腕を組んでいる男性', 'folds arms'],
    ['رجل مكتوف الذراعين', 'folds arms'],
    ['a woman with her hands on her hips', 'has hands on hips'],
    ['eine Frau mit den Händen in den Hüften', 'has hands on hips'],
    ['a boy with his hands in his pockets', 'has hands in pockets'],
    ['un homme les mains dans les poches', 'has hands in pockets'],
    ['a boy on a skateboard', 'skates'],
    ['un niño montando en monopatín', 'skates'],
    ['a man pushing a shopping cart', 'pushes'],
    ['un homme poussant un caddie', 'pushes'],
    ['a girl blowing bubbles', 'blows bubbles'],
    ['a clown juggling five balls', 'juggles'],
    ['ein Mann jongliert mit Bällen', 'juggles'],
    ['一个男孩杂耍抛球', 'juggles'],
    ['女孩吹泡泡', 'blows bubbles'],
    ['a woman watering flowers', 'waters'],
    ['eine Frau gießt Blumen', 'waters'],
    ['a boy feeding ducks', 'feeds'],
    ['un niño alimentando patos', 'feeds'],
    ['a woman cooking in a kitchen', 'cooks'],
    ['une femme qui cuisine', 'cooks'],
    ['a woman talking on the phone', 'phones'],
    ['a man with a phone at his ear', 'phones'],
    ['eine Frau mit dem Handy am Ohr', 'phones'],
    ['friends taking a selfie', 'takes a selfie'],
    ['a woman taking a photo', 'photographs'],
    ['a girl drawing a picture', 'draws'],
    ['two women shopping at a market', 'carries'],
    ['a group of friends laughing at a table', 'sits at a table'],
    ['a teacher writing on a blackboard', 'teaches'],
    ['a woman carrying shopping bags', 'carries'],
    ['two children building a sandcastle on the beach', 'kneels'],
    ['two boys throwing a ball on the beach', 'throws'],
    ['children playing in a park', 'romps'],
    ['子供たちが公園で遊んでいる', 'romps'],
    ['spielende Kinder im Park', 'romps'],
    ['a family having a picnic', 'picnics'],
    ['eine Familie beim Picknick', 'picnics'],
    ['a man working on a laptop', 'works at a table'],
    ['a woman writing a letter', 'writes'],
    ['un hombre escribiendo', 'writes'],
    ['a boy doing his homework', 'writes'],
    ['a boy flying a kite', 'flies a kite'],
    ['ein Junge lässt einen Drachen steigen', 'flies a kite'],
    ['un niño volando una cometa', 'flies a kite'],
    ['un garçon faisant voler un cerf-volant', 'flies a kite'],
    ['放风筝的男孩', 'flies a kite'],
    ['凧揚げをする男の子', 'flies a kite'],
  ])('is seen, and nothing of it is passed over: %s', (prompt, act) => {
    const { drawn, ignored, notDrawn } = hears(prompt);
    expect(drawn.find(({ kind, id }) => kind === 'thing' && id !== 'duck')?.act).toBe(act);
    expect([...ignored, ...notDrawn].filter((word) => word !== 'qui')).toEqual([]);
  });

  test('is said to be missed where nobody does it', () => {
    expect(hears('a cat with a newspaper').notDrawn).toEqual(['newspaper']);
    expect(hears('a tree and a shopping cart').notDrawn).toEqual(['shopping cart']);
  });

  test('is done where and as people do it', () => {
    const idsOf = (prompt: string): readonly string[] => hears(prompt).drawn.map(({ id }) => id);
    expect(idsOf('a boy feeding ducks')).toContain('river');
    expect(idsOf('a teacher writing on a blackboard')).toContain('classroom');
    expect(idsOf('a mother reading a book to her child')).toContain('sofa');
    expect(idsOf('a grandmother knitting')).toContain('armchair');
    const told = hears('a grandfather telling a story to two children');
    expect(told).toMatchObject({ ignored: [], notDrawn: [] });
    const { layout, plan } = arrange(told, 5, { aspect: 1 });
    // He sits between the two.
    expect(layout.things.map(({ item }) => plan.items[item - 1]?.concept.id).toSorted()).toEqual([
      'boy',
      'boy',
      'man',
      'sofa',
    ]);
    expect(hears('a business meeting').drawn).toMatchObject([
      { id: 'person', act: 'talks', count: 4 },
      { id: 'office' },
    ]);
  });

  test.each([
    ['two children holding hands', 'siblings'],
    ['zwei Mädchen Hand in Hand', 'twin girls'],
    ['a couple walking hand in hand on a beach', 'couple'],
  ])('is done hand in hand: %s', (prompt, id) => {
    const { drawn, notDrawn, ignored } = hears(prompt);
    expect(drawn[0]?.id).toBe(id);
    expect([...notDrawn, ...ignored]).toEqual([]);
  });

  test.each([
    ['a man and a woman dancing', 'dances'],
    ['a man and a woman hugging', 'embraces'],
    ['ein Mann und eine Frau tanzen', 'dances'],
  ])('is done by a couple: %s', (prompt, act) => {
    expect(hears(prompt)).toMatchObject({ drawn: [{ id: 'couple', act }], ignored: [], notDrawn: [] });
  });

  test('is done by each where they differ', () => {
    expect(hears('a man in a red coat and a woman reading').drawn[0]?.id).toBe('man');
    expect(hears('two women dancing').drawn[0]).toMatchObject({ id: 'woman', act: 'dances' });
  });

  test.each([
    ['a father and son fishing', 'river'],
    ['a woman cooking', 'kitchen'],
    ['a group of friends laughing at a table', 'parlour'],
    ['a cup on a table', 'room'],
    ['a fisherman fishing in a boat', undefined],
  ])('is done in its place: %s', (prompt, place) => {
    expect(hears(prompt).drawn.find(({ kind }) => kind === 'place')?.id).toBe(place);
  });

  test('is not what a style is called', () => {
    expect(hears('a girl and a cat, pencil drawing').drawn[0]?.act).toBeUndefined();
    expect(hears('a painting of a girl').drawn.find(({ id }) => id === 'girl')?.act).toBeUndefined();
  });

  test('is not what instruments, games and balls are played with', () => {
    expect(hears('a man playing guitar').drawn[0]?.act).toBeUndefined();
    expect(hears('a boy playing football').drawn[0]?.act).toBe('runs');
    expect(hears('a man playing guitar').ignored).toEqual([]);
  });
});

test.each([
  'a couple kissing under the Eiffel tower',
  'ein Paar küsst sich',
  'una pareja besándose',
  "un couple s'embrassant",
  '一对情侣在亲吻',
  'a man and a woman kissing',
])('two who kiss do so, face to face: %s [STUDIO-53]', (prompt) => {
  expect(hears(prompt).drawn[0]).toMatchObject({ id: 'couple', act: 'kisses' });
});
