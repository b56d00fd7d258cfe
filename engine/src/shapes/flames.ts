import type { Rgb } from '../raster/colour.ts';
import type { Random } from '../raster/random.ts';
import { between } from './petals.ts';
import { materials } from '../solid/materials.ts';
import { readColour } from '../solid/mesh.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Vec3 } from '../solid/vectors.ts';

interface Fire {
  /** Metres from the middle to the outermost tongues, and of the tallest. */
  readonly radius: number;
  readonly height: number;
  readonly tongues: number;
}

/** Dark enough that their glow stays a colour: brighter ones all end in white. From the heart of the fire to the tips of its tongues. */
const embers = ['#e6b765', '#d99a3c', '#c2690f', '#9c3a0a', '#5e1c08'] as const;
const heat = embers.slice(1).map((colour, i) => between(embers[i] ?? colour, colour));

/** The colour of a flame, 0 in its heart and 1 where it ends. */
export function flameColour(share: number): Rgb {
  const at = Math.min(0.9999, Math.max(0, share)) * heat.length;
  return heat[Math.floor(at)]?.(at % 1) ?? readColour(embers[0]);
}

/** A fire of slender tongues that lean and part, bright at the foot and red at the tips, with sparks over it. */
export function buildFlames(mesh: Mesh, random: Random, { radius, height, tongues }: Fire): void {
  for (let i = 0; i < tongues; i++) {
    const out = Math.sqrt((i + 0.3) / tongues);
    const angle = i * 2.39996;
    const x = Math.cos(angle) * out * radius * 0.86;
    const z = Math.sin(angle) * out * radius * 0.6;
    const tall = height * (1 - 0.6 * out) * (0.3 + 0.8 * random() ** 1.3);
    // Hot air draws together above the middle.
    const lean = -x * 0.42 + (random() - 0.5) * radius * 0.4;
    const curl = (random() - 0.5) * radius * 0.5;
    const wave = 3 + random() * 3;
    const wide = radius * (0.13 + random() * 0.13) * (1.25 - 0.4 * out);
    const heart = 0.16 + 0.42 * out + (z > 0 ? 0.12 : 0) + random() * 0.1;
    const turn = (random() - 0.5) * 1.2;
    mesh.sheet(
      (u, v): Vec3 => {
        const body = Math.sin(Math.PI * Math.min(1, 0.3 + v * 0.7)) ** 0.9 * (1 - 0.5 * v);
        const half = wide * body * (u - 0.5) * 2;
        const bend = lean * v * v + curl * Math.sin(v * wave + i) * v;
        return [x + bend + half * Math.cos(turn), v * tall - 0.02, z + half * Math.sin(turn)];
      },
      8,
      18,
      (u, v) => flameColour(heart * 0.55 + v * 0.62 + (Math.abs(u - 0.5) * 2) ** 2 * 0.22 - 0.1),
      materials.glow,
    );
  }
  for (let i = 0; i < 9; i++) {
    const r = height * (0.006 + random() * 0.006);
    const at: Vec3 = [(random() - 0.5) * radius * 1.6, height * (0.75 + random() * 0.6), (random() - 0.5) * radius];
    mesh.ball(...at, r, r * 1.5, r, '#d9822a', materials.glow, 6);
  }
}
