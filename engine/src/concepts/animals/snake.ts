import { mixRgb } from '../../raster/colour.ts';
import { bothSides, skinOf } from '../../shapes/body-parts.ts';
import { schemeOf } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Cones } from '../../solid/soft-body.ts';
import { normalised } from '../../solid/vectors.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const snake: Concept = {
  id: 'snake',
  words: {
    en: 'snake/cobra/python/serpent',
    de: 'schlange/schlangen',
    es: 'serpiente',
    fr: 'serpent',
    zh: '蛇',
    ja: '蛇/ヘビ',
    ar: 'أفعى/ثعبان',
    emoji: '🐍',
  },
  size: { width: 1.1, height: 0.6 },
  lives: ['desert', 'hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  sway: 0.4,
  build(mesh, random, look) {
    const [coat, belly, mark] = schemeOf(look.colour, random, [
      ['#7f8a48', '#d9d3a4', '#3a4526'],
      ['#b8925a', '#e2d2ae', '#5e3d26'],
      ['#948a6c', '#dbd6c4', '#463f34'],
    ]).map((colour) => readColour(colour));
    if (!coat || !mark || !belly) return;
    const edge = mixRgb(mark, [0.01, 0.01, 0.01], 0.6);
    mesh.sheet(
      skinAt,
      520,
      36,
      (u, v) => {
        // Scales in slanting rows; saddles with dark edges over the back; broad plates below.
        const under = Math.abs(v - 0.5) * 2;
        if (under > 0.78) return mixRgb(belly, mark, (u * 150) % 1 > 0.85 ? 0.35 : 0);
        const [a, b] = [u * 120 + v * 9, u * 120 - v * 9];
        const rim = Math.max(Math.abs((((a % 1) + 1) % 1) - 0.5), Math.abs((((b % 1) + 1) % 1) - 0.5));
        const saddle = Math.abs(((((u * 17) % 1) + 1) % 1) - 0.5) * 2 + under * 0.75;
        const plain = mixRgb(coat, belly, 0.5 * smooth(0.55, 0.8, under));
        const base = mixRgb(mixRgb(plain, edge, smooth(0.68, 0.58, saddle)), mark, smooth(0.56, 0.48, saddle));
        return mixRgb(base, edge, 0.45 * smooth(0.34, 0.5, rim));
      },
      materials.coat,
    );
    const [x, y, z] = spineAt(1);
    const cones: Cones = [
      // A wedge: broad at the jaws, flat on top, blunt in front.
      [x, y, z + 0.02, 0.036, x, y + 0.012, z - 0.06, 0.042, 0],
      [x, y + 0.008, z - 0.08, 0.038, x, y - 0.006, z - 0.145, 0.024, 0],
      [x, y - 0.02, z - 0.06, 0.034, x, y - 0.024, z - 0.14, 0.018, 2],
      ...bothSides((s) => [
        [x + 0.026 * s, y - 0.002, z - 0.045, 0.034, x + 0.014 * s, y - 0.006, z - 0.13, 0.022, 0],
        [x + 0.02 * s, y + 0.03, z - 0.07, 0.017, x + 0.018 * s, y + 0.022, z - 0.115, 0.012, 0],
        // The dark stripe behind the eye.
        [x + 0.045 * s, y + 0.004, z - 0.02, 0.017, x + 0.036 * s, y + 0.01, z - 0.085, 0.012, 1],
      ]),
    ];
    mesh.body(cones, { k: 0.014, mat: materials.wet, colours: [coat, mark, belly], fur: 0.45 });
    // What lies on the ground is flesh as well: a picture shows all of it, and not the head alone.
    mesh.body([[...spineAt(0.3), 0.03, ...spineAt(0.34), 0.03, 2]], { colours: [coat, mark, belly] });
    const skin = skinOf(cones, 0.014);
    for (const s of [-1, 1]) {
      const [ex, ey, ez] = skin([x, y + 0.012, z - 0.1], [s, 0.22, -0.35]);
      mesh.ball(ex - 0.003 * s, ey, ez, 0.0105, 0.0105, 0.0105, '#c99a34', materials.gloss, 14);
      mesh.ball(ex + 0.004 * s, ey, ez - 0.002, 0.0045, 0.0085, 0.0035, '#0b0908', materials.gloss, 10);
      mesh.ball(...skin([x, y, z - 0.14], [0.6 * s, 0.15, -1]), 0.0035, 0.003, 0.003, '#17130f', materials.plain, 6);
      mesh.tube(
        [
          [x, y - 0.018, z - 0.155],
          [x, y - 0.02, z - 0.2],
          [x + 0.006 * s, y - 0.026, z - 0.22],
          [x + 0.017 * s, y - 0.03, z - 0.245],
        ],
        [0.0035, 0.003, 0.0024, 0.0008],
        '#8e2228',
        materials.wet,
        5,
      );
      mesh.tube(
        [0, 0.3, 0.6, 1].map((t) =>
          skin([x, y - 0.012 + 0.006 * t, z - 0.15 + 0.11 * t], [s * (0.1 + t), -0.05, t < 0.1 ? -1 : -0.1]),
        ),
        [0.0016, 0.0022, 0.0022, 0.0006],
        edge,
        materials.plain,
        5,
      );
    }
  },
};

/** Where the middle of the body is: in coils from the tail (0), then raised to the head (1). */
function spineAt(t: number): Vec3 {
  if (t < 0.72) {
    const a = t * 17;
    const r = 0.42 - t * 0.34;
    return [Math.cos(a) * r, 0.05 + t * 0.16, Math.sin(a) * r];
  }
  const q = (t - 0.72) / 0.28;
  const r = 0.175 * (1 - q);
  return [
    r * Math.cos(12.24 + q * 1.2) - 0.06 * q,
    0.165 + 0.38 * Math.sin(q * 1.5),
    r * Math.sin(12.24 + q * 1.2) - 0.2 * q * q,
  ];
}

/** A point of the skin: along the body, and around it from under it (0) over its back (0.5). */
function skinAt(u: number, v: number): Vec3 {
  const t = Math.min(1, Math.max(0, u));
  const [a, p, b] = [spineAt(Math.max(0, t - 0.004)), spineAt(t), spineAt(Math.min(1, t + 0.004))];
  const [tx, ty, tz] = normalised([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
  // Its back is up where it lies, and behind where it stands.
  const [ux, uy, uz] = normalised([-tx * ty, 1.0001 - ty * ty, -tz * ty + 0.3 * smooth(0.6, 1, ty)]);
  const [sx, sy, sz] = [ty * uz - tz * uy, tz * ux - tx * uz, tx * uy - ty * ux];
  const thick =
    Math.min(1, 0.02 + t * 28) * (0.006 + 0.06 * Math.sin(Math.PI * Math.min(0.93, 0.03 + t * 0.92)) ** 0.6);
  const angle = (v - 0.5) * Math.PI * 2;
  const [c, s] = [Math.cos(angle) * thick * 0.92, Math.sin(angle) * thick];
  return [p[0] + ux * c + sx * s, p[1] + uy * c + sy * s, p[2] + uz * c + sz * s];
}
