import { describe, expect, test } from 'vitest';
import { traits } from '../concepts/traits.ts';
import { hears } from './hears.ts';

describe('what is said of the looks of people [STUDIO-51]', () => {
  test.each(traits.filter(({ id }) => id !== 'old').map(({ id, words }) => [id, words] as const))(
    'knows %s in every language',
    (id, words) => {
      const people = {
        en: 'a woman',
        de: 'eine frau',
        es: 'una mujer',
        fr: 'une femme',
        zh: '女人',
        ja: '女性',
        ar: 'امرأة',
      };
      for (const [language, person] of Object.entries(people)) {
        const [word] = words[language as keyof typeof people].split('/');
        const { drawn, notDrawn } = hears(`${person} ${word}`);
        expect([language, drawn.find(({ kind }) => kind === 'thing')?.traits, notDrawn]).toEqual([language, [id], []]);
      }
    },
  );

  test.each([
    ['a blonde woman with blue eyes', [['woman', ['blond hair', 'blue eyes']]]],
    [
      'a man with a beard and a woman with red hair',
      [
        ['man', ['beard']],
        ['woman', ['red hair']],
      ],
    ],
    ['a woman with long black hair', [['woman', ['long hair', 'black hair']]]],
    ['ein Mann mit kurzen roten Haaren', [['man', ['short hair', 'red hair']]]],
    ['a black woman', [['woman', ['dark skin']]]],
    ['an african man', [['man', ['dark skin']]]],
    ['un hombre negro', [['man', ['dark skin']]]],
    ['an old man', [['man', ['old']]]],
    ['an elderly king', [['king', ['old']]]],
    ['una anciana', [['woman', ['old']]]],
    ['eine alte Frau', [['woman', ['old']]]],
    ['おばあさん', [['woman', ['old']]]],
    [
      'a man before an old castle',
      [
        ['man', undefined],
        ['castle', undefined],
      ],
    ],
    ['two blonde women', [['woman', ['blond hair']]]],
  ] as const)('tells of whom "%s" says it', (prompt, expected) => {
    const things = hears(prompt).drawn.filter(({ kind }) => kind === 'thing');
    expect(things.map(({ id, traits: own }) => [id, own])).toEqual(expected);
  });

  test('is not drawn of what has no such face, and an old castle is no old man', () => {
    expect(hears('a cat with blue eyes')).toMatchObject({ notDrawn: ['blue eyes'], verdict: 'part' });
    expect(hears('an angry cat')).toMatchObject({ notDrawn: ['angry'], verdict: 'part' });
    expect(hears('an old castle')).toMatchObject({ notDrawn: [], ignored: ['old'], verdict: 'all' });
    expect(hears('a woman without a beard').refused).toEqual(['beard']);
  });
});

test('who is old by name can laugh as well, and a girl can have a bun that is none to eat [STUDIO-71]', () => {
  const traitsOf = (prompt: string): readonly string[] =>
    hears(prompt).drawn.find(({ kind }) => kind === 'thing')?.traits ?? [];
  expect([...traitsOf('a laughing old man')].toSorted()).toEqual(['laughing', 'old']);
  expect(traitsOf('a girl with a bun reading under a tree')).toEqual(['hair bun']);
  expect(hears('a girl with a bun reading under a tree').notDrawn).toEqual([]);
  expect(hears('a bun on a plate').notDrawn).toContain('bun');
});

test('coats for the rain are yellow and trench coats are of sand where no colour was said [STUDIO-51]', () => {
  const coatOf = (prompt: string): string | undefined => hears(prompt).drawn.find(({ id }) => id === 'coat')?.colour;
  expect(coatOf('a man in a raincoat')).toBe('#e8b422');
  expect(coatOf('un homme en imperméable')).toBe('#e8b422');
  expect(coatOf('a detective in a trench coat')).toBe('#b59468');
  expect(coatOf('a woman in a blue raincoat')).not.toBe('#e8b422');
  expect(coatOf('a man in a coat')).toBeUndefined();
});
