import { flyingAs } from '../shapes/flying-bird.ts';
import { buildSongbird, buildTwig } from '../shapes/songbird.ts';
import type { Songbird } from '../shapes/songbird.ts';
import { bird } from './animals/bird.ts';
import type { Concept, Words } from './concept.ts';

/** A kind of small bird: what it is called, and how it looks in the colour that was asked for. */
interface Kind extends Pick<Concept, 'id' | 'words'> {
  readonly formOf: (colour: string | undefined) => Songbird;
}

/** The concept of a small bird that sits on a twig, which is its own: who names the branch as well asks for the same. */
export const songbirdOf = ({ id, words, formOf }: Kind): Concept => ({
  ...bird,
  id,
  words: withTwig(words),
  aloft: aloftAs(formOf),
  build: (mesh, _random, look) => {
    buildTwig(mesh);
    mesh.push().at(0, 0.53, 0).scale(1.35);
    buildSongbird(mesh, formOf(look.colour));
    mesh.pop();
  },
});

/** How such a bird is built where it flies. */
export const aloftAs = (formOf: Kind['formOf']): NonNullable<Concept['aloft']> =>
  flyingAs((colour) => {
    const { back, breast, dark, bill } = formOf(colour);
    return {
      ...{ length: 0.3, span: 0.5, chord: 0.13, raise: 0.55, bend: 0.2, fingers: 0.3 },
      beak: { length: 0.03 * (bill?.long ?? 1), hooked: false, colour: bill?.colour ?? '#3a2f28' },
      colours: [back, breast, back, dark, back, dark],
    };
  });

/** The words of a bird, and the same with the twig that it sits on. */
function withTwig(words: Words): Words {
  const said = (list: string, ways: readonly string[]): string =>
    [list, ...list.split('/').flatMap((word) => ways.map((way) => `${word} ${way}`))].join('/');
  return {
    ...words,
    en: said(words.en, ['on a branch', 'sitting on a branch', 'on a twig', 'perched on a branch']),
    de: said(words.de, ['auf einem ast', 'auf einem zweig']),
    es: said(words.es, ['en una rama']),
    fr: said(words.fr, ['sur une branche']),
  };
}
