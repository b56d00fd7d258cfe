import { materials } from '../../solid/materials.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { dot, normalised } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const golden = (1 + Math.sqrt(5)) / 2;
/** Middles of the twelve pentagons, and of the twenty hexagons between three of them each. */
const pentagons: readonly Vec3[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vec3[] => [normalised([0, a, b]), normalised([a, b, 0]), normalised([b, 0, a])]),
);
const hexagons: readonly Vec3[] = pentagons.flatMap((a, i) =>
  pentagons.slice(i + 1).flatMap((b, j) =>
    pentagons
      .slice(i + j + 2)
      .filter((c) => dot(a, b) > 0.4 && dot(b, c) > 0.4 && dot(a, c) > 0.4)
      .map((c) => normalised([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]])),
  ),
);
/** Distances of both from the middle of the ball, by the length of an edge. */
const [pentagonAway, hexagonAway] = [2.32744, 2.26728] as const;

/** How dark a place of the ball is: pentagons wholly, the seams between hexagons a little. */
function darkAt(x: number, y: number, z: number): number {
  const at = normalised([x, y, z]);
  let [pentagon, first, second] = [-1, -1, -1];
  for (const middle of pentagons) pentagon = Math.max(pentagon, dot(at, middle) / pentagonAway);
  for (const middle of hexagons) {
    const near = dot(at, middle) / hexagonAway;
    if (near > first) [first, second] = [near, first];
    else if (near > second) second = near;
  }
  const isIn = smooth(-0.0022, 0.0022, pentagon - first);
  const seam = smooth(0.0085, 0.004, Math.abs(first - second)) * (1 - isIn) * 0.55;
  return Math.max(isIn, seam);
}

export const football: Concept = {
  id: 'football',
  words: {
    en: 'football/soccer ball/soccer/ball',
    de: 'fußball/fußbälle/ball/bälle',
    es: 'balón de fútbol/pelota de fútbol/balón/pelota/fútbol',
    fr: 'ballon de football/ballon de foot/football/balle',
    zh: '足球/皮球',
    ja: 'サッカーボール/サッカー',
    ar: 'كرة قدم/كرة القدم/كرة',
    emoji: '⚽',
  },
  size: { width: 1.7, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 1.5,
  build(mesh, random, look) {
    const [tip, roll] = [0.35 + random() * 0.5, random() * 0.6];
    const [c, s, cr, sr] = [Math.cos(tip), Math.sin(tip), Math.cos(roll), Math.sin(roll)];
    mesh
      .push()
      .at(0, 0.82, 0)
      .body([[0, 0, 0, 0.82, 0, 0, 0, 0.82, 0]], {
        k: 0.01,
        mat: materials.wet,
        colours: [look.colour ?? '#f0eeea', '#1d1f24'],
        marks: {
          colour: 1,
          share: (x, y, z) => darkAt(x * cr - (y * c - z * s) * sr, x * sr + (y * c - z * s) * cr, y * s + z * c),
        },
      })
      .pop();
  },
};
