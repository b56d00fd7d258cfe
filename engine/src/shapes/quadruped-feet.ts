import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Cones } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { turned } from './quadruped-joints.ts';
import type { FootTurn } from './quadruped-joints.ts';
import type { Limbs } from './quadruped-legs.ts';

/** Hooves, or paws with their four toes: bodies of their own, since in that of the animal they would melt into stumps. */
export function feet(mesh: Mesh, form: QuadrupedForm, limbs: Limbs): void {
  const { foot, leg, hair = 0.3 } = form;
  const shape = { hoof, cloven, paw, pad: nails }[foot];
  const cones = bothSides((s) =>
    ([limbs.fore(s), limbs.hind(s)] as const).flatMap(({ cones: limb, lift, foot: turn }) => {
      const [x = 0, , z = 0] = turn ? [turn.x + leg * behindToes[foot], 0, turn.z] : (limb.at(-1) ?? []);
      return shape(form, x, z)
        .map((cone) => cone.map((value, i) => (i === 1 || i === 5 ? value + lift : value)))
        .map((cone) => (turn ? hungFrom(turn, cone) : cone));
    }),
  );
  const colours: Colour[] = form.colours.map((colour) => colour);
  colours.push(mixRgb(readColour(form.colours[0]), [0.75, 0.66, 0.54], 0.35));
  if (foot === 'paw') mesh.body(cones, { k: leg * 0.22, colours, hair: Math.min(0.35, hair) });
  else mesh.body(cones, { k: leg * 0.1, colours, mat: materials.coat });
}

/** How far the middle of a foot is behind where the leg hangs, in radii of the shin. */
const behindToes = { hoof: 0.2, cloven: 0.2, paw: 0.1, pad: 0 } as const;

/** A cone of a foot, turned with it. */
function hungFrom(turn: FootTurn, [ax = 0, ay = 0, az = 0, ra = 0, bx = 0, by = 0, ...rest]: readonly number[]) {
  return [...turned(turn, [ax, ay]), az, ra, ...turned(turn, [bx, by]), ...rest];
}

/** The broad nails at the front of a foot that is a column; their colour is added to those of the animal. */
function nails({ leg, colours }: QuadrupedForm, x: number, z: number): Cones {
  return [-0.8, 0, 0.8].map((a) => {
    const [c, s] = [Math.cos(a) * leg, Math.sin(a) * leg];
    return [
      x - c * 0.92,
      leg * 0.36,
      z + s * 0.92,
      leg * 0.2,
      x - c * 1.0,
      leg * 0.16,
      z + s * 1.0,
      leg * 0.24,
      colours.length,
    ];
  });
}

function hoof({ leg }: QuadrupedForm, x: number, z: number): Cones {
  return [
    [x - leg * 0.5, leg * 1.15, z, leg * 0.8, x - leg * 0.85, leg * 0.36, z + leg * 0.16, leg * 0.98, 2],
    [x - leg * 0.5, leg * 1.15, z, leg * 0.8, x - leg * 0.85, leg * 0.36, z - leg * 0.16, leg * 0.98, 2],
  ];
}

function cloven({ leg }: QuadrupedForm, x: number, z: number): Cones {
  return [-1, 1].flatMap((t) => [
    [
      x - leg * 0.4,
      leg * 1.1,
      z + leg * 0.34 * t,
      leg * 0.58,
      x - leg * 0.9,
      leg * 0.4,
      z + leg * 0.46 * t,
      leg * 0.6,
      2,
    ],
    [
      x - leg * 0.9,
      leg * 0.4,
      z + leg * 0.46 * t,
      leg * 0.6,
      x - leg * 1.5,
      leg * 0.24,
      z + leg * 0.36 * t,
      leg * 0.3,
      2,
    ],
    [
      x + leg * 0.5,
      leg * 1.9,
      z + leg * 0.36 * t,
      leg * 0.28,
      x + leg * 0.62,
      leg * 1.5,
      z + leg * 0.4 * t,
      leg * 0.16,
      2,
    ],
  ]);
}

function paw({ leg, paint }: QuadrupedForm, x: number, z: number): Cones {
  const shin = paint?.shin ?? 0;
  const toe = (t: number): readonly number[] => [
    ...[x - leg * 0.75, leg * 0.78, z + leg * 0.4 * t, leg * 0.56],
    ...[x - leg * (1.95 - 0.16 * t * t), leg * 0.5, z + leg * 0.52 * t, leg * 0.46, shin],
  ];
  return [
    [x, leg * 1.3, z, leg * 0.86, x - leg * 0.7, leg * 0.85, z, leg * 1.12, shin],
    ...[-1.5, -0.5, 0.5, 1.5].map((t) => toe(t)),
  ];
}
