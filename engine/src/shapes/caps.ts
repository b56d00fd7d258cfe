import { mixRgb, scaleRgb } from '../raster/colour.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Colour, Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { hatLong, pushHatSeat } from './hat-seat.ts';
import { paintedLathe } from './painted-lathe.ts';
import { pairs } from './points.ts';
import { smoothProfile } from './smooth-profile.ts';

// Caps that sit close to the head, in its axes: from between the ears, metres. Skulls are longer than wide.

const long = 1.17;

/** A knitted cap that is turned up over the ears. */
export function wearBeanie(mesh: Mesh, colour: Colour): void {
  const wool = readColour(colour);
  const dark = scaleRgb(wool, 0.62);
  mesh
    .push()
    .at(0, 0.038, 0.01)
    .rotX(-0.16)
    .scale(0.93, 0.86, long * 0.95);
  /** The knit: ribs that run up to the crown. */
  const ribbed = (profile: readonly (readonly [number, number])[]): void => {
    mesh.sheet(
      (u, v): Vec3 => {
        const at = u * (profile.length - 1);
        const from = profile[Math.floor(at)] ?? [0, 0];
        const to = profile[Math.min(profile.length - 1, Math.floor(at) + 1)] ?? from;
        const share = at - Math.floor(at);
        const r = (from[0] + (to[0] - from[0]) * share) * (1 + 0.008 * Math.cos(v * Math.PI * 80));
        return [Math.sin(v * Math.PI * 2) * r, from[1] + (to[1] - from[1]) * share, Math.cos(v * Math.PI * 2) * r];
      },
      profile.length - 1,
      200,
      (_u, v) => mixRgb(dark, wool, 0.5 + 0.5 * Math.cos(v * Math.PI * 80)),
      materials.cloth,
    );
  };
  ribbed(smoothProfile(pairs([0.093, 0.02, 0.094, 0.05, 0.086, 0.09, 0.058, 0.118, 0.02, 0.13, 0.001, 0.131])));
  ribbed(smoothProfile(pairs([0.094, 0.0, 0.101, 0.004, 0.103, 0.026, 0.099, 0.046, 0.092, 0.048])));
  mesh.pop();
}

/** The round white cap of a sailor, its brim turned up. */
export function wearSailorCap(mesh: Mesh, colour: Colour): void {
  const cloth = readColour(colour);
  mesh
    .push()
    .at(0, 0.056, 0.008)
    .rotX(0.1)
    .scale(1.02, 1, long * 1.04);
  mesh.lathe(
    smoothProfile(pairs([0.092, -0.01, 0.092, 0.04, 0.08, 0.056, 0.045, 0.066, 0.001, 0.068])),
    36,
    cloth,
    materials.cloth,
  );
  mesh.lathe(pairs([0.094, -0.012, 0.099, 0.0, 0.102, 0.03]), 36, cloth, materials.cloth);
  mesh.lathe(pairs([0.102, 0.03, 0.099, 0.031, 0.093, 0.004]), 36, scaleRgb(cloth, 0.86), materials.cloth);
  mesh.pop();
}

/** A cap with a long peak and a button on its crown, whose panels are sewn together. */
export function wearBaseballCap(mesh: Mesh, colour: Colour): void {
  const cloth = readColour(colour);
  const [seam, under] = [scaleRgb(cloth, 0.6), scaleRgb(cloth, 0.5)];
  pushHatSeat(mesh, { tip: 0 });
  mesh.push().scale(1, 1, hatLong * 0.98);
  paintedLathe(
    mesh,
    smoothProfile(pairs([0.096, -0.004, 0.096, 0.028, 0.088, 0.06, 0.062, 0.083, 0.03, 0.092, 0.001, 0.094])),
    {
      colour: (turn) => (Math.abs(((turn * 6 + 0.5) % 1) - 0.5) < 0.02 ? seam : cloth),
      material: materials.cloth,
      segments: 96,
    },
  );
  mesh.ball(0, 0.094, 0, 0.007, 0.004, 0.007, cloth, materials.cloth, 10).pop();
  // The peak is bent a little over the brow, and as wide as that.
  for (const [low, tone] of [
    [0, cloth],
    [0.005, under],
  ] as const)
    mesh.sheet(
      (u, v): Vec3 => {
        const a = ((low > 0 ? 1 - v : v) - 0.5) * 1.93;
        const reach = Math.max(0, Math.cos(a * 1.62)) ** 0.5;
        const out = 0.094 + 0.07 * u * reach;
        const [droop, curve] = [0.042 * u * reach, 0.012 * Math.sin(a) ** 2];
        return [Math.sin(a) * out, 0.006 - low - droop - curve, -Math.cos(a) * out * hatLong * 0.98];
      },
      8,
      30,
      () => tone,
      materials.cloth,
    );
  mesh.pop();
}

