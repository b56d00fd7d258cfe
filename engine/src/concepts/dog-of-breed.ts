import { buildDog, plainCoat } from '../shapes/dog-form.ts';
import type { DogCoat } from '../shapes/dog-form.ts';
import type { QuadrupedForm } from '../shapes/quadruped-form.ts';
import type { Scheme } from '../shapes/chance.ts';
import { dog } from './animals/dog.ts';
import type { Concept } from './concept.ts';
import { doing } from './doing.ts';

/** A breed of dogs: what it is called, how large it is (metres), its coats, and the form that wears one. */
export interface Breed extends Pick<Concept, 'id' | 'words' | 'size'> {
  readonly coats: readonly [Scheme, ...Scheme[]];
  readonly hasSocks?: boolean;
  readonly formOf: (worn: DogCoat) => QuadrupedForm;
}

/** The concept of a breed: a dog in all but its name, its build and its coat. */
export const dogOfBreed = ({ id, words, size, coats, hasSocks = false, formOf }: Breed): Concept => ({
  ...dog,
  id,
  words,
  size,
  build: (mesh, random, look) => {
    const worn = { ...plainCoat(look.colour, random, coats), hasSocks: hasSocks && look.colour === undefined };
    buildDog(mesh, random, { ...formOf(worn), ...doing(look) });
  },
});
