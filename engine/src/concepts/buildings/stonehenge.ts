import { circle } from '../../shapes/rings.ts';
import { tau } from '../../shapes/chance.ts';
import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const ring = 11;
const uprights = 18;

export const stonehenge: Concept = {
  id: 'stonehenge',
  words: {
    en: 'stonehenge/stone circle/standing stone/standing stones/megalith/trilithon',
    de: 'steinkreis/steinkreise/stonehenge/megalithen',
    es: 'círculo de piedras/stonehenge/megalito',
    fr: 'cercle de pierres/stonehenge/mégalithe',
    zh: '巨石阵',
    ja: 'ストーンヘンジ/巨石',
    ar: 'ستونهنج/حجارة ستونهنج',
    emoji: '',
  },
  size: { width: 28, height: 8.5 },
  lives: ['hills'],
  stands: 'ground',
  moves: 'still',
  build(mesh, random, look) {
    const stone = look.colour ?? '#8d887c';
    mesh.object();
    // A ring of uprights under lintels; two of its bays are broken.
    for (let i = 0; i < uprights; i++) {
      const a = (i / uprights) * tau + 0.1;
      const at = (turn: number): readonly [number, number] => [Math.cos(turn) * ring, Math.sin(turn) * ring];
      const [x, z] = at(a);
      if (i !== 4 && i !== 12) boulder(mesh, random, { x, y: 0, z, turn: -a, size: [0.56, 4.4, 0.98] }, stone);
      if (i === 3 || i === 4 || i === 11 || i === 12 || i === 8) continue;
      const b = a + tau / uprights / 2;
      const [lx, lz] = at(b);
      boulder(mesh, random, { x: lx, y: 4.28, z: lz, turn: -b, size: [0.58, 0.82, 1.95] }, stone);
    }
    // Five taller gates within it in a horseshoe that opens towards the front.
    for (let i = 0; i < 5; i++) {
      const a = Math.PI / 2 + (i - 2) * 0.86;
      const tall = 6.6 - Math.abs(i - 2) * 0.6;
      mesh
        .push()
        .at(Math.cos(a) * 5.6, 0, Math.sin(a) * 5.6)
        .rotY(Math.PI / 2 - a);
      for (const s of [-1, 1])
        boulder(mesh, random, { x: s * 1.25, y: 0, z: 0, turn: Math.PI / 2, size: [0.7, tall, 1] }, stone);
      if (i !== 3)
        boulder(mesh, random, { x: 0, y: tall - 0.12, z: 0, turn: Math.PI / 2, size: [0.72, 1.05, 2.3] }, stone);
      mesh.pop();
    }
    // What fell lies in the grass.
    for (const [x, z, turn] of [
      [8.2, -8.6, 0.5],
      [-3.4, -13.4, 1.3],
      [-9.8, -7.4, 2.4],
      [2.6, -3.4, 0.2],
    ] as const)
      boulder(mesh, random, { x, y: -0.25, z, turn, size: [0.9, 0.95, 1.6] }, stone);
    for (const [i, [x, , z]] of circle(8, 0, 13).entries())
      if (i < 13 && i % 4 !== 1)
        boulder(mesh, random, { x, y: 0, z, turn: i, size: [0.34, 1.5 + random() * 0.7, 0.45] }, stone);
  },
};

interface Block {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  /** Half its thickness, its height, and half its width. */
  readonly size: readonly [number, number, number];
}

/** A hewn stone that the weather has rounded, narrower at its top where it stands upright, with lichen. */
function boulder(
  mesh: Mesh,
  random: Random,
  { x, y, z, turn, size: [thick, tall, wide] }: Block,
  colour: Colour,
): void {
  const tone = scaleRgb(readColour(colour), 0.85 + random() * 0.3);
  const lichen = mixRgb(tone, [0.34, 0.33, 0.2], 0.45);
  const seed = random() * 50;
  const taper = tall > 2 ? 0.1 + random() * 0.12 : 0;
  const lean = tall > 2 ? (random() - 0.5) * 0.3 : 0;
  const bump = (a: number, v: number): number =>
    1 +
    0.05 * Math.sin(a * 3 + seed + v * 4) +
    0.045 * Math.sin(v * tall * 3.1 + a * 2 + seed * 3) +
    0.03 * Math.sin(a * 7 - v * 9);
  const blunt = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42;
  mesh
    .push()
    .at(x, 0, z)
    .rotY(turn + (random() - 0.5) * 0.1)
    .sheet(
      (u, v) => {
        const a = u * tau;
        const end = Math.min(1, (1 - Math.abs(v * 2 - 1)) * Math.max(5, tall * 2.4));
        const round = (1 - (1 - end) ** 2.6) * bump(a, v) * (1 - taper * v);
        const up = y + v * tall + (v > 0.5 ? 0.1 * Math.sin(a * 2 + seed) : 0) * end;
        return [blunt(Math.cos(a)) * thick * round + lean * v, up, blunt(Math.sin(a)) * wide * round];
      },
      28,
      22,
      (u, v) =>
        Math.sin(u * 11 + seed) + Math.sin(v * tall * 2.3 + u * 9 + seed * 2) + Math.sin(u * 31 + v * 23) * 0.5 > 0.9
          ? lichen
          : scaleRgb(tone, 0.92 + 0.16 * Math.abs(Math.sin(u * 47 + v * 61 + seed))),
      materials.plain,
    )
    .pop();
}
