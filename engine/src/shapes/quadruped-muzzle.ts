import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { haired, hollowed } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import type { skinOf } from './body-parts.ts';
import { pantingMouth } from './dog-head.ts';
import { muzzleAxes } from './muzzle-axes.ts';
import { buildWhiskers } from './whiskers.ts';
import { kindOf } from './quadruped-form.ts';
import type { AnimalHead, HeadAxes } from './quadruped-form.ts';

type Skin = ReturnType<typeof skinOf>;

/** How the nose ends; by itself as the foot suggests. */
const noseOf = ({ nose, foot }: AnimalHead): NonNullable<AnimalHead['nose']> =>
  nose ?? (foot === 'paw' ? 'pad' : foot === 'pad' ? 'none' : 'nostrils');

/** The shadow between the lips: a part of the muzzle's own colour, or the dark of an open mouth. */
export const lipColour = (form: AnimalHead): Colour =>
  form.head.pants === true
    ? '#2c1412'
    : mixRgb(readColour(form.colours[form.paint?.muzzle ?? 0] ?? form.colours[0]), [0.02, 0.012, 0.01], 0.72);

/** The bare skin of the edges of the lids. */
export const lidColour = (form: AnimalHead): Colour => mixRgb(readColour(form.colours[0]), [0.008, 0.006, 0.005], 0.9);

/** What is taken out of the muzzle: the line of the mouth from under the nose back along both sides, and nostrils; in the dark colour of number `dark`. */
export function mouthOf(form: AnimalHead, at: HeadAxes, skin: Skin, dark: number): Cones {
  const nose = noseOf(form);
  if (nose === 'none') return [];
  if (form.head.pants === true) return pantingMouth(form, at, dark);
  const { thick } = form.head;
  const p = muzzleAxes(form, at);
  const kind = kindOf(form);
  const hit = (from: Vec3, to: Vec3): Vec3 => skin(from, [to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const ways = [-1, 1].map((s): Vec3[] => {
    if (kind === 'cat' || kind === 'rabbit')
      // From the nose straight down, then under the pads of the whiskers in a bow.
      return [
        hit(p(0.8, -0.1, 0), p(1.6, -0.1, 0)),
        hit(p(0.8, -0.48, 0), p(1.6, -0.5, 0)),
        ...[0.3, 0.6, 0.85, 1].map((share) => {
          const t = share * (kind === 'rabbit' ? 0.5 : 1);
          const lift = -0.5 - 0.34 * Math.sin(t * 1.9);
          return hit(p(0.8 - 0.3 * t, lift, 0), p(1.7 - 1.5 * t, lift, 1.6 * Math.min(1, t * 1.1) * s));
        }),
      ];
    const long =
      kind === 'dog' ? 0.78 : kind === 'hound' ? 0.86 : kind === 'bear' ? 0.6 : kind === 'monkey' ? 0.7 : 0.3;
    const low = kind === 'grazer' ? -0.5 : kind === 'hound' ? -0.78 : -0.56;
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
      const share = 0.94 - long * t;
      const lift = low + 0.1 * Math.max(0, t - 0.7) * 3;
      return hit(p(share, low, 0), p(share + 1.2 * (1 - Math.min(1, t * 4)), lift, 1.4 * Math.min(1, t * 4) * s));
    });
  });
  const wide = kind === 'dog' || kind === 'hound' || kind === 'grazer' ? 0.05 : 0.034;
  const lips = ways.flatMap((way) =>
    way.slice(1).map((to, i) => {
      const r = (k: number): number => thick * wide * (1 - (0.75 * k) / (way.length - 1));
      return [...(way[i] ?? to), r(i), ...to, r(i + 1), dark];
    }),
  );
  const nostrils =
    nose === 'nostrils'
      ? [-1, 1].map((s) => {
          const out = hit(p(0.9, 0.2, 0.3 * s), p(1.2, 0.5, 1.5 * s));
          const deep = p(0.9, 0.22, 0.35 * s);
          const toward = (share: number): Vec3 => [
            out[0] + (deep[0] - out[0]) * share,
            out[1] + (deep[1] - out[1]) * share + thick * 0.1 * (0.5 - share),
            out[2] + (deep[2] - out[2]) * share,
          ];
          return [...toward(-0.05), thick * 0.17, ...toward(0.6), thick * 0.19, dark];
        })
      : [];
  return haired(0, [...hollowed(thick * 0.07, lips), ...hollowed(thick * 0.12, nostrils)]);
}

