import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau } from '../../shapes/chance.ts';
import { clearGlass, hollowGlass } from '../../shapes/hollow-glass.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import type { ProfilePoint } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

interface Flask {
  readonly outline: readonly ProfilePoint[];
  /** Height of what is in it, and of its mouth, with the mouth's radius. */
  readonly full: number;
  readonly mouth: readonly [height: number, radius: number];
}

/** A flask whose brew swirls and sparkles, with a cork, a cord and a label. */
function flask(mesh: Mesh, random: Random, { outline, full, mouth }: Flask, brew: Rgb): void {
  const [deep, pale] = [mixRgb(brew, [0.02, 0.01, 0.05], 0.55), mixRgb(brew, [1, 1, 0.85], 0.5)] as const;
  const seed = random() * 20;
  hollowGlass(mesh, outline);
  const within = outline.filter(([, y]) => y <= full).map(([r, y]): ProfilePoint => [r * 0.97, y + 0.008]);
  const [brim, surface] = within.at(-1) ?? [0, 0];
  mesh.lathe(pairs([brim, surface, 0, surface + 0.002]), 48, pale, materials.gloss);
  const heights = within.map(([, y]) => y);
  paintedLathe(mesh, within, {
    colour: (u, v) => {
      const at = v * (heights.length - 1);
      const [below, above] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0];
      const y = below + (above - below) * (at % 1);
      if (y > full - 0.04) return pale;
      const swirl = fbm(Math.cos(u * tau + y * 2) * 1.6 + seed, Math.sin(u * tau + y * 2) * 1.6 + y * 1.5, 4);
      const light = smooth(-0.6, 0.9, Math.cos((u - 0.68) * tau)) * 0.35;
      return mixRgb(
        mixRgb(deep, brew, smooth(0.1, 0.7, swirl + light)),
        pale,
        smooth(0.45, 0.95, swirl + light * 0.6) * 0.7,
      );
    },
    material: materials.gloss,
    segments: 108,
    rows: 72,
  });
  const [top, r] = mouth;
  hoop(mesh, top, r + 0.02, 0.045, clearGlass, materials.clear);
  mesh.cyl(0, top - 0.08, 0, r * 0.92, r * 1.02, 0.3, '#b8864e', materials.bark, 24);
  hoop(mesh, top - 0.16, r + 0.012, 0.03, '#c8a870', materials.cloth);
  hoop(mesh, top - 0.11, r + 0.012, 0.03, '#b8945c', materials.cloth);
  for (let i = 0; i < 26; i++) {
    const y = 0.2 + random() * (full - 0.3);
    const near = outline.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best));
    const a = Math.PI + random() * Math.PI;
    const size = 0.012 + random() * 0.026;
    mesh.ball(
      Math.cos(a) * near[0] * 0.97,
      y,
      Math.sin(a) * near[0] * 0.97,
      size,
      size,
      size,
      pale,
      materials.gloss,
      8,
    );
  }
}

/** A label of old paper on a belly of a radius, with a sign on it. */
function label(mesh: Mesh, radius: number, y: number, sign: 'star' | 'skull' | 'drop'): void {
  mesh.sheet(
    (u, v) => {
      const a = -tau / 4 + ((u - 0.5) * 0.62) / radius;
      const lift = y + (v - 0.5) * 0.44 + 0.012 * Math.sin(u * 19);
      const r = Math.sqrt(Math.max(0.01, radius * radius - (lift - y) ** 2 * 0.9)) + 0.014;
      return [Math.cos(a) * r, lift, Math.sin(a) * r];
    },
    30,
    16,
    (u, v) => (Math.min(u, 1 - u, v, 1 - v) < 0.07 ? '#b89458' : '#e8d4a0'),
    materials.plain,
  );
  const at = (x: number, dy: number, out = 0.02): Vec3 => [
    x,
    y + dy,
    -Math.sqrt(radius * radius - x * x - dy * dy * 0.9) - out,
  ];
  const fan = (points: readonly (readonly [number, number])[], colour: string, cx = 0, cy = 0, out = 0.02): void =>
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length] ?? p;
      mesh.face(
        [at(cx, cy, out), at(cx + p[0], cy + p[1], out), at(cx + q[0], cy + q[1], out)],
        colour,
        materials.plain,
      );
    });
  const round = (r: number, tall = 1): (readonly [number, number])[] =>
    Array.from({ length: 20 }, (_, i) => [Math.cos((i / 20) * tau) * r, Math.sin((i / 20) * tau) * r * tall] as const);
  if (sign === 'star')
    fan(
      Array.from({ length: 10 }, (_, i) => {
        const [a, r] = [(i / 10) * tau + tau / 4, i % 2 ? 0.06 : 0.15];
        return [Math.cos(a) * r, Math.sin(a) * r] as const;
      }),
      '#6a2a8a',
    );
  if (sign === 'drop') fan([...round(0.1).slice(11), ...round(0.1).slice(0, 10), [0, 0.18]], '#a8202a', 0, -0.04);
  if (sign === 'skull') {
    fan(round(0.11), '#2a2018', 0, 0.04);
    fan(round(0.065, 0.9), '#2a2018', 0, -0.06, 0.022);
    for (const x of [-0.045, 0.045]) fan(round(0.03), '#e8d4a0', x, 0.03, 0.026);
    fan(round(0.014), '#e8d4a0', 0, -0.02, 0.026);
  }
}

