import { mixRgb, scaleRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import {
  ovalBays,
  ovalLong,
  ovalAttic,
  ovalBay,
  ovalShort,
  ovalStorey,
  ovalStoreys,
  turnTo,
} from '../../shapes/oval-arcade.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

export const colosseum: Concept = {
  id: 'colosseum',
  words: {
    en: 'colosseum/coliseum/roman arena/amphitheater/amphitheatre',
    de: 'kolosseum/amphitheater',
    es: 'coliseo/anfiteatro',
    fr: 'colisée/amphithéâtre',
    zh: '罗马斗兽场/斗兽场',
    ja: 'コロッセオ/コロシアム/円形闘技場',
    ar: 'كولوسيوم/مدرج روماني',
    emoji: '',
  },
  size: { width: 64, height: 23 },
  lives: ['hills', 'desert'],
  stands: 'ground',
  moves: 'still',
  turn: 0,
  sway: 0.12,
  mirrors: true,
  build(mesh, random, look) {
    const stone = readColour(look.colour ?? '#cdb48c');
    const worn = scaleRgb(stone, 0.86);
    mesh.object();
    for (let i = 0; i < ovalBays; i++) {
      const a = (i / ovalBays) * tau;
      const tone = mixRgb(stone, worn, random());
      const up = standing(i);
      for (let s = 0; s < Math.min(ovalStoreys, up); s++)
        ovalBay(mesh, { a, share: 1, y: s * ovalStorey, deep: 2.6 }, tone);
      if (up > ovalStoreys) ovalAttic(mesh, a, tone, i % 2 === 0);
      // The inner ring, where the outer one fell.
      for (let s = 0; s < (up === 0 ? 3 : 2); s++)
        ovalBay(mesh, { a, share: 0.84, y: s * ovalStorey, deep: 2 }, mixRgb(tone, scaleRgb(stone, 0.7), 0.5));
      if (up === 0) stub(mesh, a, 0.84, random() * 1.2, tone);
    }
    seats(mesh, scaleRgb(stone, 0.78));
    // A buttress of bricks holds the broken end.
    for (let k = 0; k < 7; k++) {
      const a = ((42.7 + k * 0.26) / ovalBays) * tau;
      mesh
        .push()
        .at(Math.cos(a) * ovalLong * 0.97, 0, Math.sin(a) * ovalShort * 0.97)
        .rotY(-a - Math.PI / 2)
        .box(0, 0, 0, 1.1, 11.4 - k * 1.5, 2.4, mixRgb(stone, [0.5, 0.25, 0.15], 0.25), materials.brick)
        .pop();
    }
    // Blocks that lie where they fell.
    for (let i = 0; i < 26; i++) {
      const a = ((44 + random() * 10) / ovalBays) * tau;
      const s = 0.5 + random() * 0.8;
      mesh
        .push()
        .at(Math.cos(a) * (ovalLong + random() * 3), -0.2, Math.sin(a) * (ovalShort + random() * 3))
        .rotY(random() * 3)
        .rotX((random() - 0.5) * 0.5)
        .box(0, 0, 0, s * 1.5, s, s, tone(stone, random()), materials.stone)
        .pop();
    }
  },
};

const tone = (stone: readonly [number, number, number], by: number): Colour => scaleRgb(stone, 0.75 + by * 0.3);

/** Storeys that still stand at a bay: all four at the left and before it, and none of the outer ring at the right. */
function standing(i: number): number {
  if (i < 17 || i > 42) return 0;
  if (i === 17 || i === 42) return 2;
  if (i === 18 || i === 41) return 3;
  return 4;
}

/** What is left of a wall over two storeys. */
function stub(mesh: Mesh, a: number, share: number, high: number, colour: Colour): void {
  const wide = turnTo(mesh, { a, share, y: 3 * ovalStorey });
  mesh.box(0, 0, 1, wide, 0.3 + high, 2, colour, materials.stone).pop();
}

/** Tiers that go down to the arena. */
function seats(mesh: Mesh, stone: Colour): void {
  mesh.push().scale(ovalLong, 1, ovalShort);
  const tiers: [number, number][] = [];
  for (let i = 0; i <= 9; i++) tiers.push([0.5 + i * 0.034, i * 1.05 + 0.6], [0.5 + (i + 1) * 0.034, i * 1.05 + 0.7]);
  mesh.lathe([[0.5, 0], ...tiers], 52, stone, materials.plain);
  mesh.pop();
}
