import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

/** How wide the fruit is from its foot (0) to its neck (1), of a length of 1.7. */
function girth(v: number): number {
  const t = Math.min(1, Math.max(0, v));
  const belly = Math.sqrt(Math.max(0, 1 - ((t - 0.34) / 0.34) ** 2)) * 0.52;
  const neck = 0.52 - 0.3 * smooth(0.3, 0.88, t);
  return t < 0.34 ? belly : neck * Math.sqrt(Math.max(0, 1 - (Math.max(0, t - 0.82) / 0.18) ** 2));
}

/** The skin from one turn to another about the long axis, which stands upright. */
function skin(mesh: Mesh, from: number, to: number, colour: string, place: number): void {
  const [dark, light] = [
    mixRgb(readColour(colour), [0.01, 0.02, 0.01], 0.25),
    mixRgb(readColour(colour), readColour('#8aa04a'), 0.25),
  ];
  mesh.sheet(
    (u, v) => {
      const a = from + (to - from) * u;
      const r = girth(v) * (1 + 0.025 * (fbm(Math.cos(a) * 9 + place, v * 16 + Math.sin(a) * 9, 2) - 0.5));
      return [Math.cos(a) * r, v * 1.7, Math.sin(a) * r];
    },
    110,
    110,
    (u, v) =>
      mixRgb(
        dark,
        light,
        0.8 * smooth(0.3, 0.8, fbm(Math.cos(u * 6.28) * 9 + place, v * 30 + Math.sin(u * 6.28) * 9, 3)),
      ),
    materials.wet,
  );
}

export const avocado: Concept = {
  id: 'avocado',
  words: {
    en: 'avocado',
    de: 'avocado/avocados',
    es: 'aguacate/palta',
    fr: 'avocat',
    zh: '牛油果/鳄梨',
    ja: 'アボカド',
    ar: 'أفوكادو',
    emoji: '🥑',
  },
  size: { width: 2.3, height: 1.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.15,
  plural: 1,
  build(mesh, random, look) {
    const peel = look.colour ?? '#3a5a2a';
    // The whole fruit leans behind the half, which shows its stone to the eye.
    mesh.push().at(0.62, 0.42, 0.4).rotY(-0.5).rotZ(-1.18).at(0, -0.6, 0);
    skin(mesh, 0, tau, peel, random() * 20);
    mesh.cyl(0, 1.66, 0, 0.06, 0.05, 0.06, '#6a5030', materials.plain, 12).pop();
    mesh.push().at(-0.48, 0.1, -0.35).rotZ(0.12).rotX(0.55);
    skin(mesh, 0, Math.PI, peel, random() * 20);
    const [rim, green, yellow] = [readColour('#4f7a2c'), readColour('#a8c254'), readColour('#eee08e')];
    mesh.sheet(
      (u, v) => {
        const a = u * tau;
        // The outline, walked from the neck round the foot and back, drawn in towards the stone.
        const t = (1 - Math.cos(a)) / 2;
        const x = girth(1 - t) * (Math.sin(a) < 0 ? -1 : 1);
        return [x * v, 0.6 + ((1 - t) * 1.7 - 0.6) * v, -0.015 - 0.02 * Math.sqrt(Math.max(0, 1 - v ** 6))];
      },
      120,
      30,
      (_u, v) => mixRgb(mixRgb(yellow, green, smooth(0.55, 0.93, v)), rim, smooth(0.93, 0.985, v)),
      materials.wet,
    );
    mesh.ball(0, 0.6, -0.06, 0.285, 0.3, 0.235, '#7a4420', materials.gloss, 36);
    mesh
      .push()
      .at(0, 0.6, -0.034)
      .rotX(-Math.PI / 2);
    mesh
      .lathe(
        [
          [0.29, 0],
          [0.33, 0.012],
          [0.36, 0],
        ],
        44,
        '#d8c878',
        materials.wet,
      )
      .pop();
    mesh.pop();
  },
};