export const potion: Concept = {
  id: 'potion',
  words: {
    en: 'potion/magic potion/potion bottle/elixir/poison bottle',
    de: 'zaubertrank/zaubertränke/elixier',
    es: 'poción/elixir',
    fr: 'potion/potion magique/élixir',
    zh: '药水/魔药',
    ja: 'ポーション/魔法の薬',
    ar: 'جرعة سحرية/إكسير',
    emoji: '🧪/⚗️',
  },
  size: { width: 3, height: 2.5 },
  lives: ['room', 'library'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, random, look) {
    const brews = look.colour ? [look.colour, look.colour, look.colour] : ['#a02ad0', '#2fb84a', '#2f86e0'];
    const [first = '#a02ad0', second = '#2fb84a', third = '#2f86e0'] = brews;
    mesh.push().at(0, 0, -0.25);
    flask(
      mesh,
      random,
      {
        outline: smoothProfile(
          pairs([
            0, 0, 0.34, 0.01, 0.5, 0.08, 0.72, 0.4, 0.76, 0.72, 0.62, 1.1, 0.34, 1.34, 0.2, 1.48, 0.18, 1.7, 0.18, 1.9,
          ]),
        ),
        full: 1.22,
        mouth: [1.92, 0.18],
      },
      readColour(first),
    );
    label(mesh, 0.765, 0.66, 'star');
    mesh.pop();
    mesh.push().at(-1, 0, 0.3);
    flask(
      mesh,
      random,
      {
        outline: smoothProfile(
          pairs([0, 0, 0.56, 0.01, 0.62, 0.06, 0.6, 0.2, 0.48, 0.72, 0.3, 1.36, 0.19, 1.66, 0.17, 1.9, 0.17, 2.14]),
        ),
        full: 1.1,
        mouth: [2.16, 0.17],
      },
      readColour(second),
    );
    mesh.pop();
    mesh.push().at(0.98, 0, 0.22);
    flask(
      mesh,
      random,
      {
        outline: smoothProfile(
          pairs([
            0, 0, 0.44, 0.01, 0.5, 0.05, 0.5, 0.12, 0.5, 0.5, 0.5, 0.9, 0.46, 1.08, 0.26, 1.22, 0.2, 1.3, 0.19, 1.5,
          ]),
        ),
        full: 0.92,
        mouth: [1.52, 0.19],
      },
      readColour(third),
    );
    label(mesh, 0.51, 0.52, 'skull');
    mesh.pop();
    // A phial lies before them.
    mesh
      .push()
      .at(-0.98, 0.14, -0.72)
      .rotY(0.25)
      .rotZ(-Math.PI / 2)
      .scale(0.5);
    flask(
      mesh,
      random,
      {
        outline: smoothProfile(pairs([0, 0, 0.2, 0.02, 0.27, 0.14, 0.27, 0.6, 0.27, 1, 0.18, 1.2, 0.15, 1.4])),
        full: 1.1,
        mouth: [1.4, 0.15],
      },
      readColour(look.colour ?? '#d8362a'),
    );
    mesh.pop();
  },
};
