import { tuftedBack } from '../../shapes/tufted-back.ts';
import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { cushion } from '../../shapes/cushion.ts';
import { paintedTube } from '../../shapes/painted-tube.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const brass = '#c89a44';

/** An arm rolled over a panel, its front a round shield within nails; the legs below, turned, on castors. */
function side(mesh: Mesh, s: number, cloth: Rgb, wood: string): void {
  cushion(mesh, [0.47 * s, 0.39, 0], [0.068, 0.22, 0.36], { square: 0.25, colour: cloth, material: materials.cloth });
  paintedTube(
    mesh,
    smoothWay(triples([0.49 * s, 0.6, -0.4, 0.49 * s, 0.61, -0.1, 0.48 * s, 0.65, 0.2, 0.46 * s, 0.7, 0.36])),
    {
      radius: (t) => 0.098 - 0.012 * t,
      bulge: (turn, t) => 1 + 0.03 * Math.sin(t * 30 + turn * 4),
      colour: () => cloth,
      material: materials.cloth,
      around: 36,
      pieces: 40,
    },
  );
  mesh
    .push()
    .at(0.49 * s, 0.6, -0.4)
    .rotX(-Math.PI / 2);
  mesh.lathe(
    pairs([0.098, -0.01, 0.09, 0.012, 0.06, 0.02, 0, 0.022]),
    32,
    mixRgb(cloth, [1, 1, 1], 0.05),
    materials.cloth,
  );
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * tau;
    mesh.ball(Math.cos(a) * 0.084, 0.016, Math.sin(a) * 0.084, 0.01, 0.007, 0.01, brass, materials.metal, 8);
  }
  mesh.ball(0, 0.022, 0, 0.022, 0.012, 0.022, brass, materials.metal, 12).pop();
  for (let i = 0; i < 8; i++)
    mesh.ball(0.5 * s, 0.22 + i * 0.036, -0.366, 0.009, 0.009, 0.007, brass, materials.metal, 8);
  for (const z of [-0.3, 0.34]) {
    mesh.push().at(0.44 * s, 0, z);
    mesh.lathe(
      smoothProfile(pairs([0.018, 0.05, 0.022, 0.08, 0.036, 0.1, 0.03, 0.13, 0.046, 0.17, 0.05, 0.2, 0.05, 0.24])),
      24,
      wood,
      materials.gloss,
    );
    mesh.cyl(0, 0.04, 0, 0.024, 0.022, 0.03, brass, materials.metal, 16);
    mesh
      .push()
      .at(0, 0.025, 0)
      .rotX(Math.PI / 2)
      .cyl(0, -0.012, 0, 0.026, 0.026, 0.024, brass, materials.metal, 18)
      .pop()
      .pop();
  }
}

export const armchair: Concept = {
  id: 'armchair',
  words: {
    en: 'armchair/sofa/couch/wing chair',
    de: 'sessel/sofa/couch',
    es: 'sillón/sofá',
    fr: 'fauteuil/canapé',
    zh: '沙发/扶手椅',
    ja: 'ソファ/肘掛け椅子',
    ar: 'أريكة/كنبة',
    emoji: '🛋',
  },
  size: { width: 1.2, height: 1.1 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.35,
  sway: 0.2,
  build(mesh, random, look) {
    const cloth = readColour(look.colour ?? pick(random, ['#2f5a4a', '#8a3a34', '#344a72', '#a8742e']));
    const deep = mixRgb(cloth, [0.005, 0.004, 0.004], 0.45);
    cushion(mesh, [0, 0.28, -0.01], [0.43, 0.09, 0.36], { square: 0.22, colour: cloth, material: materials.cloth });
    // The seat with its piping, and nails along the rail below it.
    cushion(mesh, [0, 0.43, -0.06], [0.39, 0.085, 0.33], {
      square: 0.42,
      colour: (_x, y) => mixRgb(deep, cloth, smooth(-1, -0.2, y)),
      material: materials.cloth,
      pieces: 32,
    });
    const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42;
    for (const y of [0.4, 0.47]) {
      const pipe = Array.from({ length: 65 }, (_, i) => {
        const a = (i / 64) * tau;
        return [round(Math.cos(a)) * 0.384, y, -0.06 + round(Math.sin(a)) * 0.325] as const;
      });
      mesh.tube(pipe, [0.011], mixRgb(cloth, [1, 0.95, 0.85], 0.18), materials.cloth, 8);
    }
    for (let i = 0; i < 26; i++)
      mesh.ball(-0.4 + i * 0.032, 0.215, -0.366, 0.009, 0.009, 0.007, brass, materials.metal, 8);
    tuftedBack(mesh, cloth, deep);
    for (const s of [-1, 1]) side(mesh, s, cloth, '#4a2c18');
    // A small pillow leans in the corner.
    const linen = readColour('#e6d8b8');
    mesh.push().at(0.2, 0.64, 0.1).rotY(-0.35).rotX(0.32).rotZ(0.12);
    cushion(mesh, [0, 0, 0], [0.18, 0.17, 0.065], {
      square: 0.55,
      colour: (x, y) =>
        ((x + y) * 3 + 20) % 1 < 0.22 || ((x - y) * 3 + 20) % 1 < 0.22 ? mixRgb(cloth, linen, 0.35) : linen,
      material: materials.cloth,
      pieces: 48,
    });
    mesh.pop();
  },
};
