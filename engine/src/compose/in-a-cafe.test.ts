import { describe, expect, it } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { hears } from '../hears/hears.ts';
import { layOut } from './layout.ts';
import { partyOf } from './party.ts';
import { makePlan } from './plan.ts';

const planOf = (prompt: string) => makePlan(hears(prompt), createRandom(3));

describe('who is in a café [STUDIO-72]', () => {
  it.each([
    'a woman reading a book in a cafe',
    'eine Frau liest im Café',
    '在咖啡馆看书的女人',
    'a man writing in a cafe',
    'a woman waiting in a cafe',
    'a man talking on the phone in a cafe',
    'a woman in a cafe, full body',
    'a man drinking coffee in a cafe',
  ])('sits at a table: %s', (prompt) => {
    const plan = planOf(prompt);
    expect(partyOf(plan)?.at).toBe('table');
  });

  it('has a cup before them, as large as a cup is', () => {
    const { things } = layOut(planOf('two women reading in a cafe'), 3, { aspect: 1, sunSide: 1 });
    const cups = things.filter(({ item, y }) => item === 0 && y > 0.5);
    expect(cups).toHaveLength(2);
    for (const { scale } of cups) expect(scale).toBeLessThan(0.2);
  });

  it.each(['a waitress in a cafe', 'a man waving in a cafe', 'a woman reading in a park', 'a man dancing in a cafe'])(
    'is not seated who works there, or does what is done upright: %s',
    (prompt) => {
      expect(partyOf(planOf(prompt))).toBeUndefined();
    },
  );

  it('writes at a table at home, where nothing else was said', () => {
    const plan = planOf('a woman writing a letter');
    expect([plan.setting, partyOf(plan)?.at]).toEqual(['parlour', 'table']);
  });
});
