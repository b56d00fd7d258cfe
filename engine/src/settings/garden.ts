import { hex } from '../raster/colour.ts';
import { makeAir } from '../solid/air.ts';
import { lookFrom } from '../solid/camera.ts';
import { Mesh } from '../solid/mesh.ts';
import type { World } from '../solid/world.ts';
import { daisyKind } from '../concepts/flowers/daisy.ts';
import { irisKind } from '../concepts/flowers/iris.ts';
import { poppyKind } from '../concepts/flowers/poppy.ts';
import { roseKind } from '../concepts/flowers/rose.ts';
import { tulipKind } from '../concepts/flowers/tulip.ts';
import { buildFlower, type FlowerKind } from '../shapes/petals.ts';
import { buildGrass } from '../shapes/grass.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { buildTree } from '../shapes/tree.ts';
import { grassColours } from './grass-colours.ts';
import { finishWorld, groundGrid, isClear, put, putThings } from './setting.ts';
import type { PlantedFlower, SettingOrder } from './setting.ts';

/** The flowers of a bed one by one, the species by turns, so that each is seen in all parts of it. */
function bedOf(flowers: readonly PlantedFlower[]): readonly PlantedFlower[] {
  const most = Math.max(0, ...flowers.map(({ count }) => count));
  return Array.from({ length: most }, (_, i) => flowers.filter(({ count }) => i < count)).flat();
}

/** What visits flowers is nearer than this, decimetres. */
const visitedUpTo = 5;

/** What grows where no species was named; two kinds of a garden are not alike. */
const mixtures = [
  [roseKind, daisyKind, tulipKind],
  [tulipKind, irisKind, daisyKind],
  [poppyKind, daisyKind, irisKind],
] as const;

function plantingOf({ flowers, random, refuses, things }: SettingOrder): readonly PlantedFlower[] {
  // What is large stands behind the bed; what visits flowers wants them.
  const isVisited = things.every(({ z }) => z < visitedUpTo);
  if (flowers.length > 0 || refuses('flower') || !isVisited) return flowers;
  const kinds = mixtures[Math.floor(random() * mixtures.length)] ?? mixtures[0];
  return kinds.map((kind) => ({ item: 0, kind, colour: undefined, count: things.length > 0 ? 2 : 4 }));
}

/** Flowers near the eye with a blurred garden behind; lengths are decimetres. */
export function buildGarden(order: SettingOrder): World {
  const { random } = order;
  const mesh = new Mesh();
  const air = makeAir(order.time, order.weather, { fog: 0.004, az: 105, el: 34, clouds: 0.3, ...order.air });
  const flowers = plantingOf(order);
  const [first, ...others] = flowers;
  const bed = bedOf(flowers);
  const count = bed.length;
  // No flower stands before what visits them.
  const middle = order.things.some(({ z }) => z < visitedUpTo) && count > 1 ? 5.2 : 4.6;
  const isSlim = (kind: FlowerKind): boolean => kind.tilt < 0.1;
  for (const [i, { item, kind, colour }] of bed.entries()) {
    const slim = isSlim(kind);
    const a = i * 2.4;
    const q = count === 1 ? 0 : Math.sqrt((i + 0.4) / count);
    const x = Math.cos(a) * q * 1.75;
    const z = middle + Math.sin(a) * q * 1.1;
    const h = (count === 1 ? 2.35 : 2.05) + (random() - 0.5) * 0.9 - (z - middle) * 0.1;
    const pose = {
      h,
      colour,
      tilt: kind.tilt + (slim ? 0 : (random() - 0.5) * 0.3),
      bend: (random() - 0.5) * 0.3,
      turn: 0,
    };
    mesh.item = item;
    put(mesh, { x, y: 0, z }, (m) => buildFlower(m.object(), random, kind, pose));
    mesh.item = 0;
  }
  for (let i = 0; i < (count > 1 ? 16 : 10); i++) {
    const z = 6.8 + random() * 16;
    const x = (random() - 0.5) * 1.5 * z;
    const h = 1.5 + random() * 0.7;
    const { kind: far, colour } = [first, ...others][i % (others.length + 1)] ?? { kind: daisyKind, colour: undefined };
    const pose = { h, colour, tilt: far.tilt, turn: isSlim(far) ? random() * 6 : 0 };
    if (count !== 1 && isClear(order.things, x, z)) put(mesh, { x, y: 0, z }, (m) => buildFlower(m, random, far, pose));
  }
  const ground = (): number => 0;
  groundGrid(mesh, ground, { wide: order.wide, far: 90, near: 1, rows: 40, columns: 40, spread: 1.2 });
  const cols = grassColours[order.season === 'winter' ? 'autumn' : order.season];
  buildGrass(mesh, random, {
    wide: order.wide,
    n: 8000,
    near: 3,
    far: 26,
    spread: 0.72,
    ground,
    cols,
    h: first ? 0.9 : 0.5,
    around: order.things,
  });
  for (let i = 0; i < 12; i++) {
    const x = (random() - 0.5) * 46;
    const z = 24 + random() * 12;
    const kindOfTree = order.season === 'autumn' ? trees.maple : trees.oak;
    put(mesh, { x, y: -1, z, scale: 0.85 }, (m) => buildTree(m, random, kindOfTree, 0.2));
  }
  putThings(mesh, order.things, ground);
  const eye = order.eye ?? 2.9;
  return finishWorld(mesh, air, {
    camera: lookFrom([0, eye, 0], [0, order.lookUp ?? 2.15, 4.6], 1.25),
    paintGround: (surface) => {
      [surface.r, surface.g, surface.b] = hex('#3a5a24');
    },
    ground,
    events: order.events,
    focus: [0, 1.5, 5],
    shadowRadius: 6,
    occlusion: { radius: 0.3, power: 1 },
    // What stands behind the bed was asked for as well, and stays to be known.
    depthOfField: { focus: 4.3, strength: order.things.some(({ z }) => z > 10) ? 0.011 : 0.032 },
  });
}