/** A helmet of plastic for a building site: a ridge over its crown and a short peak. */
export function wearHardHat(mesh: Mesh, colour: Colour): void {
  mesh.push().at(0, 0.042, 0.008).rotX(0.08);
  mesh.push().scale(1, 1, long);
  mesh.lathe(
    smoothProfile(pairs([0.112, 0, 0.108, 0.012, 0.106, 0.045, 0.09, 0.092, 0.05, 0.118, 0.001, 0.122])),
    40,
    colour,
    materials.gloss,
  );
  mesh.pop();
  const ridge = Array.from({ length: 15 }, (_, i): Vec3 => {
    const a = ((i / 14) * 1.3 + 0.35) * (Math.PI / 2) - 0.3;
    return [0, 0.045 + 0.078 * Math.sin(a * 1.18), -Math.cos(a * 1.18) * 0.108 * long];
  });
  mesh.tube(ridge, [0.011], colour, materials.gloss, 8);
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * Math.PI * 2;
      const out = 0.108 + u * (0.012 + 0.042 * Math.max(0, -Math.cos(a)) ** 1.5);
      return [Math.sin(a) * out, 0.004 - 0.012 * u, Math.cos(a) * out * long];
    },
    4,
    44,
    () => colour,
    materials.gloss,
  );
  mesh.pop();
}

/** A soft round cap that falls to one side. */
export function wearBeret(mesh: Mesh, colour: Colour): void {
  mesh.push().at(0.01, 0.07, 0.016).rotZ(-0.16).rotX(-0.2).scale(1, 1, long);
  mesh.lathe(
    smoothProfile(
      pairs([
        0.093, -0.008, 0.094, 0.01, 0.108, 0.02, 0.117, 0.036, 0.108, 0.054, 0.075, 0.068, 0.035, 0.074, 0.001, 0.075,
      ]),
    ),
    40,
    colour,
    materials.cloth,
  );
  mesh.ball(0, 0.078, 0, 0.004, 0.01, 0.004, colour, materials.cloth, 8).pop();
}

/** A hat of felt: its brim dips before and behind, its crown is pinched. */
export function wearBrimmedHat(mesh: Mesh, colour: Colour): void {
  const felt = readColour(colour);
  pushHatSeat(mesh);
  for (const [low, share] of [
    [0, 1],
    [0.004, 0.5],
  ] as const)
    mesh.sheet(
      (u, v): Vec3 => {
        const a = (low > 0 ? 1 - v : v) * Math.PI * 2;
        const r = 0.09 + 0.062 * u;
        return [
          Math.sin(a) * r,
          0.006 - low - 0.022 * u * u * Math.cos(a * 2) + 0.006 * u,
          -Math.cos(a) * (r * 1.12 + 0.012),
        ];
      },
      6,
      60,
      () => scaleRgb(felt, share),
      materials.cloth,
    );
  const high = 0.1;
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * Math.PI * 2;
      const wall = Math.min(1, u / 0.68);
      const inside = Math.max(0, (u - 0.68) / 0.32);
      const r = (0.0965 - 0.02 * wall ** 1.3) * Math.cos(inside * Math.PI * 0.5);
      const front = Math.max(0, Math.cos(a));
      const pinch = 1 - 0.2 * wall * front * Math.abs(Math.sin(a)) * (1 - inside);
      const crease = 0.02 * inside * Math.exp(-((Math.sin(a) * r) ** 2) * 900);
      return [
        Math.sin(a) * r * pinch,
        high * wall + 0.01 * Math.sin(inside * Math.PI) - crease,
        -Math.cos(a) * r * hatLong,
      ];
    },
    26,
    60,
    () => felt,
    materials.cloth,
  );
  mesh.push().scale(1, 1, hatLong);
  mesh.lathe(pairs([0.0982, 0.003, 0.0965, 0.028]), 40, scaleRgb(felt, 0.45), materials.cloth);
  mesh.pop().pop();
}

/** A tall hat of silk with a narrow brim that is rolled at its sides. */
export function wearTopHat(mesh: Mesh, colour: Colour): void {
  pushHatSeat(mesh, { lean: 0.1, tip: 0.06 });
  mesh.sheet(
    (u, v): Vec3 => {
      const a = v * Math.PI * 2;
      const r = 0.09 + 0.042 * u;
      return [
        Math.sin(a) * r,
        0.004 - 0.014 * u * u * Math.cos(a * 2) + 0.008 * u * u,
        -Math.cos(a) * (r * 1.12 + 0.012),
      ];
    },
    5,
    52,
    () => colour,
    materials.cloth,
  );
  mesh.push().scale(1, 1, hatLong * 0.98);
  mesh.lathe(
    pairs([0.0965, 0, 0.0925, 0.05, 0.0925, 0.105, 0.099, 0.148, 0.098, 0.151, 0.001, 0.153]),
    44,
    colour,
    materials.gloss,
  );
  mesh.lathe(pairs([0.0985, 0.003, 0.0958, 0.034]), 44, scaleRgb(readColour(colour), 0.4), materials.cloth);
  mesh.pop().pop();
}
