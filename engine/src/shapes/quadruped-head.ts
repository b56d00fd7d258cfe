import { haired, melting, widened } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import { houndSkull } from './dog-head.ts';
import { kindOf } from './quadruped-form.ts';
import type { AnimalHead, HeadAxes } from './quadruped-form.ts';
import { monkeySkull } from './monkey-head.ts';
import { muzzleAxes } from './muzzle-axes.ts';

/** The bones and the flesh of a head, of hair that is shorter the nearer it grows to the nose. */
export function skull(form: AnimalHead, at: HeadAxes): Cones {
  const kinds = {
    cat: catSkull,
    dog: dogSkull,
    hound: houndSkull,
    bear: bearSkull,
    rabbit: rabbitSkull,
    monkey: monkeySkull,
    grazer: grazerSkull,
  };
  return kinds[kindOf(form)](form, at);
}

/** A broad low skull, a straight bridge as broad as the nose, pads of whiskers over a square chin. */
function catSkull(form: AnimalHead, at: HeadAxes): Cones {
  const { size: r, thick } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  return [
    ...haired(0.6, [
      ...widened(1.06, [[...at(-0.3, 0.04, 0), r * 0.9, ...at(0.2, 0.08, 0), r * 0.78, 0]]),
      ...melting(
        r * 0.26,
        bothSides((s) => [
          // Cheekbones and the muscle of the jaw behind them.
          [...at(0.3, -0.16, 0.54 * s), r * 0.36, ...at(-0.3, -0.16, 0.66 * s), r * 0.46, 0],
          [...at(0.14, -0.46, 0.3 * s), r * 0.34, ...at(-0.35, -0.42, 0.42 * s), r * 0.4, 0],
        ]),
      ),
    ]),
    ...haired(0.25, [
      ...melting(r * 0.24, [[...at(0.5, 0.4, 0), r * 0.36, ...p(0.9, 0.5, 0), thick * 0.44, 0]]),
      ...melting(r * 0.2, [
        [...p(0, -0.1, 0), thick * 1.15, ...p(0.78, -0.05, 0), thick * 0.76, 0],
        [...at(0.1, -0.5, 0), r * 0.48, ...p(0.74, -0.92, 0), thick * 0.46, light],
      ]),
      ...melting(
        thick * 0.16,
        bothSides((s) => [
          [...p(0.42, -0.28, 0.46 * s), thick * 0.6, ...p(0.92, -0.14, 0.36 * s), thick * 0.52, light],
        ]),
      ),
      ...melting(thick * 0.3, [[...p(0.84, -0.98, 0), thick * 0.36, ...p(0.6, -1, 0), thick * 0.4, light]]),
      ...melting(
        r * 0.3,
        bothSides((s) => [[...at(0.56, 0.52, 0.24 * s), r * 0.14, ...at(0.4, 0.52, 0.56 * s), r * 0.14, 0]]),
      ),
    ]),
  ];
}

/** A skull that narrows to a long muzzle: a stop at the eyes, a level bridge, lips along a slender jaw. */
function dogSkull(form: AnimalHead, at: HeadAxes): Cones {
  const { size: r, thick } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  return [
    ...haired(0.6, [
      ...widened(1.02, [[...at(-0.28, 0.02, 0), r * 0.88, ...at(0.16, 0.06, 0), r * 0.76, 0]]),
      ...melting(
        r * 0.26,
        bothSides((s) => [
          [...at(0.28, -0.26, 0.44 * s), r * 0.36, ...at(-0.2, -0.28, 0.56 * s), r * 0.44, 0],
          // The brows, between them a furrow.
          [...at(0.5, 0.4, 0.2 * s), r * 0.26, ...at(0.1, 0.5, 0.32 * s), r * 0.32, 0],
        ]),
      ),
    ]),
    ...haired(0.25, [
      ...melting(r * 0.3, [
        [...at(0.42, 0.06, 0), r * 0.5, ...p(0.46, 0.24, 0), thick * 0.74, 0],
        [...p(0.46, 0.24, 0), thick * 0.74, ...p(0.98, 0.2, 0), thick * 0.56, 0],
        [...at(0.1, -0.46, 0), r * 0.46, ...p(0.4, -0.86, 0), thick * 0.46, light],
      ]),
      ...melting(
        thick * 0.4,
        bothSides((s) => [[...p(0.2, -0.22, 0.34 * s), thick * 0.66, ...p(0.92, -0.12, 0.26 * s), thick * 0.5, light]]),
      ),
      ...melting(thick * 0.2, [[...p(0.35, -0.84, 0), thick * 0.46, ...p(0.86, -0.76, 0), thick * 0.34, light]]),
    ]),
  ];
}