/** Whiskers on both pads of a muzzle, from the upper root to the lower, so long in radii of the skull. */
export function drawWhiskers(
  mesh: Mesh,
  form: AnimalHead,
  at: HeadAxes,
  skin: Skin,
  { lifts, long, colour }: { readonly lifts: readonly number[]; readonly long: number; readonly colour: Colour },
): void {
  const p = muzzleAxes(form, at);
  const middle = at(0, 0, 0);
  for (const side of [-1, 1]) {
    const roots = lifts.map((lift): Vec3 => {
      const [inside, aim] = [p(0.66, lift, 0), p(0.9, lift, 1.4 * side)];
      return skin(inside, [aim[0] - inside[0], aim[1] - inside[1], aim[2] - inside[2]]);
    });
    const axes = (ahead: number, up: number, aside: number): Vec3 => {
      const to = at(ahead, up, aside);
      return [to[0] - middle[0], to[1] - middle[1], to[2] - middle[2]];
    };
    // The axes are in radii of the skull.
    buildWhiskers(mesh, roots, { side, length: long, colour, axes, thick: form.head.size });
  }
}

/** The leather at the end of the nose, with its nostrils; nothing for what has none. */
export function drawNose(mesh: Mesh, form: AnimalHead, at: HeadAxes, skin: Skin): void {
  if (noseOf(form) !== 'pad') return;
  const { thick } = form.head;
  const p = muzzleAxes(form, at);
  const inside = p(0.7, 0.1, 0);
  const aim = p(1.6, 0.42, 0);
  const end = skin(inside, [aim[0] - inside[0], aim[1] - inside[1], aim[2] - inside[2]]);
  const tip = p(1, 0.24, 0);
  // It sits where the skin ends, wherever that is.
  const on = (share: number, lift: number, aside: number): Vec3 => {
    const [x, y, z] = p(1 + share, lift, aside);
    return [x + end[0] - tip[0], y + end[1] - tip[1], z + end[2] - tip[2]];
  };
  const isCat = kindOf(form) === 'cat' || kindOf(form) === 'rabbit';
  const size = isCat ? 0.56 : kindOf(form) === 'hound' ? 0.86 : 1;
  const sided = (cones: (s: number) => Cones): Cones => [...cones(-1), ...cones(1)];
  const t = thick * size;
  const leather: Cones = [
    [...on(-0.06, 0.42, 0), t * 0.2, ...on(0, 0.02, 0), t * 0.17, 0],
    ...sided((s) => [
      [...on(-0.08, 0.4, 0.2 * size * s), t * 0.2, ...on(-0.02, 0.22, 0.26 * size * s), t * 0.16, 0],
      [...on(-0.02, 0.22, 0.26 * size * s), t * 0.14, ...on(0, 0.0, 0.06 * s), t * 0.13, 0],
    ]),
  ];
  const nostrils = sided((s) => [
    [...on(0.14, 0.2, 0.16 * size * s), t * 0.07, ...on(0.04, 0.14, 0.42 * size * s), t * 0.07, 1],
  ]);
  const colour = form.leather ?? '#1c1614';
  mesh.body([...leather, ...hollowed(t * 0.06, nostrils)], {
    k: t * 0.12,
    mat: materials.wet,
    colours: [colour, mixRgb(readColour(colour), [0.004, 0.003, 0.003], 0.85)],
  });
}
