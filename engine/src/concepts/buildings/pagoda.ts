import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const pagoda: Concept = {
  id: 'pagoda',
  words: {
    en: 'pagoda/japanese temple/temple/shrine',
    de: 'pagode/tempel',
    es: 'pagoda/templo',
    fr: 'pagode/temple',
    zh: '宝塔/寺庙/塔寺',
    ja: '神社/寺/五重塔',
    ar: 'معبد',
    emoji: '',
  },
  size: { width: 10.5, height: 20 },
  lives: ['hills', 'mountains', 'garden'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  build(mesh) {
    mesh
      .box(0, 0, 0, 10.4, 0.5, 10.4, '#a9a090', materials.stone)
      .box(0, 0.5, 0, 9, 0.5, 9, '#b4ab9b', materials.stone);
    for (let floor = 0; floor < storeys; floor++) storey(mesh, 1 + floor * rise, 6.2 - floor * 0.82, floor);
    const top = 1 + storeys * rise;
    mesh.tube(
      [
        [0, top - 0.4, 0],
        [0, top + 4, 0],
      ],
      [0.14, 0.05],
      gold,
      materials.metal,
    );
    for (let ring = 0; ring < 6; ring++)
      mesh.ball(0, top + 0.9 + ring * 0.42, 0, 0.42 - ring * 0.05, 0.07, 0.42 - ring * 0.05, gold, materials.metal, 14);
  },
};

const storeys = 5;
/** Metres from floor to floor. */
const rise = 3.1;
const red = '#a8321f';
const gold = '#c8a23c';

/** White walls between red posts, and a roof that reaches far out and turns up at its corners. */
function storey(mesh: Mesh, y: number, w: number, floor: number): void {
  const walls = 1.9;
  mesh
    .box(0, y, 0, w, walls, w, '#efe5d2', materials.plain)
    .box(0, y + walls - 0.25, 0, w + 0.3, 0.25, w + 0.3, red, materials.planks);
  const posts = 4;
  for (let q = 0; q < 4; q++) {
    mesh
      .push()
      .at(0, y, 0)
      .rotY((q * Math.PI) / 2);
    for (let i = 0; i < posts; i++)
      mesh.box((i / (posts - 1) - 0.5) * w, 0, -w / 2, 0.26, walls, 0.26, red, materials.planks);
    // A door in the middle, and lattices at its sides.
    mesh.box(0, 0, -w / 2 - 0.03, w * 0.22, walls * 0.82, 0.08, '#6a2016', materials.planks);
    for (const side of [-1, 1])
      mesh.box(side * w * 0.333, walls * 0.32, -w / 2 - 0.03, w * 0.2, walls * 0.4, 0.08, '#2e4034', materials.window);
    if (floor > 0) mesh.box(0, 0.42, -w / 2 - 0.62, w + 1.3, 0.1, 0.1, red, materials.planks);
    eaves(mesh, walls, w);
    mesh.pop();
  }
}

/** One of the four slopes of a roof over walls of this height, with its red underside. */
function eaves(mesh: Mesh, walls: number, w: number): void {
  const out = w / 2 + 1.75;
  const inner = w / 2 - 0.75;
  const point = (u: number, v: number, lower: number): Vec3 => {
    // Slopes are felt for a little beyond the edges.
    const up = Math.min(1, Math.max(0, v));
    const reach = out - v * (out - inner);
    const corner = Math.abs(u * 2 - 1) ** 3 * 0.75 * (1 - up) ** 1.5;
    return [(u - 0.5) * 2 * reach, walls - 0.12 + up ** 1.35 * 1.25 + corner - lower, -reach];
  };
  mesh
    .sheet(
      (u, v) => point(u, v, 0),
      14,
      6,
      () => '#3a4a4a',
      materials.tiles,
    )
    .sheet(
      (u, v) => point(1 - u, v * 0.6, 0.2),
      14,
      3,
      () => '#7a2a1c',
      materials.planks,
    )
    .sheet(
      (u, v) => point(u, 0, v * 0.2),
      14,
      1,
      () => '#57686a',
      materials.plain,
    );
}
