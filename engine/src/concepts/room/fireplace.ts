import { hex, mixRgb, scaleRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { pick } from '../../shapes/chance.ts';
import { buildFlames } from '../../shapes/flames.ts';
import { framedLandscape, landscapes } from '../../shapes/framed-landscape.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const fireplace: Concept = {
  id: 'fireplace',
  words: {
    en: 'fireplace/hearth/fireside/log fire/open fire',
    de: 'kamin/kaminfeuer/kachelofen',
    es: 'chimenea/lumbre/calor del hogar',
    fr: 'cheminée/foyer/coin du feu/feu de cheminée',
    zh: '壁炉/炉火/火炉',
    ja: '暖炉/囲炉裏',
    ar: 'مدفأة/موقد',
    emoji: '',
  },
  size: { width: 2.2, height: 2 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'flickers',
  shines: { up: 0.5, front: 1, power: 2.6 },
  sway: 0.1,
  atWall: true,
  build(mesh, random, look) {
    const isBrick = look.colour === undefined && random() < 0.45;
    raiseBreast(mesh, random, { colour: look.colour, isBrick });
    if (isBrick) layBeam(mesh);
    else frameMantel(mesh, look.colour ? mixRgb(readColour(look.colour), white, 0.5) : white);
    layFire(mesh, random);
    standOnMantel(mesh, random);
  },
};

const white = hex('#e9e2d4');
const soot = '#17120f';
/** Half the width of the breast and of the fire's opening, how high that is, and where the breast begins and the wall is. */
const [half, opening, lintel, front, wall] = [0.98, 0.5, 0.9, 0.22, 0.72] as const;

/** The hearth stone, and the breast of plaster or brick around the fire, up through the ceiling. */
function raiseBreast(
  mesh: Mesh,
  random: Random,
  { colour, isBrick }: { readonly colour: string | undefined; readonly isBrick: boolean },
): void {
  mesh.box(0, 0, 0.12, 2.3, 0.07, 1.1, '#4c4844', materials.gloss);
  const deep = wall - front;
  const middle = (wall + front) / 2;
  const tone = colour ?? (isBrick ? '#4a3a32' : '#cfc4b2');
  // Mortar lies a little behind the bricks.
  const back = isBrick ? 0.012 : 0;
  for (const s of [-1, 1])
    mesh.box((s * (half + opening)) / 2, 0.07, middle + back, half - opening, lintel, deep, tone, materials.plain);
  mesh.box(0, lintel + 0.07, middle + back, half * 2, 2.2, deep, tone, materials.plain);
  if (isBrick) layBricks(mesh, random);
  // The fire burns in a box of sooty bricks that narrows to the back.
  const box = (points: readonly Vec3[], shade: string): void => void mesh.face(points, shade, materials.plain);
  const [deepAt, narrow, top] = [wall - 0.06, opening * 0.78, lintel + 0.07];
  box(
    [
      [-narrow, 0.07, deepAt],
      [-narrow, top, deepAt],
      [narrow, top, deepAt],
      [narrow, 0.07, deepAt],
    ],
    '#2a1c15',
  );
  for (const s of [-1, 1])
    box(
      [
        [s * opening, 0.07, front],
        [s * opening, top, front],
        [s * narrow, top, deepAt],
        [s * narrow, 0.07, deepAt],
      ],
      '#211712',
    );
  box(
    [
      [-opening, top, front],
      [opening, top, front],
      [narrow, top, deepAt],
      [-narrow, top, deepAt],
    ],
    soot,
  );
}

/** Bricks of many reds in courses, each half a brick aside from the one below, upright ones over the fire. */
function layBricks(mesh: Mesh, random: Random): void {
  const reds = ['#8a4a36', '#7a3f2e', '#93553e', '#6e3a2c', '#84503c'] as const;
  const [long, tall] = [0.228, 0.078];
  for (let row = 0; row < 39; row++) {
    const y = 0.07 + row * tall;
    for (let i = -5; i <= 5; i++) {
      const x0 = (i + (row % 2) * 0.5) * long;
      const [a, b] = [Math.max(-half, x0), Math.min(half, x0 + long)];
      const isOverFire = y + tall > 0.1 && y < lintel + 0.27 && b > -opening && a < opening;
      if (b - a < 0.03 || isOverFire) continue;
      const red = scaleRgb(hex(pick(random, reds)), 0.85 + random() * 0.3);
      mesh.box((a + b) / 2, y + 0.005, front + 0.04, b - a - 0.01, tall - 0.01, 0.08, red, materials.plain);
    }
  }
  for (const s of [-1, 1]) mesh.box(s * (opening + 0.04), 0.07, front + 0.04, 0.08, lintel, 0.08, '#6e3a2c');
  for (let i = -6; i <= 6; i++)
    mesh.box(i * 0.088, lintel + 0.075, front + 0.03, 0.078, 0.2, 0.1, scaleRgb(hex(pick(random, reds)), 0.95));
}

/** A beam of dark oak on two stones. */
function layBeam(mesh: Mesh): void {
  for (const s of [-1, 1]) mesh.box(s * 0.8, 1.12, front - 0.05, 0.14, 0.12, 0.16, '#5a5048', materials.plain);
  mesh.box(0, 1.24, front - 0.06, 2.16, 0.14, 0.34, '#4a2e1c', materials.floor);
}

/** A painted mantel: slips of slate around the fire, pilasters with panels, a frieze, and a shelf on a moulding. */
function frameMantel(mesh: Mesh, paint: Rgb): void {
  const slate = '#2b2c2e';
  for (const s of [-1, 1]) {
    mesh.box(s * (opening + 0.06), 0.07, front - 0.02, 0.13, lintel, 0.05, slate, materials.gloss);
    const x = s * 0.82;
    mesh
      .box(x, 0.07, front - 0.06, 0.27, 0.16, 0.14, paint, materials.plain)
      .box(x, 0.23, front - 0.05, 0.22, 0.83, 0.11, paint, materials.plain)
      .box(x, 0.32, front - 0.112, 0.13, 0.66, 0.02, scaleRgb(paint, 0.86), materials.plain)
      .box(x, 1.04, front - 0.06, 0.27, 0.07, 0.14, paint, materials.plain)
      .box(x, 1.11, front - 0.055, 0.24, 0.16, 0.13, paint, materials.plain);
  }
  mesh
    .box(0, lintel + 0.02, front - 0.02, (opening + 0.12) * 2, 0.11, 0.05, slate, materials.gloss)
    .box(0, lintel + 0.13, front - 0.04, 1.6, 0.24, 0.09, paint, materials.plain)
    .box(0, lintel + 0.19, front - 0.09, 0.62, 0.12, 0.02, scaleRgb(paint, 0.9), materials.plain)
    .box(0, 1.25, front - 0.08, 2.06, 0.04, 0.22, scaleRgb(paint, 0.94), materials.plain)
    .box(0, 1.29, front - 0.1, 2.2, 0.055, 0.32, paint, materials.plain);
}

/** Logs on an iron grate, embers below them, and flames. */
function layFire(mesh: Mesh, random: Random): void {
  for (let i = 0; i < 7; i++)
    mesh.tube(
      [
        [(i - 3) * 0.1, 0.17, 0.5],
        [(i - 3) * 0.1, 0.16, 0.24],
        [(i - 3) * 0.1, 0.27, 0.2],
      ],
      [0.011],
      '#0f0d0c',
      materials.metal,
      6,
    );
  for (let i = 0; i < 5; i++)
    mesh
      .push()
      .at((i - 2) * 0.1, 0.22 + (i % 2) * 0.09, 0.34 + (i % 3) * 0.06)
      .rotY(0.35 * (i - 2))
      .rotZ(Math.PI / 2)
      .cyl(0, -0.28, 0, 0.055, 0.06, 0.56, '#35221a', materials.bark, 10)
      .cyl(0, 0.28, 0, 0.05, 0.05, 0.01, '#a87a48', materials.plain, 10)
      .pop();
  mesh.push().at(0, 0.2, 0.4);
  buildFlames(mesh, random, { radius: 0.32, height: 0.74 });
  mesh.pop();
  for (let i = 0; i < 18; i++)
    mesh.ball((random() - 0.5) * 0.66, 0.1, 0.28 + random() * 0.26, 0.04, 0.025, 0.035, '#8a340e', materials.glow, 6);
}

/** A painting over the mantel, a vase with twigs, and candles on it. */
function standOnMantel(mesh: Mesh, random: Random): void {
  const top = 1.36;
  framedLandscape(
    mesh,
    { x: 0, y: 1.58, z: front - 0.05, width: 0.98, height: 0.76 },
    pick(random, landscapes),
    random() * 40,
  );
  mesh
    .push()
    .at(-0.82, top, 0.12)
    .lathe(
      [
        [0.05, 0],
        [0.085, 0.09],
        [0.06, 0.2],
        [0.028, 0.25],
        [0.036, 0.28],
      ],
      22,
      pick(random, ['#35566e', '#7a3a2a', '#4a5a44']),
      materials.gloss,
    )
    .pop();
  for (let i = 0; i < 9; i++) {
    const [a, out] = [random() * 6.28, 0.06 + random() * 0.16];
    const tip: Vec3 = [-0.82 + Math.cos(a) * out, top + 0.46 + random() * 0.18, 0.12 + Math.sin(a) * out * 0.5];
    mesh.tube([[-0.82, top + 0.26, 0.12], tip], [0.006, 0.003], '#5a4030', materials.plain, 4);
    for (let k = 0; k < 5; k++) {
      const t = 0.4 + k * 0.14;
      mesh.ball(
        -0.82 + (tip[0] + 0.82) * t,
        top + 0.26 + (tip[1] - top - 0.26) * t,
        0.11,
        0.016,
        0.016,
        0.016,
        '#a8552e',
        0,
        6,
      );
    }
  }
  for (const [x, tall] of [
    [0.66, 0.2],
    [0.8, 0.14],
    [0.92, 0.24],
  ] as const)
    mesh
      .cyl(x, top, 0.12, 0.04, 0.03, 0.03, '#b08d4a', materials.metal, 14)
      .cyl(x, top + 0.03, 0.12, 0.024, 0.024, tall, '#f0e8d4', materials.plain, 12)
      .ball(x, top + tall + 0.055, 0.12, 0.011, 0.028, 0.011, '#ffd76a', materials.glow, 8);
}
