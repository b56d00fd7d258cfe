import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { plate, plateTop } from '../../shapes/plate.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { noise2 } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const tall = 0.4;
const shell = smoothProfile(
  pairs([0.43, 0, 0.45, 0.03, 0.43, 0.06, 0.43, 0.06, 0.435, 0.09, 0.4, 0.15, 0.28, 0.19, 0, 0.205]),
);

/** A macaron that lies about the origin: two shells with their ruffled feet, cream between them. */
function macaron(mesh: Mesh, colour: string, place: number): void {
  const own = readColour(colour);
  const half = (): void =>
    paintedLathe(mesh, shell, {
      colour: (_turn, share) => (share < 0.26 ? mixRgb(own, [1, 1, 1], 0.22) : own),
      material: materials.wet,
      segments: 96,
      rows: 28,
      bulge: (turn, share) => {
        const rough = noise2(Math.cos(turn * tau) * 11 + place, Math.sin(turn * tau) * 11 + share * 30);
        return share < 0.26 ? 1 + 0.07 * (rough - 0.5) : 1;
      },
    });
  mesh.push().at(0, tall / 2 - 0.15, 0);
  mesh.cyl(0, 0.04, 0, 0.385, 0.385, 0.22, mixRgb(own, [1, 0.96, 0.9], 0.62), materials.plain, 40);
  mesh.push().at(0, 0.21, 0);
  half();
  mesh.pop();
  mesh.push().at(0, 0.09, 0).rotX(Math.PI);
  half();
  mesh.pop().pop();
}

export const macarons: Concept = {
  id: 'macarons',
  words: {
    en: 'macarons/macaron/macaroons/macaroon/french macarons',
    de: 'macarons/macaron/makronen',
    es: 'macarons/macarrones franceses',
    fr: 'macarons/macaron',
    zh: '马卡龙',
    ja: 'マカロン',
    ar: 'ماكرون',
    emoji: '',
  },
  size: { width: 2.7, height: 1.7 },
  lives: ['room', 'cafe'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  plural: 1,
  build(mesh, random, look) {
    const colours = look.colour
      ? [look.colour]
      : ['#e88aa4', '#a8c87a', '#f0d478', '#b89ad0', '#e8a468', '#8ac4d0', '#8a5a3c', '#f0b8c0'];
    const from = Math.floor(random() * colours.length);
    let nth = 0;
    const lay = (x: number, y: number, z: number, leanX = 0, leanZ = 0): void => {
      mesh.push().at(x, y, z).rotZ(leanZ).rotX(leanX);
      macaron(mesh, colours[(from + nth++ * 3) % colours.length] ?? '#e88aa4', random() * 30);
      mesh.pop();
    };
    plate(mesh, 1.36, '#dcd6cc', '#c89a3a');
    const low = plateTop + 0.2;
    for (const [x, z] of pairs([-0.5, -0.22, 0.5, -0.22, 0, 0.6, -0.02, -0.98 + 0.2])) lay(x, low, z);
    for (const [x, z] of pairs([-0.3, 0.02, 0.36, 0.06])) lay(x, low + tall, z, 0, (random() - 0.5) * 0.06);
    lay(0.02, low + tall * 2, 0.02, 0, 0.04);
    // One leans on the heap and shows its face.
    lay(0.98, plateTop + 0.42, -0.3, 0.2, -1.15);
  },
};
