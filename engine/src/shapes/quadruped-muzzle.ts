import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { smooth } from '../solid/noise.ts';
import { haired, hollowed } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { bothSides } from './body-parts.ts';
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

/** The bare skin of the edges of the lids; that of pale cats is brown. */
export const lidColour = (form: AnimalHead): Colour =>
  mixRgb(readColour(form.colours[0]), [0.008, 0.006, 0.005], kindOf(form) === 'cat' ? 0.84 : 0.9);

/** What is taken out of the muzzle: the line of the mouth from under the nose back along both sides, and nostrils; in the dark colour of number `dark`. */
export function mouthOf(form: AnimalHead, at: HeadAxes, skin: Skin, dark: number): Cones {
  const nose = noseOf(form);
  if (nose === 'none') return [];
  const { thick } = form.head;
  const p = muzzleAxes(form, at);
  const kind = kindOf(form);
  const hit: Hit = (from, to) => skin(from, [to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  if (form.head.pants === true) {
    const [from = at(0, 0, 0), to = from] = philtrum(p, hit);
    const furrow = [...from, thick * 0.03, ...to, thick * 0.03, dark];
    return [...haired(0, hollowed(thick * 0.05, [furrow])), ...pantingMouth(form, at, dark)];
  }
  const ways = [-1, 1].map((s): Vec3[] => {
    if (kind === 'cat' || kind === 'rabbit')
      // From the nose straight down, then under the pads of the whiskers in a bow.
      return [
        hit(p(0.8, -0.1, 0), p(1.6, -0.1, 0)),
        hit(p(0.8, -0.48, 0), p(1.6, -0.5, 0)),
        ...[0.3, 0.6, 0.85, 1].map((share) => {
          // It ends under the pads: drawn on to the cheeks it smiles.
          const t = share * (kind === 'rabbit' ? 0.5 : 0.52);
          const lift = -0.5 - 0.4 * Math.sin(t * 1.9);
          return hit(p(0.8 - 0.3 * t, lift, 0), p(1.7 - 1.5 * t, lift, 1.6 * Math.min(1, t * 1.1) * s));
        }),
      ];
    if (kind === 'hound') return [...philtrum(p, hit), ...lipOf(p, hit, s)];
    const long = kind === 'dog' ? 0.62 : kind === 'bear' ? 0.5 : kind === 'monkey' ? 0.7 : 0.3;
    const low = kind === 'grazer' ? -0.5 : -0.56;
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
      const share = 0.94 - long * t;
      // Its corner lies lower than where the lips part: raised, it smirks.
      const lift = low - (kind === 'bear' ? 0.16 : 0.42) * t;
      return hit(p(share, low, 0), p(share + 1.2 * (1 - Math.min(1, t * 4)), lift, 1.4 * Math.min(1, t * 4) * s));
    });
  });
  const wide = kind === 'hound' ? 0.06 : kind === 'dog' || kind === 'grazer' ? 0.05 : 0.034;
  const lips = ways.flatMap((way) =>
    way.slice(1).map((to, i) => {
      const r = (k: number): number => thick * wide * (1 - ((kind === 'hound' ? 0.94 : 0.75) * k) / (way.length - 1));
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

type Muzzle = ReturnType<typeof muzzleAxes>;
type Hit = (from: Vec3, to: Vec3) => Vec3;

/** The furrow from under the nose to where the lips part. */
const philtrum = (p: Muzzle, hit: Hit): Vec3[] => [0, -0.36].map((lift) => hit(p(0.8, lift, 0), p(1.6, lift, 0)));

/** The edge of the lip of a hound on one side: it falls from under the nose, and hangs to the corner of the mouth. */
const lipOf = (p: Muzzle, hit: Hit, s: number): Vec3[] =>
  [0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const lift = -0.36 - 0.3 * Math.sin(Math.min(1, t * 1.7) * Math.PI * 0.5) - 0.12 * Math.max(0, t - 0.4);
    return hit(p(0.82 - 0.46 * t, lift, 0), p(1.7 - 1.4 * t, lift - 0.16 * t, 1.7 * Math.min(1, t * 1.5) * s));
  });

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
  const isCat = kindOf(form) === 'cat' || kindOf(form) === 'rabbit';
  // That of a large cat is broad.
  const ofCat = 0.56 + 0.2 * smooth(0.1, 0.18, form.head.size);
  const t = thick * (isCat ? ofCat : kindOf(form) === 'hound' ? 0.68 : 0.84);
  // It sits where the skin ends, wherever that is; all in radii of the leather.
  const on = (ahead: number, lift: number, aside: number): Vec3 => {
    const [x, y, z] = p(1 + ((ahead + 0.12) * t) / form.head.muzzle, 0.24 + (lift * t) / thick, (aside * t) / thick);
    return [x + end[0] - tip[0], y + end[1] - tip[1], z + end[2] - tip[2]];
  };
  const [leather, nostrils] = isCat ? catNose(on, t) : dogNose(on, t);
  const colour = form.leather ?? '#382f2c';
  mesh.body([...leather, ...hollowed(t * 0.05, nostrils)], {
    k: t * 0.14,
    mat: materials.wet,
    colours: [colour, mixRgb(readColour(colour), [0.004, 0.003, 0.003], 0.9)],
  });
}

type NosePlace = (ahead: number, lift: number, aside: number) => Vec3;

/** Leather that is broad above and narrow below, with wings around nostrils that run out aside as commas, and the furrow between them. */
function dogNose(on: NosePlace, t: number): readonly [leather: Cones, hollows: Cones] {
  return [
    [
      [...on(-0.14, 0.2, -0.24), t * 0.27, ...on(-0.14, 0.2, 0.24), t * 0.27, 0],
      [...on(-0.06, 0.08, 0), t * 0.22, ...on(-0.14, -0.34, 0), t * 0.15, 0],
      ...bothSides((s) => [[...on(-0.1, -0.02, 0.3 * s), t * 0.2, ...on(-0.14, -0.16, 0.14 * s), t * 0.17, 0]]),
    ],
    [
      ...bothSides((s) => [
        [...on(0.15, 0.0, 0.2 * s), t * 0.11, ...on(0.1, 0.03, 0.34 * s), t * 0.1, 1],
        [...on(0.09, 0.03, 0.34 * s), t * 0.08, ...on(-0.06, -0.08, 0.52 * s), t * 0.05, 1],
      ]),
      [...on(0.17, 0.1, 0), t * 0.025, ...on(0.04, -0.5, 0), t * 0.03, 1],
    ],
  ];
}

/** A small triangle of leather with a straight upper edge, nostrils at its lower sides. */
function catNose(on: NosePlace, t: number): readonly [leather: Cones, hollows: Cones] {
  return [
    [
      [...on(-0.18, 0.22, -0.3), t * 0.22, ...on(-0.18, 0.22, 0.3), t * 0.22, 0],
      [...on(-0.1, 0.16, 0), t * 0.24, ...on(-0.1, -0.32, 0), t * 0.13, 0],
      ...bothSides((s) => [[...on(-0.14, 0.1, 0.28 * s), t * 0.2, ...on(-0.12, -0.2, 0.06 * s), t * 0.14, 0]]),
    ],
    [
      ...bothSides((s) => [[...on(0.09, 0.02, 0.18 * s), t * 0.08, ...on(0, 0.1, 0.42 * s), t * 0.07, 1]]),
      [...on(0.14, -0.1, 0), t * 0.02, ...on(0.03, -0.5, 0), t * 0.03, 1],
    ],
  ];
}
