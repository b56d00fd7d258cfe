import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import { haired, hollowed, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides } from './body-parts.ts';
import type { AnimalHead, HeadAxes } from './quadruped-form.ts';
import { muzzleAxes } from './muzzle-axes.ts';

/** A broad domed skull with brows, a stop between them and a square muzzle, lips that hang over the jaw. */
export function houndSkull(form: AnimalHead, at: HeadAxes): Cones {
  const { size: r, thick, pants = false } = form.head;
  const p = muzzleAxes(form, at);
  const light = form.paint?.muzzle ?? 0;
  // Who pants lets the jaw hang.
  const drop = pants ? 0.5 : 0;
  return [
    ...haired(0.6, [
      [...at(-0.3, 0.04, 0), r * 0.9, ...at(0.14, 0.12, 0), r * 0.78, 0],
      ...melting(r * 0.3, [[...at(-0.3, 0.24, 0), r * 0.72, ...at(0.12, 0.3, 0), r * 0.62, 0]]),
      ...melting(
        r * 0.24,
        bothSides((s) => [
          // Cheekbones, the muscle of the jaw, and the brows with a furrow between them.
          [...at(0.3, -0.2, 0.42 * s), r * 0.34, ...at(-0.2, -0.26, 0.54 * s), r * 0.46, 0],
          [...at(0.1, -0.5, 0.36 * s), r * 0.34, ...at(-0.3, -0.5, 0.4 * s), r * 0.44, 0],
          [...at(0.6, 0.44, 0.22 * s), r * 0.24, ...at(0.2, 0.5, 0.34 * s), r * 0.34, 0],
        ]),
      ),
    ]),
    ...haired(0.4, [
      // The bridge is level, and as broad as the nose.
      ...melting(
        thick * 0.3,
        bothSides((s) => [
          [...p(-0.1, 0.32, 0.22 * s), thick * 0.6, ...p(0.95, 0.26, 0.16 * s), thick * 0.42, 0],
          [...p(-0.1, -0.18, 0.4 * s), thick * 0.7, ...p(0.88, -0.18, 0.28 * s), thick * 0.52, light],
        ]),
      ),
      // The lips hang deepest behind the corner of the muzzle.
      ...melting(
        thick * 0.3,
        bothSides((s) => [
          [...p(0.25, -0.5, 0.5 * s), thick * 0.44, ...p(0.68, -0.54, 0.38 * s), thick * 0.42, light],
          [...p(0.68, -0.54, 0.38 * s), thick * 0.42, ...p(0.92, -0.4, 0.22 * s), thick * 0.38, light],
        ]),
      ),
      ...melting(r * 0.2, [
        [...at(0.1, -0.52, 0), r * 0.46, ...p(0.2, -0.86 - drop * 0.5, 0), thick * 0.56, light],
        [...p(0.2, -0.86 - drop * 0.5, 0), thick * 0.56, ...p(0.5, -0.9 - drop, 0), thick * 0.5, light],
      ]),
      ...melting(
        thick * 0.2,
        bothSides((s) => [
          [
            ...p(0.3, -0.92 - drop * 0.7, 0.24 * s),
            thick * 0.4,
            ...p(0.8, -0.86 - drop * 1.3, 0.14 * s),
            thick * 0.36,
            light,
          ],
        ]),
      ),
    ]),
  ];
}

/** What is dark between the jaws of a dog that pants: a cleft that opens ahead, from the drawn back corners of its mouth on. */
export function pantingMouth(form: AnimalHead, at: HeadAxes, dark: number): Cones {
  const { thick } = form.head;
  const p = muzzleAxes(form, at);
  return haired(0, [
    ...hollowed(
      thick * 0.1,
      bothSides((s) => [
        // Its corner is a fine line, or the dog has the wide mouth of a puppet.
        [...p(0.2, -0.72, 1.0 * s), thick * 0.02, ...p(0.5, -0.95, 0.76 * s), thick * 0.1, dark],
        [...p(0.5, -0.95, 0.76 * s), thick * 0.1, ...p(0.98, -1.1, 0.3 * s), thick * 0.22, dark],
        [...p(0.3, -0.96, 0.2 * s), thick * 0.14, ...p(1.0, -1.1, 0.16 * s), thick * 0.24, dark],
      ]),
    ),
    // Throat and palate close the cleft, or one would see through it.
    ...melting(
      thick * 0.05,
      bothSides((s) => [[...p(0.1, -0.9, 0.3 * s), thick * 0.44, ...p(0.74, -1.06, 0.16 * s), thick * 0.3, dark]]),
    ),
  ]);
}

/** The tongue of a dog that pants, over its lower teeth and down before its chin. */
export function drawTongue(mesh: Mesh, form: AnimalHead, at: HeadAxes): void {
  if (form.head.pants !== true) return;
  const { thick } = form.head;
  const p = muzzleAxes(form, at);
  // Thin, broad over the lip and rounded at its end, along a way from the throat over the lower teeth and down.
  const way = [
    { at: [0.3, -1.06], half: 0.18, thin: 0.16 },
    { at: [0.82, -1.16], half: 0.22, thin: 0.12 },
    { at: [0.97, -1.28], half: 0.22, thin: 0.1 },
    { at: [1.01, -1.46], half: 0.2, thin: 0.09 },
    { at: [0.99, -1.62], half: 0.11, thin: 0.09 },
  ] as const;
  const strands = [-1, 0, 1].flatMap((s) =>
    way.slice(1).map((to, i) => {
      const from = way[i] ?? to;
      // Its middle lies deeper, as a furrow.
      const on = ({ at: [share, lift], half }: (typeof way)[number]): Vec3 =>
        p(share - (s === 0 ? 0.03 : 0), lift - (s === 0 ? 0.03 : 0), half * s);
      return [...on(from), thick * from.thin, ...on(to), thick * to.thin, 0];
    }),
  );
  mesh.body(melting(thick * 0.3, strands), { k: thick * 0.3, mat: materials.skin, colours: ['#a8606a'] });
}
