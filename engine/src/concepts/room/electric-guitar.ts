import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { triples } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { slab } from '../../shapes/slab.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept, Look } from '../concept.ts';

/** A closed curve in the plane of the front, as x and height. */
const curve = (numbers: readonly number[]): readonly (readonly [number, number])[] =>
  smoothWay(
    Array.from({ length: numbers.length / 2 }, (_, i): Vec3 => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0, 0]),
    5,
    true,
  )
    .slice(0, -1)
    .map(([x, y]) => [x, y] as const);

const outline = curve([
  0.03, 0.345, 0.055, 0.335, 0.085, 0.37, 0.12, 0.41, 0.145, 0.395, 0.135, 0.33, 0.115, 0.27, 0.118, 0.22, 0.155, 0.15,
  0.168, 0.08, 0.135, 0.02, 0.06, -0.005, -0.03, 0.0, -0.11, 0.025, -0.165, 0.085, -0.17, 0.15, -0.13, 0.225, -0.122,
  0.275, -0.145, 0.345, -0.165, 0.42, -0.15, 0.452, -0.115, 0.435, -0.075, 0.375, -0.05, 0.34, -0.03, 0.345,
]);
const guard = curve([
  0.03, 0.335, 0.06, 0.32, 0.095, 0.355, 0.118, 0.37, 0.112, 0.3, 0.092, 0.25, 0.098, 0.2, 0.115, 0.13, 0.09, 0.085,
  0.05, 0.13, -0.04, 0.14, -0.075, 0.2, -0.085, 0.27, -0.07, 0.33, -0.03, 0.335,
]);
const head = curve([
  -0.022, 0.985, 0.024, 0.985, 0.03, 1.02, 0.044, 1.05, 0.05, 1.09, 0.03, 1.135, -0.01, 1.15, -0.03, 1.13, -0.025, 1.1,
  -0.034, 1.05,
]);

