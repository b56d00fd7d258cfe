import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { slab } from '../../shapes/slab.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Colour, Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const wrench: Concept = {
  id: 'wrench',
  words: {
    en: 'wrench/wrenches/spanner/open-end wrench/combination wrench',
    de: 'schraubenschlüssel/maulschlüssel/gabelschlüssel',
    es: 'llave inglesa/llave de tuercas',
    fr: 'clé plate/clé à molette/clé anglaise',
    zh: '扳手',
    ja: 'レンチ/スパナ',
    ar: 'مفتاح ربط/مفتاح إنجليزي',
    emoji: '🔧',
  },
  size: { width: 3.5, height: 0.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  turn: 0.35,
  sway: 0.2,
  build(mesh, _random, look) {
    const steel = readColour(look.colour ?? '#a9aeb4');
    // Its ring lies on a nut, so that all of it is seen.
    const lean = 0.17;
    mesh.push().at(0, 0.36, 0).rotX(-0.3).rotZ(lean);
    shank(mesh, steel);
    mesh.push().at(-1.32, 0, 0).rotY(-0.26);
    solid(mesh, { inner: slot, outer: jaw, from: mouth, to: tau - mouth }, steel);
    mesh.pop();
    mesh.push().at(1.35, 0, 0);
    solid(mesh, { inner: star, outer: () => 0.43, from: 0, to: tau }, steel);
    mesh.pop();
    mesh.pop();
    nut(mesh, [1.32, 0, 0.06], 0.42);
    nut(mesh, [0.2, 0, -0.95], 0.36);
    bolt(mesh, [-0.75, 0, -0.98]);
  },
};

const half = 0.13;

/** Half of the angle at which the jaw is open. */
const mouth = 0.42;

/** The walls of the jaw's slot, about its middle: parallel, and closed behind. The slot opens along -x. */
const slot = (a: number): number => {
  const side = 0.23 / Math.max(1e-3, Math.abs(Math.sin(a)));
  return Math.cos(a) > 0 ? side : Math.min(side, 0.24 / Math.max(1e-3, -Math.cos(a)));
};

const jaw = (a: number): number => 0.55 + 0.05 * Math.cos(a * 2) - 0.03 * Math.cos(a);

/** A ring that has twelve points inside. */
const star = (a: number): number => 0.25 + 0.022 * Math.cos(a * 12);

interface Ring {
  readonly inner: (angle: number) => number;
  readonly outer: (angle: number) => number;
  readonly from: number;
  readonly to: number;
}

/** A flat ring or a part of one, counted from -x, with rounded outer edges. */
function solid(mesh: Mesh, { inner, outer, from, to }: Ring, colour: Colour): void {
  const at = (a: number, far: number, y: number): Vec3 => [-Math.cos(a) * far, y, Math.sin(a) * far];
  const edge = 0.035;
  const section = (a: number): readonly Vec3[] => [
    at(a, inner(a), -half),
    at(a, outer(a) - edge, -half),
    at(a, outer(a), -half + edge),
    at(a, outer(a), half - edge),
    at(a, outer(a) - edge, half),
    at(a, inner(a), half),
  ];
  const count = 96;
  const sections = Array.from({ length: count + 1 }, (_, i) => section(from + ((to - from) * i) / count));
  sections.slice(1).forEach((here, i) => {
    const before = sections[i] ?? here;
    here.forEach((_, k) => {
      const next = (k + 1) % here.length;
      const corners = [before[k], before[next], here[next], here[k]].filter((corner) => corner !== undefined);
      mesh.face(corners, colour, materials.metal);
    });
  });
  for (const end of [sections[0], sections[count]]) if (end) mesh.face(end, colour, materials.metal);
}

/** Broad at its ends and with a hollow along it. */
function shank(mesh: Mesh, steel: ReturnType<typeof readColour>): void {
  const wide = (x: number): number => 0.2 + 0.09 * Math.min(1, Math.abs(x) / 1.1) ** 4;
  const outline = (long: number, share: number): readonly (readonly [number, number])[] => [
    ...Array.from({ length: 25 }, (_, i): readonly [number, number] => {
      const x = (i / 12 - 1) * long;
      return [x, -wide(x) * share];
    }),
    ...Array.from({ length: 25 }, (_, i): readonly [number, number] => {
      const x = (1 - i / 12) * long;
      return [x, wide(x) * share];
    }),
  ];
  slab(mesh, outline(1.12, 1), {
    ...{ low: -half * 0.8, high: half * 0.8, edge: 0.05, top: steel, side: steel },
    material: materials.metal,
  });
  const shaded = mixRgb(steel, [0.02, 0.02, 0.025], 0.5);
  slab(mesh, outline(0.82, 0.48), {
    ...{ low: half * 0.7, high: half * 0.8 + 0.006, edge: 0.002, top: shaded, side: steel },
    material: materials.metal,
  });
}

/** A hexagon around a hole with its thread. */
function nut(mesh: Mesh, [x, y, z]: Vec3, size: number): void {
  mesh.push().at(x, y, z).rotY(0.3);
  const brass = '#b58a3c';
  const hexagon = (a: number): number => (size * 0.92) / Math.cos(((a + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6);
  const high = size * 0.72;
  mesh
    .push()
    .at(0, high / 2, 0)
    .scale(1, high / (half * 2), 1);
  solid(mesh, { inner: () => size * 0.52, outer: hexagon, from: 0, to: tau }, brass);
  mesh.pop();
  for (let i = 1; i < 6; i++)
    mesh.tube(
      Array.from({ length: 25 }, (_, k): Vec3 => {
        const a = (k / 24) * tau;
        return [Math.cos(a) * size * 0.51, (i / 6) * high, Math.sin(a) * size * 0.51];
      }),
      [0.018],
      '#8a6526',
      materials.metal,
      6,
    );
  mesh.pop();
}

/** A bolt on its head. */
function bolt(mesh: Mesh, [x, y, z]: Vec3): void {
  mesh.push().at(x, y, z);
  const zinc = '#8f969c';
  mesh
    .cyl(0, 0, 0, 0.34, 0.34, 0.22, zinc, materials.metal, 6)
    .cyl(0, 0.22, 0, 0.17, 0.17, 0.55, zinc, materials.metal);
  const turns = 7;
  mesh.tube(
    Array.from({ length: turns * 16 + 1 }, (_, i): Vec3 => {
      const a = (i / 16) * tau;
      return [Math.cos(a) * 0.175, 0.3 + (i / (turns * 16)) * 0.45, Math.sin(a) * 0.175];
    }),
    [0.024],
    '#6f767c',
    materials.metal,
    6,
  );
  mesh.pop();
}
