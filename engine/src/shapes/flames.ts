import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

interface Fire {
  /** Metres from the middle to the outermost tongues, and of the tallest. */
  readonly radius: number;
  readonly height: number;
  readonly tongues: number;
}

/** Dark enough that their glow stays a colour: brighter ones all end in white. From the foot of a tongue to its tip. */
const outer = ['#c8741c', '#b8520f', '#93330b', '#5e1c08'] as const;
const inner = ['#e6b765', '#d99a3c', '#c46a18', '#94380c'] as const;

/** A fire of slender tongues that lean and part, bright at the foot and red at the tips, with sparks over it. */
export function buildFlames(mesh: Mesh, random: Random, { radius, height, tongues }: Fire): void {
  for (let i = 0; i < tongues; i++) {
    const out = Math.sqrt((i + 0.3) / tongues);
    const angle = i * 2.39996;
    const x = Math.cos(angle) * out * radius;
    const z = Math.sin(angle) * out * radius * 0.7;
    const tall = height * (1 - 0.62 * out) * (0.62 + random() * 0.5);
    const lean = x * 0.5 + (random() - 0.5) * radius * 0.7;
    const curl = (random() - 0.5) * radius * 0.8;
    const wide = radius * (0.2 + random() * 0.14);
    const colours = z < 0 && out < 0.75 ? inner : outer;
    const turn = (random() - 0.5) * 1.2;
    mesh.sheet(
      (u, v): Vec3 => {
        const half = wide * Math.sin(Math.PI * Math.min(1, 0.16 + v * 0.84)) ** 0.8 * (1 - 0.45 * v) * (u - 0.5) * 2;
        const bend = lean * v * v + curl * Math.sin(v * 4.2 + i);
        return [x + bend + half * Math.cos(turn), v * tall, z + half * Math.sin(turn)];
      },
      4,
      9,
      (u, v) => colours[Math.min(3, Math.floor(v * 3.2 + Math.abs(u - 0.5) * 1.7))] ?? colours[3],
      materials.glow,
    );
  }
  for (let i = 0; i < 9; i++) {
    const r = height * (0.006 + random() * 0.006);
    const at: Vec3 = [(random() - 0.5) * radius * 1.6, height * (0.75 + random() * 0.6), (random() - 0.5) * radius];
    mesh.ball(...at, r, r * 1.5, r, '#d9822a', materials.glow, 6);
  }
}
