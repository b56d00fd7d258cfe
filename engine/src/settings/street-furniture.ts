import { bench } from '../concepts/street/bench.ts';
import { fountain } from '../concepts/street/fountain.ts';
import { lamp } from '../concepts/street/lamp.ts';
import { bicycle } from '../concepts/vehicles/bicycle.ts';
import { gondola } from '../concepts/vehicles/gondola.ts';
import { rowboat } from '../concepts/vehicles/rowboat.ts';
import type { Look } from '../concepts/concept.ts';
import { buildCafeChair, buildCafeTable } from '../shapes/cafe-table.ts';
import { pick, tau } from '../shapes/chance.ts';
import { buildFlowerPot } from '../shapes/flower-pot.ts';
import { buildParasol } from '../shapes/parasol.ts';
import { buildTree } from '../shapes/tree.ts';
import type { TreeKind } from '../shapes/tree.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Lamp } from '../solid/world.ts';
import { walkPeople } from './passers-by.ts';
import { put } from './setting.ts';
import type { SettingOrder } from './setting.ts';
import { besideRoads } from './roadside.ts';
import { canalLevel } from './street-plan.ts';
import type { StreetPlan } from './street-plan.ts';

/** A place in a street for something that is `half` as wide; metres. */
interface Spot {
  readonly x: number;
  readonly z: number;
  readonly half: number;
  readonly turn?: number;
}

/** Sets something down where that is neither before nor in what was asked for. */
type SetDown = (spot: Spot, build: (mesh: Mesh) => void) => void;

/** What stands in a street that people live in, and never before what was asked for; its lanterns give the lamps. */
export function furnishStreet(mesh: Mesh, plan: StreetPlan, order: SettingOrder, look: Look): readonly Lamp[] {
  const setDown: SetDown = ({ x, z, half, turn = 0 }, build) => {
    if (isFree(order, x, z, half)) put(mesh, { x, y: plan.ground(x, z), z, turn }, build);
  };
  furnish[plan.kind](setDown, plan, order, look);
  // Whoever walks behind somebody that was asked for would be taken for company.
  const isCrowded = order.bustle === 'crowded';
  if (isCrowded || (order.things.length === 0 && plan.kind !== 'lane' && plan.kind !== 'canal'))
    walkPeople(mesh, order, {
      many: plan.kind === 'curve' && !isCrowded ? 3 : 6,
      wide: plan.kind === 'square' ? 7 : plan.kind === 'lane' || plan.kind === 'canal' ? 1.7 : 3.4,
    });
  return order.refuses('lamp') ? [] : lightStreet(setDown, plan, order, look);
}

/** Farther than all that was asked for or aside of it, as the eye sees it, which stands behind the origin. */
function isFree({ things }: SettingOrder, x: number, z: number, half: number): boolean {
  const [eyeX, eyeZ] = [0.6, -1.5];
  return things.every((thing) => {
    const clearing = Math.max(0.4, thing.clearing);
    if (Math.hypot(x - thing.x, z - thing.z) < clearing + half) return false;
    const aside = Math.abs((x - eyeX) / (z - eyeZ) - (thing.x - eyeX) / (thing.z - eyeZ));
    return z > thing.z + clearing || aside > (half + 0.3) / (z - eyeZ) + clearing / (thing.z - eyeZ);
  });
}

type Furnish = (setDown: SetDown, plan: StreetPlan, order: SettingOrder, look: Look) => void;

