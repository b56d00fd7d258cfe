import { describe, expect, it } from 'vitest';
import { makePlan } from '../compose/plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

const idsOf = (prompt: string): readonly string[] => hears(prompt).drawn.map(({ id }) => id);

describe('what is said together [STUDIO-72]', () => {
  it('is done, and no thing of the same name, where a noun comes before it', () => {
    expect(idsOf('two children building a sandcastle on the beach')).toEqual(['boy', 'sandcastle', 'beach']);
    expect(idsOf('an old building')).toContain('house');
    expect(idsOf('a boy beside a building on a hill')).toContain('house');
  });

  it.each([
    ['a cozy cabin in the snowy woods with warm light in the windows', 'dusk'],
    ['ein Haus mit beleuchteten Fenstern', 'dusk'],
    ['a house with lit windows at night', 'night'],
    ['a village with glowing windows at sunset', 'sunset'],
    ['una casa con ventanas iluminadas', 'dusk'],
  ])('tells the hour by windows that are lit: %s', (prompt, time) => {
    const said = hears(prompt).drawn.filter(({ kind }) => kind === 'time');
    expect(said.map(({ id }) => id)).toEqual([time]);
  });

  it.each([
    'a steam train crossing a stone bridge',
    'a bridge with a train on it',
    'ein Zug fährt über eine alte Brücke',
  ])('puts a train on its bridge, whichever words are between them: %s', (prompt) =>
    expect(idsOf(prompt)).toContain('train on a bridge'),
  );

  it.each(['a train under a bridge', 'a train beside a bridge', 'a train, a car and a bridge'])(
    'leaves a train where it was said to be: %s',
    (prompt) => expect(idsOf(prompt)).toEqual(expect.arrayContaining(['train', 'bridge'])),
  );

  it('puts the lighthouse behind its keeper', () => {
    const { drawn } = hears('an old lighthouse keeper with a lantern in a storm');
    expect(drawn.find(({ id }) => id === 'lighthouse')).toMatchObject({ side: 'behind' });
    expect(drawn.find(({ id }) => id === 'captain')?.traits).toContain('old');
    expect(idsOf('a lighthouse keeper beside a lighthouse').filter((id) => id === 'lighthouse')).toHaveLength(1);
  });

  it('heaps up the gold that somebody is on', () => {
    expect(idsOf('a baby dragon sitting on a pile of gold')).toEqual(['dragon', 'hoard']);
    expect(idsOf('a pile of gold')).toEqual(['coins']);
    expect(makePlan(hears('a dragon on a hoard of gold'), createRandom(1)).setting).toBe('cave');
  });

  it.each(['falling cherry blossoms', 'fallende Kirschblüten', '桜吹雪'])('lets petals fall: %s', (prompt) =>
    expect(idsOf(prompt)).toEqual(['falling petals']),
  );

  it('hears a kind man, and a child where German is spoken', () => {
    expect(idsOf('a kind man in a boat')).toEqual(['man', 'rowboat']);
    expect(idsOf('ein Kind am Strand')).toEqual(['boy', 'beach']);
  });

  it('counts moons', () => {
    expect(hears('an alien planet with two moons').drawn.find(({ id }) => id === 'moon')?.count).toBe(2);
  });
});

describe('where what is said together is seen [STUDIO-72]', () => {
  const settingOf = (prompt: string): string => makePlan(hears(prompt), createRandom(1)).setting;

  it.each([
    ['a grandfather reading a book to his grandson by the fireplace', 'parlour'],
    ['two boys and a girl on a sofa', 'parlour'],
    ['a boy and his robot watching the stars', 'hills'],
    ['a boy and his robot', 'street'],
    ['a man in a street under the stars', 'street'],
  ])('is a room for furniture, and open land for what happens in the sky: %s', (prompt, setting) => {
    expect(settingOf(prompt)).toBe(setting);
  });

  it.each(['a woman playing the piano in a dark room', 'ein Junge am Klavier', 'una mujer tocando el piano'])(
    'is a stool for who plays the piano: %s',
    (prompt) => {
      const { drawn, ignored } = hears(prompt);
      expect(drawn.find(({ id }) => id === 'piano')).toMatchObject({ side: 'on', of: 0 });
      expect(ignored).toEqual([]);
    },
  );

  it('is beside the piano where nobody plays it', () => {
    expect(hears('a cat and a piano').drawn.find(({ id }) => id === 'piano')?.side).toBeUndefined();
    expect(hears('a cat playing the piano').drawn.find(({ id }) => id === 'piano')?.side).toBeUndefined();
  });

  it('has the lights of its stage', () => {
    expect(hears('a ballerina dancing on a stage with a spotlight').notDrawn).toEqual([]);
    expect(hears('a ballerina in a street with a spotlight').notDrawn).toEqual(['spotlight']);
  });
});