export const electricGuitar: Concept = {
  id: 'electric guitar',
  words: {
    en: 'electric guitar/e-guitar/rock guitar',
    de: 'e-gitarre/e-gitarren/elektrogitarre',
    es: 'guitarra eléctrica',
    fr: 'guitare électrique',
    zh: '电吉他',
    ja: 'エレキギター',
    ar: 'غيتار كهربائي/جيتار كهربائي',
    emoji: '',
  },
  size: { width: 0.9, height: 1.55 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  turn: 0.1,
  sway: 0.2,
  build(mesh, random, look) {
    mesh.push().at(0, 0.14, 0).rotX(0.2);
    buildElectric(mesh, random, look);
    mesh.pop();
    // A stand of tubes.
    for (const s of [-1, 1]) {
      mesh.tube(
        smoothWay(triples([0.18 * s, 0.0, -0.18, 0.15 * s, 0.06, 0.04, 0.04 * s, 0.42, 0.22]), 4),
        [0.012],
        '#2a2c2e',
        materials.gloss,
        8,
      );
      mesh.tube(
        triples([0.1 * s, 0.12, 0.06, 0.1 * s, 0.11, -0.06, 0.1 * s, 0.15, -0.075]),
        [0.012],
        '#2a2c2e',
        materials.gloss,
        8,
      );
    }
    rod(mesh, [-0.14, 0.1, 0.06], [0.14, 0.1, 0.06], 0.012, '#2a2c2e', materials.gloss);
    mesh.tube(triples([0, 0.42, 0.22, 0, 0, 0.42]), [0.012], '#2a2c2e', materials.gloss, 8);
    rod(mesh, [-0.04, 0.42, 0.22], [0.04, 0.42, 0.22], 0.012, '#2a2c2e', materials.gloss);
    // Its lead curls over the floor.
    mesh.tube(
      smoothWay(
        triples([
          0.13, 0.18, -0.02, 0.24, 0.1, -0.08, 0.28, 0.01, -0.2, 0.12, 0.01, -0.34, -0.1, 0.01, -0.24, -0.02, 0.01,
          -0.1, 0.3, 0.01, 0.1, 0.5, 0.01, 0.5,
        ]),
      ),
      [0.007],
      '#1e1e20',
      materials.gloss,
      6,
    );
  },
  inHand: buildElectric,
};

/** An electric guitar that stands on its lower end, its strings ahead. */
function buildElectric(mesh: Mesh, random: Random, look: Look): void {
  const paint = readColour(look.colour ?? pick(random, ['#b8241c', '#2a7a9a', '#e09a2a', '#5aa890']));
  const burst = mixRgb(paint, [0.02, 0.01, 0.01], 0.75);
  const [maple, chrome] = ['#d8a862', '#d0d4d8'] as const;
  // Slabs lie in the plane of the front: their tops look at -z.
  mesh.push().rotX(-Math.PI / 2);
  slab(mesh, outline, {
    low: -0.022,
    high: 0.022,
    edge: 0.012,
    top: (x, z) => {
      const near = Math.min(...outline.map(([ox, oz]) => Math.hypot(x - ox, z - oz)));
      return mixRgb(paint, burst, smooth(0.055, 0.008, near) * 0.8);
    },
    side: burst,
    material: materials.gloss,
    rings: 14,
  });
  slab(mesh, guard, {
    low: 0.02,
    high: 0.027,
    edge: 0.002,
    top: '#f4f0e6',
    side: '#2a2a2c',
    material: materials.gloss,
  });
  slab(mesh, head, { low: -0.016, high: 0.004, edge: 0.004, top: maple, side: '#b88a4a', material: materials.gloss });
  mesh.pop();
  mesh
    .box(0, 0.3, -0.02, 0.052, 0.7, 0.034, maple, materials.gloss)
    .box(0, 0.3, -0.038, 0.05, 0.69, 0.008, '#4a2a18', materials.gloss);
  for (let i = 0; i < 21; i++) {
    const y = 0.98 - (0.68 * (1 - 2 ** (-i / 12))) / (1 - 2 ** (-21 / 12));
    mesh.box(0, y, -0.043, 0.05, 0.003, 0.004, chrome, materials.metal);
    if ([3, 5, 7, 9, 15, 17, 19].includes(i))
      mesh.ball(0, y + 0.014, -0.042, 0.006, 0.006, 0.002, '#f4f0e6', materials.plain, 10);
    if (i === 12)
      for (const x of [-0.013, 0.013])
        mesh.ball(x, y + 0.014, -0.042, 0.005, 0.005, 0.002, '#f4f0e6', materials.plain, 10);
  }
  mesh.box(0, 0.985, -0.036, 0.05, 0.006, 0.014, '#f4f0e6', materials.gloss);
  // Pickups, bridge, knobs, switch and the arm.
  for (const [y, lean] of [
    [0.275, 0],
    [0.225, 0],
    [0.165, 0.18],
  ] as const) {
    mesh.push().at(0, y, -0.03).rotZ(lean).box(0, -0.01, 0, 0.088, 0.02, 0.012, '#26262a', materials.gloss);
    for (let i = 0; i < 6; i++)
      mesh.ball(-0.03 + i * 0.012, 0, -0.007, 0.0035, 0.0035, 0.002, chrome, materials.metal, 8);
    mesh.pop();
  }
  mesh.box(0, 0.085, -0.028, 0.084, 0.04, 0.01, chrome, materials.metal);
  for (let i = 0; i < 6; i++)
    mesh.box(-0.03 + i * 0.012, 0.095, -0.036, 0.009, 0.024, 0.008, '#b8bcc0', materials.metal);
  for (const [x, y] of [
    [0.07, 0.19],
    [0.09, 0.145],
    [0.075, 0.105],
  ] as const)
    mesh
      .push()
      .at(x, y, -0.026)
      .rotX(-Math.PI / 2)
      .cyl(0, 0, 0, 0.014, 0.011, 0.014, '#f8f6ee', materials.gloss, 20)
      .pop();
  rod(mesh, [0.064, 0.225, -0.028], [0.058, 0.24, -0.044], 0.003, chrome, materials.metal);
  mesh.tube(
    smoothWay(triples([0.036, 0.09, -0.034, 0.055, 0.1, -0.06, 0.062, 0.15, -0.066, 0.058, 0.21, -0.06])),
    [0.004],
    chrome,
    materials.metal,
    6,
  );
  for (let i = 0; i < 6; i++) {
    const x = -0.03 + i * 0.012;
    const end: Vec3 = [-0.02 + i * 0.006, 1.02 + i * 0.018, -0.012];
    mesh.tube([[x, 0.11, -0.044], [-0.019 + i * 0.0076, 0.99, -0.05], end], [0.0013], '#e8e4d8', materials.metal, 4);
    mesh.ball(...end, 0.005, 0.005, 0.008, chrome, materials.metal, 8);
    mesh.ball(-0.045 - (i > 3 ? -0.008 : 0), 1.02 + i * 0.018, 0.004, 0.014, 0.008, 0.006, chrome, materials.metal, 10);
  }
}