const furnish: Readonly<Record<StreetPlan['kind'], Furnish>> = {
  lane: (setDown, plan, order) => {
    const { random, refuses } = order;
    if (refuses('flower')) return;
    for (let i = 0; i < 22; i++) {
      const side = i % 2 ? 1 : -1;
      const z = 2.9 + (i >> 1) * 1.9 + random() * 0.9;
      const x = plan.middle(z) + side * ((side < 0 ? plan.left : plan.right) - 0.3 - random() * 0.3);
      const tall = 0.5 + random() * 0.55;
      setDown({ x, z, half: 0.4 }, (m) => buildFlowerPot(m, random, tall));
    }
  },
  curve: (setDown, plan, order, look) => {
    const { random } = order;
    const side = random() < 0.5 ? -1 : 1;
    layTables(setDown, order, { x: side * 3.6, z: 5.4, many: 4, step: 2.6 });
    parkBicycle(setDown, order, look, { x: -side * 2.5, z: 4.9, half: 1, turn: -side * 1.15 });
    potsAlong(setDown, plan, order, -side);
  },
  boulevard: (setDown, plan, order, look) => {
    const { random } = order;
    plantTrees(setDown, plan, order, look);
    const side = random() < 0.5 ? -1 : 1;
    layTables(setDown, order, { x: side * 4.2, z: 6, many: 3, step: 3 });
    setDown({ x: -side * 3, z: 7.6, half: 1.1, turn: -side * 0.9 }, (m) => bench.build(m.object(), random, look));
  },
  canal: (setDown, plan, order, look) => {
    const { random } = order;
    const { from, to } = plan.canal ?? { from: plan.right, to: plan.right };
    parkBicycle(setDown, order, look, { x: from - 0.7, z: 5.2, half: 1, turn: 1.35 });
    parkBicycle(setDown, order, look, { x: from - 0.7, z: 11.4, half: 1, turn: 1.6 });
    if (!order.refuses('tree'))
      for (const [x, z] of [
        [from - 1, 24],
        [from - 1, 41],
        [to + 1, 17],
        [to + 1, 27],
        [to + 1, 38],
      ] as const)
        setDown({ x, z, half: 1.4 }, (m) => buildTree(m.scale(0.72), random, leafOf(look), z < 20 ? 0.2 : 0.12));
    potsAlong(setDown, plan, order, -1);
    // Boats lie along both quays, where nothing else floats.
    const boat = order.named?.includes('venice') ? gondola : rowboat;
    const isFree = order.things.every(({ onWater }) => !onWater);
    for (const [x, z] of [
      [from + 1.3, 7.4],
      [to - 1.2, 12],
      [from + 1.3, 17],
      [to - 1.2, 22],
    ] as const)
      if (isFree || z > 20)
        setDown({ x, z, half: 1.2, turn: Math.PI / 2 }, (m) =>
          boat.build(m.at(0, canalLevel, 0).object(), random, look),
        );
  },
  square: (setDown, plan, order, look) => {
    const { random } = order;
    const side = random() < 0.5 ? -1 : 1;
    if (!order.asked('fountain') && !order.refuses('fountain'))
      setDown({ x: -side * 2.6, z: 15.5, half: 3 }, (m) => fountain.build(m.object(), random, look));
    layTables(setDown, order, { x: side * 4.2, z: 6.2, many: 3, step: 2.9 });
    layTables(setDown, order, { x: side * 7, z: 8, many: 3, step: 2.9 });
    setDown({ x: -side * 6.2, z: 11, half: 1.1, turn: -side * 1.1 }, (m) => bench.build(m.object(), random, look));
    if (!order.refuses('tree'))
      for (const z of [17, 25])
        setDown({ x: -side * 9.6, z, half: 2 }, (m) => buildTree(m, random, leafOf(look), 0.16));
    potsAlong(setDown, plan, order, side);
  },
  tower: (setDown, plan, order, look) => {
    const { random } = order;
    const side = random() < 0.5 ? -1 : 1;
    parkBicycle(setDown, order, look, { x: side * 3.6, z: 5.6, half: 1, turn: side * 1.2 });
    layTables(setDown, order, { x: -side * 4.6, z: 6.2, many: 3, step: 2.7 });
    potsAlong(setDown, plan, order, side);
  },
};

const leafOf = ({ season }: Look): TreeKind => besideRoads[season];

