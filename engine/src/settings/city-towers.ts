import type { Random } from '../raster/random.ts';
import { pick } from '../shapes/chance.ts';
import { materials } from '../solid/materials.ts';
import type { Mesh } from '../solid/mesh.ts';

/** A tower of a skyline; metres. */
export interface Tower {
  readonly wide: number;
  readonly high: number;
  readonly facade: string;
  /** Lamps on its top are lit. */
  readonly lit: boolean;
}

/** The forms of towers: a slab, one in steps, one that narrows to a needle, a round one, one with a slanted top, and one with a crown. */
type TowerForm = (mesh: Mesh, random: Random, tower: Tower) => void;

const steel = '#3a4048';

/** A mast on a roof, with a red lamp at its end by night. */
function raiseMast(mesh: Mesh, from: number, long: number, lit: boolean): void {
  mesh.tube(
    [
      [0, from, 0],
      [0, from + long, 0],
    ],
    [0.9, 0.2],
    steel,
    materials.metal,
  );
  if (lit) mesh.ball(0, from + long, 0, 1.1, 1.1, 1.1, '#ff4a3a', materials.glow, 6);
}

/** A storey of plant on a flat roof, and its parapet. */
function topOff(mesh: Mesh, random: Random, { wide, facade }: Tower, high: number): void {
  mesh.box(0, high, 0, wide * 1.03, 1.6, wide * 1.03, facade, materials.plain);
  mesh.box((random() - 0.5) * wide * 0.3, high, 0, wide * 0.45, 5, wide * 0.5, '#6a6f74', materials.plain);
}

const slab: TowerForm = (mesh, random, tower) => {
  const deep = tower.wide * (0.6 + random() * 0.5);
  mesh.box(0, 0, 0, tower.wide, tower.high, deep, tower.facade, materials.towerBlock);
  topOff(mesh, random, { ...tower, wide: Math.min(deep, tower.wide) }, tower.high);
  if (random() < 0.25) raiseMast(mesh, tower.high, tower.high * 0.16, tower.lit);
};

const stepped: TowerForm = (mesh, random, { wide, high, facade, lit }) => {
  let [from, w] = [0, wide * 1.12];
  for (const share of [0.5, 0.26, 0.14, 0.1]) {
    mesh.box(0, from, 0, w, high * share, w, facade, materials.towerBlock);
    mesh.box(0, from + high * share, 0, w * 1.02, 1.4, w * 1.02, '#b8ac98', materials.plain);
    from += high * share;
    w *= 0.74;
  }
  if (lit) mesh.box(0, from, 0, w * 1.1, 2.2, w * 1.1, '#ffc87a', materials.glow);
  raiseMast(mesh, from, high * (0.12 + random() * 0.14), lit);
};

const needle: TowerForm = (mesh, _random, { wide, high, facade, lit }) => {
  mesh.box(0, 0, 0, wide, high * 0.78, wide, facade, materials.towerBlock);
  const half = wide / 2;
  for (let k = 0; k < 4; k++) {
    mesh.push().rotY((k * Math.PI) / 2);
    mesh.face(
      [
        [-half, high * 0.78, -half],
        [0, high * 1.06, 0],
        [half, high * 0.78, -half],
      ],
      facade,
      materials.towerBlock,
    );
    mesh.pop();
  }
  raiseMast(mesh, high * 1.04, high * 0.2, lit);
};

const round: TowerForm = (mesh, random, { wide, high, facade, lit }) => {
  const r = wide * 0.52;
  mesh.lathe(
    [
      [r, 0],
      [r, high * 0.9],
      [r * 0.86, high * 0.96],
      [r * 0.5, high],
      [0.05, high * 1.01],
    ],
    20,
    facade,
    materials.towerBlock,
  );
  if (random() < 0.5) raiseMast(mesh, high, high * 0.18, lit);
};

const slanted: TowerForm = (mesh, _random, { wide, high, facade }) => {
  const half = wide / 2;
  mesh.box(0, 0, 0, wide, high * 0.84, wide, facade, materials.towerBlock);
  const [low, top] = [high * 0.84, high];
  const faces = [
    [
      [-half, low, -half],
      [-half, low + 0.1, -half],
      [half, top, -half],
      [half, low, -half],
    ],
    [
      [-half, low, -half],
      [-half, low, half],
      [half, top, half],
      [half, top, -half],
    ],
    [
      [half, low, -half],
      [half, top, -half],
      [half, top, half],
      [half, low, half],
    ],
  ] as const;
  for (const corners of faces) mesh.face(corners, facade, materials.towerBlock);
};

const crowned: TowerForm = (mesh, random, tower) => {
  const { wide, high, facade, lit } = tower;
  mesh.box(0, 0, 0, wide, high * 0.93, wide, facade, materials.towerBlock);
  const glow = pick(random, ['#7ad0ff', '#ffb060', '#c08aff', '#ff7a9a']);
  mesh.box(
    0,
    high * 0.93,
    0,
    wide * 0.86,
    high * 0.04,
    wide * 0.86,
    lit ? glow : '#9fb0bc',
    lit ? materials.glow : materials.gloss,
  );
  mesh.box(0, high * 0.97, 0, wide * 1.02, high * 0.03, wide * 1.02, facade, materials.plain);
};

const forms: readonly [TowerForm, ...TowerForm[]] = [
  slab,
  slab,
  slab,
  stepped,
  needle,
  round,
  slanted,
  crowned,
  stepped,
];
const plainForms: readonly [TowerForm, ...TowerForm[]] = [slab, slab, stepped];

/** A tower of any form; a low one is plain. */
export function buildCityTower(mesh: Mesh, random: Random, tower: Tower): void {
  pick(random, tower.high > 70 ? forms : plainForms)(mesh.object(), random, tower);
}
