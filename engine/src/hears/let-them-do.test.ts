import { describe, expect, test } from 'vitest';
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
    ['a family eating dinner at home', 'kitchen'],
    ['a woman drinking tea at home', 'parlour'],
  ])('is done where people do it, if nothing was said of that: %s', (prompt, place) => {
    expect(
      hears(prompt)
        .drawn.filter(({ kind }) => kind === 'place')
        .map(({ id }) => id),
    ).toEqual([place]);
  });
});
