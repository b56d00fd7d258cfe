import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import type { Random } from '../../raster/random.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { noise2 } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** Half of how wide it is, and how high, metres. */
const wide = 3.9;
const high = 1.25;

/** How high the heap lies at a point of the ground: a flat top for whoever lies on it, and slopes that slide. */
function heapAt(x: number, z: number): number {
  const out = Math.hypot(x / wide, z / (wide * 0.8));
  const slope = Math.max(0, Math.min(1, (1 - out) / 0.62));
  return high * slope ** 0.8 + 0.16 * slope * noise2(x * 0.9 + 4, z * 0.9);
}

/** A goblet that lies on its side or stands. */
function goblet(mesh: Mesh, gold: Rgb): void {
  mesh.lathe(
    [
      [0.001, 0],
      [0.13, 0],
      [0.12, 0.02],
      [0.03, 0.05],
      [0.025, 0.17],
      [0.05, 0.2],
      [0.13, 0.27],
      [0.15, 0.4],
      [0.14, 0.4],
      [0.11, 0.28],
      [0.001, 0.24],
    ],
    20,
    gold,
    materials.metal,
  );
}

const gems = ['#c01838', '#1f4fc8', '#12a05a', '#8a3ad0', '#e8a02a'] as const;

/** Something that lies on the heap besides coins: a goblet, a stone, a bar. */
function treasure(mesh: Mesh, random: Random, gold: Rgb): void {
  const chance = random();
  if (chance < 0.3) goblet(mesh.rotZ(random() < 0.5 ? 1.4 : 0.15), gold);
  else if (chance < 0.75) {
    const size = 0.07 + 0.07 * random();
    mesh.lathe(
      [
        [0.001, 0],
        [size, size * 0.9],
        [size * 0.7, size * 1.3],
        [0.001, size * 1.3],
      ],
      7,
      pick(random, gems),
      materials.gloss,
    );
  } else mesh.rotZ(0.2).box(0, 0, 0, 0.4, 0.1, 0.18, gold, materials.metal);
}

export const hoard: Concept = {
  id: 'hoard',
  words: {
    en: 'hoard/treasure hoard/hoard of gold/dragon hoard/mountain of gold/piles of gold/heap of gold/heap of treasure/pile of treasure/pile of gold coins',
    de: 'hort/drachenhort/goldhaufen/goldschatz/haufen gold/berg von gold/berg aus gold',
    es: 'montaña de oro/montón de oro/tesoro de oro',
    fr: 'tas d’or/montagne d’or/trésor d’or',
    zh: '金山/宝藏堆/金币堆',
    ja: '金貨の山/黄金の山/財宝の山',
    ar: 'كومة ذهب/كومة من الذهب',
    emoji: '',
  },
  size: { width: 7.8, height: 1.5 },
  lives: ['cave'],
  stands: 'ground',
  moves: 'still',
  shines: { up: 3.2, front: 5.5, power: 26 },
  build(mesh, random, look) {
    const gold = readColour(look.colour ?? '#e8992a');
    const dark = mixRgb(gold, [0.16, 0.07, 0.01], 0.62);
    const shade = (): Rgb => mixRgb(gold, random() < 0.55 ? [0.5, 0.2, 0.03] : [1, 0.72, 0.36], random() * 0.4);
    mesh.object();
    mesh.sheet(
      (u, v) => {
        const [a, r] = [v * tau, u];
        const [x, z] = [Math.cos(a) * r * wide, Math.sin(a) * r * wide * 0.8];
        return [x, heapAt(x, z) - 0.05, z];
      },
      26,
      72,
      (u, v) => mixRgb(dark, gold, 0.25 + 0.5 * noise2(u * 40, v * 160)),
      materials.metal,
    );
    // Its coins lie along the slope, and a few stand out of it.
    const count = 900;
    for (let i = 0; i < count; i++) {
      const r = Math.sqrt((i + 0.5) / count) * 1.06;
      const a = i * 2.39996;
      const [x, z] = [Math.cos(a) * r * wide, Math.sin(a) * r * wide * 0.8];
      const steep = (heapAt(x * 1.04, z * 1.04) - heapAt(x * 0.96, z * 0.96)) / (0.08 * Math.hypot(x, z) + 0.01);
      mesh
        .push()
        .at(x, Math.max(0.02, heapAt(x, z)) + random() * 0.02, z)
        .rotY(-a)
        .rotZ(steep * 0.8 + (random() - 0.5) * 0.8)
        .rotX((random() - 0.5) * 0.9);
      mesh.cyl(0, -0.014, 0, 0.1, 0.1, 0.028, shade(), materials.metal, 11);
      mesh.pop();
    }
    for (let i = 0; i < 34; i++) {
      const [a, r] = [random() * tau, 0.35 + 0.65 * random()];
      const [x, z] = [Math.cos(a) * r * wide, Math.sin(a) * r * wide * 0.8];
      mesh
        .push()
        .at(x, heapAt(x, z), z)
        .rotY(random() * tau);
      treasure(mesh, random, shade());
      mesh.pop();
    }
  },
};
