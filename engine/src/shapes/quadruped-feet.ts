import { mixRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import { haired, melting } from '../solid/soft-body.ts';
import type { Cones } from '../solid/soft-body.ts';
import { bothSides } from './body-parts.ts';
import { kindOf } from './quadruped-form.ts';
import type { HeadKind, QuadrupedForm } from './quadruped-form.ts';
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
  colours.push(foot === 'paw' ? '#1d1815' : mixRgb(readColour(form.colours[0]), [0.75, 0.66, 0.54], 0.35));
  if (foot === 'paw') mesh.body(cones, { k: leg * 0.13, colours, hair: Math.min(0.35, hair) });
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

/** How long the claws of each kind are that has them out, in radii of the shin; those of cats are drawn in. */
const claws: Readonly<Partial<Record<HeadKind, number>>> = { dog: 0.34, hound: 0.34, bear: 0.8 };

/** A pad, four toes with furrows between them, and the claws at their ends. */
function paw(form: QuadrupedForm, x: number, z: number): Cones {
  const { leg, paint, colours } = form;
  const shin = paint?.shin ?? 0;
  const claw = claws[kindOf(form)] ?? 0;
  const tip = (t: number): number => x - leg * (1.95 - 0.16 * t * t);
  const toe = (t: number): readonly number[] => [
    ...[x - leg * 0.75, leg * 0.82, z + leg * 0.42 * t, leg * 0.52],
    ...[tip(t), leg * 0.48, z + leg * 0.54 * t, leg * 0.43, shin],
  ];
  const nail = (t: number): readonly number[] => [
    ...[tip(t) - leg * 0.3, leg * 0.46, z + leg * 0.55 * t, leg * 0.13],
    ...[tip(t) - leg * (0.42 + claw), leg * (0.3 - 0.16 * claw), z + leg * 0.57 * t, leg * 0.05, colours.length],
  ];
  const toes = [-1.5, -0.5, 0.5, 1.5] as const;
  return [
    [x, leg * 1.3, z, leg * 0.86, x - leg * 0.7, leg * 0.85, z, leg * 1.08, shin],
    ...toes.map((t) => toe(t)),
    ...(claw > 0
      ? haired(
          0,
          melting(
            leg * 0.02,
            toes.map((t) => nail(t)),
          ),
        )
      : []),
  ];
}
