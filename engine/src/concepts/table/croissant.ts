import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { plate } from '../../shapes/plate.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Layers of dough from the middle to a tip. */
const layers = 4.4;
const bow = 1.75;

/** How far a place between the tips (0 and 1) is into its layer, and how thick the roll is there. */
function layerAt(s: number): { readonly into: number; readonly thick: number } {
  const out = Math.abs(s - 0.5) * 2 * layers + 0.5;
  const into = out < 1 ? 0.62 + 0.3 * (out - 0.5) : out - Math.floor(out);
  const share = Math.abs(s - 0.5) * 2;
  const taper = 0.44 * Math.max(0.06, 1 - share ** 1.5) ** 0.72;
  return { into, thick: taper * (0.93 + 0.13 * into ** 1.3 * smooth(1.06, 0.9, into)) };
}

function crust(s: number, v: number): Vec3 {
  const turn = (s - 0.5) * 2 * bow;
  const { thick } = layerAt(s);
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)];
  const a = v * tau;
  const flat = Math.sin(a) < 0 ? 0.7 : 1;
  const out = Math.cos(a) * thick;
  return [dx * (0.78 + out), thick * 0.72 + Math.sin(a) * thick * flat, dz * (0.62 + out) - 0.22];
}

export const croissant: Concept = {
  id: 'croissant',
  words: {
    en: 'croissant',
    de: 'croissant/croissants/hörnchen',
    es: 'cruasán/croissant/medialuna',
    fr: 'croissant',
    zh: '牛角包/可颂/羊角面包',
    ja: 'クロワッサン',
    ar: 'كرواسون',
    emoji: '🥐',
  },
  size: { width: 2.6, height: 1.05 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.4,
  plural: 3,
  build(mesh, random, look) {
    plate(mesh, 1.3, look.colour ?? '#e4e8e6', '#6a8a7a');
    const place = random() * 40;
    const [pale, golden, dark] = [readColour('#ecc27a'), readColour('#c8802c'), readColour('#7a3c10')] as const;
    mesh.push().at(0, 0.08, 0);
    mesh.sheet(
      crust,
      220,
      40,
      (s, v) => {
        const { into } = layerAt(s);
        const streak = fbm(s * 60 + v * 4 + place, v * 3, 3) - 0.5;
        const above = Math.sin(v * tau);
        const baked = smooth(0.2, 0.9, into + streak * 0.5) * (0.55 + 0.45 * smooth(-0.5, 0.7, above));
        const base = mixRgb(pale, golden, smooth(-0.1, 0.5, into * 0.5 - 0.1 + above * 0.3 + streak));
        return mixRgb(base, dark, baked * 0.72 * (0.6 + 0.8 * fbm(s * 9 + place, v * 6, 3)));
      },
      materials.wet,
    );
    for (let i = 0; i < 16; i++) {
      const [a, r] = [-Math.PI / 2 + (random() - 0.5) * 2.4, 0.55 + random() * 0.5];
      mesh
        .push()
        .at(Math.cos(a) * r, 0.015, Math.sin(a) * r)
        .rotY(random() * tau)
        .rotX(0.2);
      mesh.ball(0, 0, 0, 0.03 + random() * 0.035, 0.008, 0.02, '#d8983c', materials.plain, 7).pop();
    }
    mesh.pop();
  },
};
