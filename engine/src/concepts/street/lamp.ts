import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const sides = 6;

/** A corner of the lantern: its number, radius and height. */
function corner(i: number, r: number, y: number): Vec3 {
  const a = ((i + 0.5) / sides) * tau;
  return [Math.cos(a) * r, y, Math.sin(a) * r];
}

/** The base with its steps, the fluted shaft in rings, and the capital that carries the lantern. */
function post(mesh: Mesh, iron: Colour): void {
  mesh.lathe(
    smoothProfile(
      pairs([
        0.24, 0, 0.24, 0.09, 0.24, 0.09, 0.21, 0.12, 0.2, 0.16, 0.2, 0.16, 0.165, 0.2, 0.15, 0.5, 0.15, 0.5, 0.18, 0.53,
        0.18, 0.57, 0.14, 0.6, 0.11, 0.68, 0.1, 0.78, 0.1, 0.78, 0.125, 0.81, 0.125, 0.84, 0.08, 0.88,
      ]),
    ),
    32,
    iron,
    materials.gloss,
  );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * tau;
    mesh.push().rotY(a).box(0, 0.22, -0.155, 0.075, 0.26, 0.02, iron, materials.gloss).pop();
  }
  paintedLathe(mesh, pairs([0.078, 0.86, 0.072, 1.5, 0.064, 2.2, 0.056, 2.94]), {
    colour: () => iron,
    bulge: (turn) => 0.9 + 0.1 * Math.abs(Math.sin(turn * tau * 6)),
    material: materials.gloss,
    segments: 72,
    rows: 6,
  });
  for (const [y, r] of pairs([1.18, 0.09, 1.22, 0.084, 2.5, 0.078])) hoop(mesh, y, r, 0.022, iron, materials.gloss);
  mesh.lathe(
    smoothProfile(
      pairs([0.056, 2.9, 0.09, 2.93, 0.09, 2.96, 0.06, 3, 0.06, 3.06, 0.1, 3.14, 0.15, 3.19, 0.15, 3.22, 0.05, 3.25]),
    ),
    28,
    iron,
    materials.gloss,
  );
  // The rest for the lamplighter's ladder, with knobs and scrolls below it.
  rod(mesh, [-0.42, 2.72, 0], [0.42, 2.72, 0], 0.022, iron, materials.gloss);
  for (const s of [-1, 1]) {
    mesh.ball(s * 0.44, 2.72, 0, 0.042, 0.042, 0.042, iron, materials.gloss, 14);
    const scroll = smoothWay(
      triples([
        s * 0.06,
        2.42,
        0,
        s * 0.2,
        2.46,
        0,
        s * 0.3,
        2.58,
        0,
        s * 0.27,
        2.68,
        0,
        s * 0.2,
        2.65,
        0,
        s * 0.22,
        2.59,
        0,
      ]),
    );
    mesh.tube(scroll, [0.016], iron, materials.gloss, 8);
  }
}

/** The lantern: six panes that widen upwards in a frame, a bulb between them, and a roof with a crown. */
function lantern(mesh: Mesh, iron: Colour, lit: boolean): void {
  const [low, high, inner, outer] = [3.27, 3.8, 0.14, 0.25] as const;
  for (let i = 0; i < sides; i++) {
    // Brighter towards the middle of each pane, where the light stands behind it.
    mesh.sheet(
      (u, v) => {
        const [r, y] = [inner + (outer - inner) * v, low + (high - low) * v];
        const [a, b] = [corner(i, r, y), corner(i + 1, r, y)];
        return [a[0] + (b[0] - a[0]) * u, y, a[2] + (b[2] - a[2]) * u];
      },
      7,
      12,
      (u, v) => {
        const heart = smooth(0.62, 0, Math.hypot((u - 0.5) * 0.9, v - 0.42));
        return lit
          ? [0.62 + 0.36 * heart, 0.34 + 0.36 * heart, 0.1 + 0.26 * heart]
          : [0.78 + 0.12 * heart, 0.72 + 0.1 * heart, 0.55];
      },
      lit ? materials.glow : materials.gloss,
    );
    rod(mesh, corner(i, inner, low), corner(i, outer, high), 0.017, iron, materials.gloss);
    for (const [r, y, thick] of triples([inner, low, 0.02, outer, high, 0.024, 0.207, 3.59, 0.009]))
      rod(mesh, corner(i, r, y), corner(i + 1, r, y), thick, iron, materials.gloss);
    const [from, to] = [corner(i, 0.285, 3.82), corner(i + 1, 0.285, 3.82)];
    const [top, end] = [corner(i, 0.1, 4), corner(i + 1, 0.1, 4)];
    mesh
      .face([from, to, end, top], iron, materials.gloss)
      .face([corner(i, 0.2, 3.8), corner(i + 1, 0.2, 3.8), to, from], iron, materials.gloss);
    rod(mesh, from, top, 0.013, iron, materials.gloss);
    rod(mesh, from, to, 0.016, iron, materials.gloss);
    const tip = corner(i, 0.285, 3.86);
    mesh.ball(tip[0], tip[1], tip[2], 0.024, 0.036, 0.024, iron, materials.gloss, 10);
  }
  mesh.lathe(
    smoothProfile(
      pairs([
        0.1, 3.99, 0.11, 4, 0.11, 4.06, 0.13, 4.08, 0.12, 4.1, 0.06, 4.14, 0.03, 4.18, 0.045, 4.22, 0.03, 4.26, 0.008,
        4.33, 0, 4.35,
      ]),
    ),
    24,
    iron,
    materials.gloss,
  );
}

export const lamp: Concept = {
  id: 'lamp',
  words: {
    en: 'lamp/lantern/street lamp/lamppost',
    de: 'lampe/laterne',
    es: 'lámpara/farol',
    fr: 'lampe/réverbère',
    zh: '灯/路灯',
    ja: 'ランプ/街灯',
    ar: 'مصباح',
    emoji: '🏮',
  },
  size: { width: 1, height: 4.2 },
  lives: ['street', 'hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh, _random, look) {
    const iron = look.colour ?? '#23292c';
    mesh.push().object();
    post(mesh, iron);
    lantern(mesh, iron, look.lit);
    mesh.pop();
  },
};
