import type { Mesh } from '../solid/mesh.ts';
import type { FlyingBirdForm } from './flying-bird-form.ts';

/** Seconds of a beat of wings that span a metre: larger ones beat more slowly. */
const beatSeconds = 0.46;

/** The bird at a part of a beat of its wings, 0 to 1, whose outer halves follow the inner ones; as it is by itself without one. */
export function inBeat(mesh: Mesh, form: FlyingBirdForm, part: number | undefined): FlyingBirdForm {
  if (part === undefined) return form;
  mesh.beats(beatSeconds * Math.sqrt(form.span));
  const turn = part * 2 * Math.PI;
  return {
    ...form,
    raise: form.raise * 0.5 + 0.5 * Math.sin(turn),
    bend: form.bend + 0.42 * Math.sin(turn - 1.3) + 0.12,
  };
}