/** Round tables with two chairs, each second one under a parasol. */
function layTables(
  setDown: SetDown,
  { random, weather, bustle }: SettingOrder,
  { x, z, many, step }: { readonly x: number; readonly z: number; readonly many: number; readonly step: number },
): void {
  if (bustle === 'empty') return;
  const cloth = pick(random, ['#b8392e', '#efe6d2', '#2f6650', '#c98a2c']);
  for (let i = 0; i < many; i++) {
    const [at, turn, hasParasol] = [z + i * step + random() * 0.4, random() * tau, i % 2 === 0];
    setDown({ x: x + (random() - 0.5) * 0.5, z: at, half: hasParasol ? 1.3 : 0.9 }, (m) => {
      buildCafeTable(m, random, true);
      for (const k of [0, 1])
        put(
          m,
          { x: Math.sin(turn + k * 2.6) * 0.66, y: 0, z: Math.cos(turn + k * 2.6) * 0.66, turn: turn + k * 2.6 },
          (c) => buildCafeChair(c, '#5a3f2a', '#c8a468'),
        );
      if (hasParasol && weather.length === 0) buildParasol(m, cloth);
    });
  }
}

function parkBicycle(setDown: SetDown, order: SettingOrder, look: Look, spot: Spot): void {
  if (order.refuses('bicycle') || order.asked('bicycle')) return;
  const colour = pick(order.random, ['#2f5a6b', '#8a2f2a', '#3f6a4a', '#d8b04a']);
  setDown(spot, (m) => bicycle.build(m.object(), order.random, { ...look, colour }));
}

/** Pots of flowers before the fronts of one side. */
function potsAlong(setDown: SetDown, plan: StreetPlan, { random, refuses }: SettingOrder, side: number): void {
  if (refuses('flower')) return;
  for (let i = 0; i < 9; i++) {
    const z = 4.4 + i * 2.9 + random();
    const x = plan.middle(z) + side * ((side < 0 ? plan.left : Math.min(plan.right, 13)) - 0.5);
    const tall = 0.6 + random() * 0.5;
    setDown({ x, z, half: 0.4 }, (m) => buildFlowerPot(m, random, tall));
  }
}

/** A row of trees along both pavements. */
function plantTrees(setDown: SetDown, plan: StreetPlan, order: SettingOrder, look: Look): void {
  if (order.refuses('tree')) return;
  for (let i = 0; i < 16; i++) {
    const side = i % 2 ? 1 : -1;
    const z = 8.5 + (i >> 1) * 8.2;
    setDown({ x: plan.middle(z) + side * 6.1, z, half: 2 }, (m) =>
      buildTree(m, order.random, leafOf(look), z < 20 ? 0.17 : z < 40 ? 0.1 : 0.06),
    );
  }
}

/** Lanterns along the street, and the light of the five that are nearest. */
function lightStreet(setDown: SetDown, plan: StreetPlan, { random }: SettingOrder, look: Look): readonly Lamp[] {
  const isLane = plan.kind === 'lane';
  const away = isLane
    ? 2.1
    : plan.canal
      ? plan.canal.from - 0.5
      : plan.kind === 'square'
        ? 9
        : plan.kind === 'boulevard'
          ? 5.4
          : 4.3;
  const places = Array.from({ length: plan.kind === 'square' ? 6 : 10 }, (_, i) => {
    const z = (isLane ? 9 : 8) + (i >> 1) * (isLane ? 8 : 9) + (i % 2 ? 3 : 0);
    const side = i % 2 ? 1 : -1;
    return [plan.middle(z) + side * (plan.canal && side < 0 ? 4.4 : away), z] as const;
  }).filter(([, z]) => z < plan.end);
  for (const [x, z] of places) setDown({ x, z, half: 0.3 }, (m) => lamp.build(m.at(0, 0.1, 0), random, look));
  return places.slice(0, 5).map(([x, z]): Lamp => ({
    at: [x, plan.ground(x, z) + 3.6, z],
    power: isLane ? 6 : 9,
    colour: [1, 0.62, 0.28],
    size: 1,
  }));
}
