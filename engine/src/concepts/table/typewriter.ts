import { mix } from '../../raster/scalar.ts';
import { pick } from '../../shapes/chance.ts';
import { prism } from '../../shapes/prism.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The outline seen from the side, as depth and height: the slope of the keys, the hood and the back. */
const outline = smoothProfile(
  pairs([
    0, 0.06, 0, 0.06, 0, 0.2, 0.06, 0.26, 1, 0.58, 1, 0.58, 1.06, 0.86, 1.16, 0.94, 1.5, 0.96, 1.9, 0.9, 2.02, 0.78,
    2.04, 0.06, 2.04, 0.06,
  ]),
);

/** Four rows of round keys on the slope, each a cap with a rim of its own. */
function keys(mesh: Mesh): void {
  for (let row = 0; row < 4; row++) {
    const z = -0.74 + row * 0.215;
    const y = 0.35 + row * 0.085;
    for (let i = 0; i < 10; i++) {
      const x = (i - 4.5) * 0.212 + (row % 2 ? 0.05 : -0.05);
      mesh.cyl(x, y - 0.08, z, 0.02, 0.02, 0.12, '#8a8e92', materials.metal, 6);
      mesh
        .push()
        .at(x, y + 0.04, z)
        .rotX(-0.28);
      mesh
        .cyl(0, 0, 0, 0.088, 0.088, 0.034, '#c8ccd0', materials.metal, 20)
        .cyl(0, 0.034, 0, 0.07, 0.066, 0.01, '#26272b', materials.gloss, 18);
      mesh.box(0, 0.044, 0, 0.03, 0.003, 0.04, '#e8e4d8').pop();
    }
  }
  mesh
    .push()
    .at(0, 0.3, -0.93)
    .scale(1, 1, 0.6)
    .rotZ(Math.PI / 2);
  mesh.cyl(0, -0.62, 0, 0.07, 0.07, 1.24, '#26272b', materials.gloss, 16).pop();
}

export const typewriter: Concept = {
  id: 'typewriter',
  words: {
    en: 'typewriter/old typewriter/vintage typewriter',
    de: 'schreibmaschine/schreibmaschinen',
    es: 'máquina de escribir/máquinas de escribir',
    fr: 'machine à écrire/machines à écrire',
    zh: '打字机',
    ja: 'タイプライター',
    ar: 'آلة كاتبة',
    emoji: '',
  },
  size: { width: 3, height: 2.2 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  turn: 0.25,
  sway: 0.15,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#3f7a72', '#a83a2c', '#2f3f5c', '#4a5a44']);
    prism(
      mesh,
      outline.map(([z, y]) => [z - 1, y]),
      { half: 1.2, edge: 0.035, colour: paint, material: materials.gloss },
    );
    for (const x of [-1, 1])
      for (const z of [-0.8, 0.85]) mesh.cyl(x, 0, z, 0.12, 0.1, 0.1, '#1c1c1e', materials.plain, 14);
    keys(mesh);
    // The basket of the type bars, a fan of metal under the roller.
    mesh.push().at(0, 0.9, 0.02).rotX(-0.34).scale(0.86);
    mesh.cyl(0, 0, 0, 0.52, 0.52, 0.05, '#1e1f22', materials.plain, 36);
    for (let i = 0; i < 27; i++) {
      const a = Math.PI + ((i + 0.5) / 27) * Math.PI;
      rod(
        mesh,
        [Math.cos(a) * 0.12, 0.09, Math.sin(a) * 0.1 + 0.1],
        [Math.cos(a) * 0.49, 0.06, Math.sin(a) * 0.49],
        0.012,
        '#c4c8cc',
        materials.metal,
      );
    }
    mesh.pop();
    for (const side of [-1, 1])
      mesh
        .cyl(side * 0.84, 0.95, 0.3, 0.24, 0.24, 0.05, '#2a2b2f', materials.gloss, 30)
        .cyl(side * 0.84, 1, 0.3, 0.07, 0.05, 0.04, '#c4c8cc', materials.metal, 16);
    mesh.box(0, 0.6, -0.03, 0.9, 0.12, 0.02, '#d8b45a', materials.metal);
    // The carriage with its roller, knobs, lever and the sheet that is being written.
    mesh.box(0, 1, 0.55, 2.5, 0.09, 0.4, '#8a8e94', materials.metal);
    mesh
      .push()
      .at(0, 1.24, 0.55)
      .rotZ(Math.PI / 2);
    mesh.cyl(0, -1.2, 0, 0.17, 0.17, 2.4, '#232427', materials.plain, 28);
    for (const side of [-1, 1]) {
      mesh.cyl(0, side * 1.22 - 0.03, 0, 0.2, 0.2, 0.06, '#b8bcc0', materials.metal, 24);
      mesh.cyl(0, side * 1.36 - 0.08, 0, 0.13, 0.13, 0.16, '#232427', materials.gloss, 20);
    }
    mesh.pop();
    mesh.tube(
      triples([-1.2, 1.3, 0.42, -1.36, 1.42, 0.26, -1.4, 1.44, 0]),
      [0.03, 0.03, 0.045],
      '#c4c8cc',
      materials.metal,
      8,
    );
    rod(mesh, [-0.85, 1.44, 0.47], [0.85, 1.44, 0.47], 0.018, '#c4c8cc', materials.metal);
    const paper = (u: number, v: number): Vec3 => {
      const turn = 2.5 - v * 2.5;
      const up = Math.max(0, v - 0.35);
      return v < 0.35
        ? [mix(-0.72, 0.72, u), 1.24 + Math.cos(turn) * 0.185, 0.55 - Math.sin(turn) * 0.185]
        : [mix(-0.72, 0.72, u), 1.24 + up * 1.45, 0.37 + up * 0.28 + up * up * 0.25];
    };
    mesh.sheet(paper, 8, 40, () => '#f6f1e4', materials.plain);
    for (let line = 0; line < 8; line++) {
      let x = 0.1;
      while (x < (line === 0 ? 0.5 : 0.86)) {
        const long = 0.03 + random() * 0.09;
        const v = 0.5 + line * 0.052;
        const corner = (u: number, by: number): Vec3 => {
          const [px, py, pz] = paper(u, v + by);
          return [px, py, pz - 0.006];
        };
        mesh.face([corner(x, 0), corner(x + long, 0), corner(x + long, 0.018), corner(x, 0.018)], '#4a4a50');
        x += long + 0.025;
      }
    }
  },
};
