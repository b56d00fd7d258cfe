import { describe, expect, test } from 'vitest';
import { makePlan } from '../compose/plan.ts';
import { createRandom } from '../raster/random.ts';
import { hears } from './hears.ts';

/** What is painted for a prompt, with what it is served in. */
const servedOf = (prompt: string): readonly string[] =>
  makePlan(hears(prompt), createRandom(1)).items.map(({ asked, count }) =>
    asked.servedIn ? `${count} ${asked.servedIn} of ${asked.id}` : asked.id,
  );

describe('fruit that is said to be in a vessel lies in it, and the vessel is no thing of its own [STUDIO-72]', () => {
  test.each([
    ['a bowl of strawberries', '1 bowl of strawberry'],
    ['a bowl full of ripe red cherries', '1 bowl of cherries'],
    ['strawberries in a white bowl', '1 bowl of strawberry'],
    ['a basket of eggs', '1 basket of egg'],
    ['a crate of oranges', '1 crate of orange fruit'],
    ['donuts on a plate', '1 plate of donut'],
    ['eine Schale mit Äpfeln', '1 bowl of apple'],
    ['ein Korb voller Eier', '1 basket of egg'],
    ['una cesta llena de tomates', '1 basket of tomato'],
    ['un bol de fraises', '1 bowl of strawberry'],
    ['一篮苹果', '1 basket of apple'],
    ['かごいっぱいの林檎', '1 basket of apple'],
  ])('"%s"', (prompt, painted) => {
    expect(hears(prompt)).toMatchObject({ notDrawn: [], ignored: [], verdict: 'all' });
    expect(servedOf(prompt)).toEqual([painted]);
  });

  test.each([
    ['an apple and a basket', ['apple', 'basket']],
    ['a bowl of soup', ['soup']],
    ['an apple beside a bowl of soup', ['apple', 'soup']],
    ['a kitten in a basket', ['kitten']],
    ['a goldfish in a bowl', ['fish bowl']],
  ])('and nothing of that is heard in "%s"', (prompt, ids) => {
    expect(servedOf(prompt)).toEqual(ids);
  });

  test('what cannot be heaped is told of its vessel that it is not drawn', () => {
    expect(hears('a bowl of popcorn').notDrawn).toEqual(['bowl']);
  });
});
