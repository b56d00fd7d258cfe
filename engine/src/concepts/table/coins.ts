import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const radius = 0.24;

/** A coin about its middle, with a raised rim and a star struck into its upper face. */
function coin(mesh: Mesh, gold: Rgb, isStruck: boolean): void {
  const half = 0.026;
  const edge: readonly (readonly [number, number])[] = [
    [radius * 0.8, -half * 0.7],
    [radius * 0.86, -half],
    [radius * 0.97, -half],
    [radius, -half * 0.6],
    [radius, half * 0.6],
    [radius * 0.97, half],
    [radius * 0.86, half],
    [radius * 0.8, half * 0.6],
    [0, half * 0.6],
  ];
  mesh.lathe(edge, 26, gold, materials.metal);
  if (!isStruck) return;
  const dark = mixRgb(gold, [0.18, 0.08, 0.01], 0.45);
  const star = Array.from({ length: 10 }, (_, i): Vec3 => {
    const [a, r] = [(i / 10) * tau + tau / 4, radius * (i % 2 ? 0.24 : 0.58)];
    return [Math.cos(a) * r, half * 0.68, Math.sin(a) * r];
  });
  star.forEach((point, i) =>
    mesh.face(
      [[0, half * 1.5, 0], point, star[(i + 1) % 10] ?? point],
      i % 2 ? dark : mixRgb(gold, [1, 0.85, 0.45], 0.25),
      materials.metal,
    ),
  );
}

export const coins: Concept = {
  id: 'coins',
  words: {
    en: 'coin/gold coin/gold coins/pile of gold/pile of coins/heap of coins',
    de: 'münze/münzen/goldmünze/goldmünzen',
    es: 'moneda/moneda de oro',
    fr: 'pièce d’or/pièces d’or/pièce de monnaie',
    zh: '硬币/金币',
    ja: '金貨/コイン/硬貨',
    ar: 'عملة معدنية/عملات ذهبية',
    emoji: '🪙',
  },
  size: { width: 3.1, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.1,
  build(mesh, random, look) {
    const gold = readColour(look.colour ?? '#e2aa2e');
    const shade = (): Rgb => mixRgb(gold, random() < 0.5 ? [0.55, 0.27, 0.04] : [1, 0.8, 0.4], random() * 0.3);
    // A heap, its coins lying along the slope.
    const top = (r: number): number => 0.86 * (1 - r / 1.25) ** 1.25 + 0.03;
    mesh.push().at(0.1, 0, 0.3);
    mesh.lathe(
      Array.from({ length: 12 }, (_, i): [number, number] => [1.22 * (1 - i / 11), top(1.22 * (1 - i / 11)) - 0.06]),
      40,
      mixRgb(gold, [0.3, 0.14, 0.02], 0.5),
      materials.metal,
    );
    const count = 190;
    for (let i = 0; i < count; i++) {
      const q = Math.sqrt((count - i - 0.5) / count);
      const [a, r] = [i * 2.39996 + random() * 0.5, q * 1.24];
      mesh
        .push()
        .at(Math.cos(a) * r, top(Math.min(r, 1.2)) + random() * 0.04, Math.sin(a) * r)
        .rotY(-a)
        .rotZ(-0.55 * Math.min(1, r * 1.6) * (r > 1.1 ? 0.3 : 1) + (random() - 0.5) * 0.6)
        .rotX((random() - 0.5) * 0.7)
        .rotY(random() * tau);
      coin(mesh, shade(), i % 2 === 0);
      mesh.pop();
    }
    mesh.pop();
    // Stacks beside it, not quite straight.
    for (const [x, z, high] of [
      [-1.08, -0.28, 13],
      [-0.62, -0.72, 7],
      [1.22, -0.3, 9],
    ] as const)
      for (let i = 0; i < high; i++) {
        mesh
          .push()
          .at(x + (random() - 0.5) * 0.045, 0.028 + i * 0.054, z + (random() - 0.5) * 0.045)
          .rotY(random() * tau);
        coin(mesh, shade(), i === high - 1);
        mesh.pop();
      }
    // Some lie about, and one leans on a stack.
    for (const [x, z] of [
      [0.1, -0.98],
      [0.62, -0.86],
      [-0.1, -1.2],
      [1.02, -0.82],
      [-1.3, -0.8],
    ] as const) {
      mesh
        .push()
        .at(x, 0.03, z)
        .rotY(random() * tau);
      coin(mesh, shade(), true);
      mesh.pop();
    }
    mesh.push().at(1.12, 0.22, -0.6).rotY(0.2).rotX(-1.25);
    coin(mesh, gold, true);
    mesh.pop();
  },
};
