import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import { archedBay } from '../../shapes/arch.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** Two tiers of great arches, and one of small ones three to a bay: how many, how wide, how high, how deep, from which height. */
const tiers = [
  { count: 7, wide: 8.4, high: 9.4, deep: 4.2, y: 0 },
  { count: 9, wide: 8.4, high: 8.4, deep: 3.4, y: 9.4 },
  { count: 27, wide: 2.8, high: 3.4, deep: 2.4, y: 17.8 },
] as const;

export const aqueduct: Concept = {
  id: 'aqueduct',
  words: {
    en: 'aqueduct/roman aqueduct',
    de: 'aquädukt/aquädukte',
    es: 'acueducto',
    fr: 'aqueduc/pont du gard',
    zh: '水道桥/高架渠/渡槽',
    ja: '水道橋',
    ar: 'قناة مائية رومانية',
    emoji: '',
  },
  size: { width: 88, height: 23 },
  lives: ['hills', 'canyon', 'mountains', 'river'],
  stands: 'ground',
  moves: 'still',
  turn: 0.28,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const stone = readColour(look.colour ?? '#cfb488');
    const light = mixRgb(stone, [0.85, 0.76, 0.6], 0.25);
    mesh.object();
    for (const { count, wide, high, deep, y } of tiers) {
      for (let i = 0; i < count; i++) {
        const x = (i - (count - 1) / 2) * wide;
        const tone = scaleRgb(stone, 0.9 + random() * 0.16);
        mesh.push().at(x, y, -deep / 2);
        archedBay(mesh, { wide, high, deep, opening: { wide: wide * 0.76, high: high * 0.84 } }, tone);
        // The feet of its piers, and the stones that its bow rises from.
        for (const s of [-1, 1]) {
          const pier = s * (wide / 2 - wide * 0.06);
          mesh
            .box(pier, -0.6, deep / 2, wide * 0.14, 0.6 + high * 0.06, deep + 0.3, light, materials.stone)
            .box(s * wide * 0.43, high * 0.44, deep / 2, wide * 0.15, high * 0.035, deep + 0.35, light);
        }
        mesh.box(0, high * 0.95, deep / 2, wide * 1.01, high * 0.05, deep + 0.5, light).pop();
      }
      // Both ends are built into the land.
      const end = (count * wide) / 2;
      if (y < 17)
        for (const s of [-1, 1])
          mesh.box(s * (end + 0.8), -1, 0, 2, y + high + 1, deep, scaleRgb(stone, 0.92), materials.stone);
      mesh.box(0, y + high, 0, count * wide + 2, 0.3, deep + 0.3, light);
    }
    // The channel for the water on top.
    for (const s of [-1, 1]) mesh.box(0, 21.5, s * 0.95, 75.6, 0.9, 0.45, stone, materials.stone);
    mesh.box(0, 22.4, 0, 76, 0.22, 2.6, light);
    // Blocks that stand out of the wall, where the builders set their planks.
    for (let i = 0; i < 8; i++)
      for (const y of [5.2, 13.6]) mesh.box((i - 3.5) * 8.4, y, 0, 0.35, 0.3, y < 9 ? 5 : 4.2, light);
  },
};
