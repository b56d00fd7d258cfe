import { pick } from '../../shapes/chance.ts';
import { rod } from '../../shapes/rings.ts';
import { speedboatHull, boatWhite } from '../../shapes/speedboat-hull.ts';
import { materials } from '../../solid/materials.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const speedboat: Concept = {
  id: 'speedboat',
  words: {
    en: 'speedboat/speed boat/motorboat/motor boat/powerboat',
    de: 'motorboot/schnellboot/rennboot/motorboote',
    es: 'lancha/lancha rápida/lancha motora',
    fr: 'bateau à moteur/hors-bord',
    zh: '快艇/摩托艇',
    ja: 'モーターボート/スピードボート',
    ar: 'قارب سريع/زورق سريع',
    emoji: '🚤',
  },
  size: { width: 9, height: 1.9 },
  lives: ['sea', 'coast', 'mountains'],
  stands: 'water',
  moves: 'bobs',
  turn: -0.6,
  sway: 0.2,
  mirrors: true,
  build(mesh, random, look) {
    const paint = look.colour ?? pick(random, ['#c8202a', '#1f5ca8', '#e8a01e']);
    mesh.object();
    foam(mesh, random);
    // The bow is lifted by its speed.
    mesh.push().at(0, 0.08, 0).rotZ(-0.06);
    speedboatHull(mesh, paint);
    cockpit(mesh, paint);
    engine(mesh);
    mesh.pop();
  },
};

function cockpit(mesh: Mesh, paint: Colour): void {
  mesh.box(1.3, 0.2, 0, 3.2, 0.06, 1.6, '#b98a5a', materials.planks);
  mesh.box(3.06, 0.3, 0, 0.7, 0.52, 1.7, boatWhite, materials.gloss).box(-0.36, 0.3, 0, 0.2, 0.6, 1.7, boatWhite);
  // A bent windscreen in its frame.
  const pane = (u: number, v: number): Vec3 => {
    const a = (u - 0.5) * 2.3;
    return [0.5 - Math.cos(a) * 0.95 + v * 0.34, 0.9 + v * 0.46 * (1 - 0.25 * Math.abs(u - 0.5)), Math.sin(a) * 1];
  };
  mesh.sheet(pane, 18, 3, () => '#4f6a7a', materials.glass);
  mesh.tube(
    Array.from({ length: 19 }, (_, i) => pane(i / 18, 1)),
    [0.022],
    '#d8dcdf',
    materials.metal,
    6,
  );
  for (const u of [0, 0.33, 0.67, 1]) rod(mesh, pane(u, 0), pane(u, 1), 0.018, '#d8dcdf', materials.metal);
  for (const z of [-0.46, 0.46])
    mesh
      .box(0.75, 0.26, z, 0.55, 0.3, 0.56, boatWhite, materials.cloth)
      .box(0.75, 0.56, z, 0.56, 0.1, 0.58, paint, materials.cloth)
      .box(1.06, 0.5, z, 0.14, 0.56, 0.58, paint, materials.cloth);
  mesh
    .box(2.45, 0.26, 0, 0.5, 0.36, 1.5, boatWhite, materials.cloth)
    .box(2.7, 0.5, 0, 0.16, 0.42, 1.5, paint, materials.cloth);
  mesh.push().at(-0.08, 0.92, -0.46).rotZ(0.9);
  mesh
    .tube(
      Array.from({ length: 17 }, (_, i): Vec3 => [
        Math.cos((i / 16) * 6.283) * 0.17,
        0,
        Math.sin((i / 16) * 6.283) * 0.17,
      ]),
      [0.022],
      '#1b1d20',
      materials.plain,
      6,
    )
    .pop();
}

function engine(mesh: Mesh): void {
  mesh
    .box(3.56, 0.3, 0, 0.24, 0.36, 0.3, '#2b2e31')
    .body([[3.72, 0.82, 0, 0.24, 3.78, 1.1, 0, 0.2, 0]], { k: 0.02, mat: materials.gloss, colours: ['#1d2024'] })
    .box(3.76, -0.3, 0, 0.2, 1, 0.14, '#1d2024', materials.gloss)
    .box(3.76, 1, 0, 0.42, 0.05, 0.43, '#d8dcdf', materials.metal);
}

/** Spray beside the bow and the wake behind. */
function foam(mesh: Mesh, random: () => number): void {
  const cones: number[][] = [];
  for (let i = 0; i < 44; i++) {
    const t = i / 44;
    const s = i % 2 ? 1 : -1;
    const x = -1.7 + t * 7.4;
    const r = 0.035 + random() * 0.07 * (1 - t * 0.5);
    const z = s * (0.62 + t * 1.15 + (random() - 0.5) * 0.2);
    cones.push([x, 0.01 + random() * 0.1 * (1 - t), z, r, x + 0.5, 0, z + s * 0.12, r * 0.6, 0]);
  }
  for (let i = 0; i < 24; i++) {
    const r = 0.05 + random() * 0.07;
    const [x, z] = [3.8 + random() * 2.2, (random() - 0.5) * 1];
    cones.push([x, 0.01, z, r, x + 0.5, 0, z * 1.2, r * 0.6, 0]);
  }
  mesh.body(cones, { k: 0.12, mat: materials.snow, fur: 0.7, colours: ['#f6fafb'] });
}