/** A round skull with a high forehead, full cheeks, and a muzzle that is set off from them. */
function bearSkull(form: AnimalHead, at: HeadAxes): Cones {
  const { size: r, thick } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  return [
    ...haired(0.6, [
      ...widened(1.08, [[...at(-0.26, 0.06, 0), r * 0.95, ...at(0.18, 0.12, 0), r * 0.8, 0]]),
      ...melting(
        r * 0.3,
        bothSides((s) => [
          [...at(0.25, -0.28, 0.5 * s), r * 0.42, ...at(-0.3, -0.34, 0.66 * s), r * 0.48, 0],
          [...at(0.56, 0.4, 0.24 * s), r * 0.26, ...at(0.2, 0.5, 0.42 * s), r * 0.34, 0],
        ]),
      ),
    ]),
    ...haired(0.25, [
      ...melting(r * 0.2, [
        [...at(0.4, 0.02, 0), r * 0.5, ...p(0.6, 0.16, 0), thick * 0.92, light],
        [...p(0.6, 0.16, 0), thick * 0.92, ...p(0.96, 0.12, 0), thick * 0.7, light],
        [...at(0.1, -0.5, 0), r * 0.5, ...p(0.5, -0.84, 0), thick * 0.56, light],
      ]),
      ...melting(
        thick * 0.3,
        bothSides((s) => [[...p(0.3, -0.2, 0.36 * s), thick * 0.72, ...p(0.92, -0.16, 0.3 * s), thick * 0.56, light]]),
      ),
      ...melting(thick * 0.2, [[...p(0.4, -0.88, 0), thick * 0.52, ...p(0.86, -0.84, 0), thick * 0.38, light]]),
    ]),
  ];
}

/** A long skull with a bent profile, full cheeks, and a short blunt muzzle that is split under the nose. */
function rabbitSkull(form: AnimalHead, at: HeadAxes): Cones {
  const { size: r, thick } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  return [
    ...haired(0.7, [
      ...widened(0.9, [[...at(-0.3, 0.02, 0), r * 0.92, ...at(0.2, 0.02, 0), r * 0.84, 0]]),
      ...melting(
        r * 0.3,
        bothSides((s) => [[...at(0.2, -0.42, 0.4 * s), r * 0.5, ...at(-0.25, -0.4, 0.46 * s), r * 0.5, 0]]),
      ),
    ]),
    ...haired(0.4, [
      ...melting(r * 0.3, [
        [...at(0.3, 0.16, 0), r * 0.66, ...p(0.86, 0.24, 0), thick * 0.7, 0],
        [...at(0.1, -0.46, 0), r * 0.5, ...p(0.74, -0.72, 0), thick * 0.5, light],
      ]),
      ...melting(
        thick * 0.24,
        bothSides((s) => [[...p(0.4, -0.2, 0.5 * s), thick * 0.6, ...p(0.92, -0.16, 0.34 * s), thick * 0.5, light]]),
      ),
    ]),
  ];
}

/** A long straight nose bone, deep round cheeks, and lips and nostrils that swell at its end. */
function grazerSkull(form: AnimalHead, at: HeadAxes): Cones {
  const { size: r, thick } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  // A horse has a head that is deep and narrow.
  const slim = form.foot === 'hoof' ? 0.84 : 1;
  return [
    ...haired(0.6, [
      [...at(-0.15, 0.87 - 0.87 * slim, 0), r * 0.87 * slim, ...at(0.22, 0.76 - 0.78 * slim, 0), r * 0.76 * slim, 0],
      ...melting(
        r * 0.24,
        bothSides((s) => [
          // The round plate of the jaw, and the ridge over the eye.
          [
            ...at(0.12, -0.5, 0.26 * slim * s),
            r * 0.54 * slim,
            ...at(-0.16, -0.36, 0.3 * slim * s),
            r * 0.58 * slim,
            0,
          ],
          [...at(0.58, 0.46, 0.42 * slim * s), r * 0.18, ...at(0.24, 0.44, 0.66 * slim * s), r * 0.18, 0],
        ]),
      ),
    ]),
    ...haired(0.3, [
      ...melting(r * 0.22, [
        [...p(-0.05, 0.4, 0), thick * 1.05 * slim, ...p(0.64, 0.3, 0), thick * 0.62 * slim, 0],
        [...p(0.05, -0.1, 0), thick * 1.16 * slim, ...p(0.6, -0.02, 0), thick * 0.8 * slim, 0],
        [...p(0.6, -0.02, 0), thick * 0.8 * slim, ...p(0.92, 0, 0), thick * 0.76 * slim, light],
        [...p(-0.05, -0.8, 0), thick * 0.8, ...p(0.72, -0.62, 0), thick * 0.44, light],
      ]),
      ...melting(thick * 0.24, [[...p(0.74, -0.72, 0), thick * 0.4, ...p(0.9, -0.68, 0), thick * 0.36, light]]),
      ...melting(
        thick * 0.3,
        bothSides((s) => [
          // The crest of the cheek runs down from the eye.
          [...at(0.56, -0.18, 0.6 * slim * s), r * 0.14, ...p(0.5, -0.06, 0.62 * slim * s), thick * 0.28, 0],
          [...p(0.86, 0.26, 0.4 * slim * s), thick * 0.42, ...p(0.98, 0.06, 0.4 * slim * s), thick * 0.38, light],
        ]),
      ),
    ]),
  ];
}
