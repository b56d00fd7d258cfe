import { bookSpine } from '../../shapes/book-spine.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { mix } from '../../raster/scalar.ts';
import { pick } from '../../shapes/chance.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { slab } from '../../shapes/slab.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [half, back, front, high] = [0.76, -0.47, 0.52, 0.34] as const;
const gold = readColour('#c89a3c');

/** Where leather is gilt on the cover: two frames, their corners, a lozenge with its rays. `x`, `z` run from -1 to 1. */
function isGiltCover(x: number, z: number): boolean {
  const [a, b] = [Math.abs(x) * half, Math.abs(z) * 0.5];
  const edge = Math.min(half - a, 0.5 - b);
  if ((edge > 0.06 && edge < 0.075) || (edge > 0.09 && edge < 0.097)) return true;
  const [cx, cz] = [half - 0.13 - a, 0.5 - 0.13 - b];
  const far = Math.hypot(cx, cz);
  if (cx > -0.03 && cz > -0.03 && far < 0.19 * (0.55 + 0.45 * Math.abs(Math.cos(2 * Math.atan2(cz, cx)))) && far > 0.05)
    return true;
  const [r, turn] = [Math.hypot(a, b * 1.25), Math.atan2(b * 1.25, a)];
  const petal = 0.25 * (0.6 + 0.4 * Math.abs(Math.cos(turn * 4)));
  return (r < petal && r > petal - 0.045) || r < 0.06 || (r > 0.29 && r < 0.3);
}

export const book: Concept = {
  id: 'book',
  words: {
    en: 'book/notebook/diary/journal/spell book/spellbook/bible/novel/old book/magic book',
    de: 'buch/bücher/notizbuch/tagebuch/zauberbuch/bibel',
    es: 'libro/cuaderno/diario/libro de hechizos/biblia',
    fr: 'livre/carnet/grimoire/bible/livre de sorts',
    zh: '书/笔记本/日记/魔法书',
    ja: '本/ノート/日記/魔法の本',
    ar: 'كتاب/دفتر/مذكرات',
    emoji: '📖/📚',
  },
  size: { width: 1.5, height: 0.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.3,
  build(mesh, random, look) {
    const [leather, label] = look.colour
      ? [readColour(look.colour), mixRgb(readColour(look.colour), [0, 0, 0], 0.6)]
      : pick(random, [
          [readColour('#7a2f2b'), readColour('#231a18')],
          [readColour('#28486a'), readColour('#6a2420')],
          [readColour('#35583a'), readColour('#5a2a1c')],
          [readColour('#8a5a2c'), readColour('#233a2c')],
        ]);
    mesh.push().object();
    const board = pairs([-half, back - 0.02, half, back - 0.02, half, front, -half, front]);
    for (const y of [0, high - 0.045])
      slab(mesh, board, {
        low: y,
        high: y + 0.045,
        edge: 0.012,
        top: leather,
        side: leather,
        material: materials.gloss,
      });
    mesh.sheet(
      (u, v) => [(u * 2 - 1) * (half - 0.013), high + 0.002, back + (front - back - 0.013) * v],
      190,
      120,
      (u, v) => {
        if (isGiltCover(u * 2 - 1, v * 2 - 1)) return gold;
        const hinge = smooth(0.03, 0.012, Math.abs(v - 0.06)) * 0.4;
        return mixRgb(
          mixRgb(leather, [0.4, 0.25, 0.12], 0.22 * smooth(0.45, 0.75, fbm(u * 12, v * 9, 3))),
          [0, 0, 0],
          hinge,
        );
      },
      materials.gloss,
    );
    bookSpine(mesh, leather, label);
    // The leaves, whose edge is hollow; each is seen as a line.
    const [light, dark] = [readColour('#efe4c8'), readColour('#b89e72')];
    const hollow = (v: number): number => front - 0.05 - 0.07 * Math.cos((v - 0.5) * Math.PI);
    const leaf = (_u: number, v: number): Rgb => mixRgb(light, dark, ((Math.floor(v * 26) * 7) % 5) * 0.13);
    const height = (v: number): number => 0.045 + (high - 0.09) * v;
    mesh.sheet((u, v) => [(u * 2 - 1) * (half - 0.035), height(v), hollow(v)], 1, 26, leaf, materials.plain);
    for (const s of [-1, 1]) {
      mesh.sheet(
        (u, v) => [
          s * (half - 0.035),
          height(v),
          back - 0.08 * Math.cos((v - 0.5) * Math.PI) * 0.9 + (hollow(v) - back + 0.07) * u,
        ],
        3,
        26,
        leaf,
        materials.plain,
      );
      const head = Array.from({ length: 13 }, (_, i): Vec3 => {
        const a = (i / 12 - 0.5) * 2.5;
        return [s * (half - 0.03), high / 2 + Math.sin(a) * 0.13, back - 0.075 * Math.cos(a)];
      });
      mesh.tube(head, [0.018], '#b83a2c', materials.cloth, 8);
    }
    // A ribbon marks the page.
    const way = smoothWay(
      triples([
        half - 0.06,
        0.2,
        0.1,
        half + 0.04,
        0.19,
        0.08,
        half + 0.13,
        0.08,
        0.04,
        half + 0.2,
        0.012,
        -0.02,
        half + 0.34,
        0.008,
        -0.1,
      ]),
    );
    mesh.sheet(
      (u, v) => {
        const at = Math.min(1, v) * (way.length - 1);
        const [a, b] = [way[Math.floor(at)] ?? [0, 0, 0], way[Math.ceil(at)] ?? [0, 0, 0]];
        return [mix(a[0], b[0], at % 1), mix(a[1], b[1], at % 1) + 0.004, mix(a[2], b[2], at % 1) + (u - 0.5) * 0.075];
      },
      2,
      way.length - 1,
      () => '#a8202a',
      materials.cloth,
    );
    mesh.pop();
  },
};
