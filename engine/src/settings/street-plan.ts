import type { Random } from '../raster/random.ts';
import type { Ground } from '../solid/world.ts';
import { pick } from '../shapes/chance.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** What a row of houses is built of. */
export type HouseKind = 'pastel' | 'timbered' | 'stone' | 'avenue' | 'canal';

type Houses = readonly [HouseKind, ...HouseKind[]];

type StreetKind = 'tower' | 'curve' | 'boulevard' | 'canal' | 'square' | 'lane';

/** How a street is laid out; metres. */
export interface StreetPlan {
  readonly kind: StreetKind;
  readonly houses: Houses;
  /** From the middle of the street to the fronts of its houses, on both sides of it. */
  readonly left: number;
  readonly right: number;
  /** Where its middle is at a distance, and to where its rows of houses reach. */
  readonly middle: (z: number) => number;
  readonly end: number;
  readonly ground: Ground;
  /** Where the water beside it begins and ends, to the right. */
  readonly canal?: { readonly from: number; readonly to: number };
  /** Height of the eye, and where it looks at 23.5 metres. */
  readonly eye: number;
  readonly look: readonly [x: number, y: number];
}

/** From the eye of a street to the point that it looks at, metres. */
export const lookedAt = 23.5;

/** How high the water of a canal stands, how wide it is, and how far to the right it begins beside what was asked for and beside nothing; metres. */
export const canalLevel = -0.95;
const canal = { wide: 8.4, besideThings: 3.6, alone: 1.5 } as const;

/** Where the stairs of a lane begin, how many steps a flight has, how high and deep they are, and how far a landing reaches; metres. */
const stairs = { from: 6.4, steps: 5, rise: 0.15, tread: 0.42, landing: 2.6 } as const;

/** The streets that have names of their own. */
const kindsNamed: readonly (readonly [place: string, kind: StreetKind])[] = [
  ['lane', 'lane'],
  ['boulevard', 'boulevard'],
  ['town square', 'square'],
  ['canal street', 'canal'],
  ['venice', 'canal'],
];

/** One of the streets that has room for what was asked for; one with a canal for whatever floats. */
export function chooseStreet(order: SettingOrder): StreetPlan {
  const { random, things, named = [] } = order;
  const standing = things.filter(({ onWater }) => !onWater);
  const canalPlan = {
    from: standing.length > 0 ? canal.besideThings : canal.alone,
    houses: named.includes('venice') ? venetian : dutch,
    floats: standing.length < things.length,
  };
  const said = kindsNamed.find(([place, kind]) => named.includes(place) && hasRoom(kind, standing));
  if (said || canalPlan.floats) return layStreet(said?.[1] ?? 'canal', random, canalPlan);
  const city = housesOf.find(([landmark]) => order.asked(landmark));
  if (city) return leadTo(city[1]);
  const kinds = (['lane', 'curve', 'canal', 'square', 'boulevard', 'curve', 'lane', 'tower'] as const).filter((kind) =>
    hasRoom(kind, things),
  );
  return layStreet(pick<StreetKind>(random, ['tower', ...kinds]), random, canalPlan);
}

/** What is to know of a canal before it is laid out: where it begins, what stands along it, and whether what was asked for floats on it. */
interface CanalPlan {
  readonly from: number;
  readonly houses: Houses;
  readonly floats: boolean;
}

/** What the houses of cities are like that are known by something at the end of a street. */
const housesOf: readonly (readonly [landmark: string, houses: Houses])[] = [
  ['eiffel tower', ['avenue']],
  ['big ben', ['canal', 'canal', 'avenue']],
  ['colosseum', ['stone', 'pastel']],
];

/** A straight street that leads to what a city is known by. */
function leadTo(houses: Houses): StreetPlan {
  const half = houses[0] === 'avenue' ? 8.2 : 6.6;
  return {
    ...{ kind: 'tower', ground: () => 0, middle: () => 0, end: 66, houses, left: half, right: half },
    ...{ eye: 1.9, look: [-0.4, 3.9] },
  };
}

const dutch: Houses = ['canal'];
const venetian: Houses = ['stone', 'pastel'];

/** Whether all that was asked for stands on the level, and before no bend. */
function hasRoom(kind: StreetKind, things: readonly PlacedThing[]): boolean {
  if (kind === 'tower') return true;
  const far = Math.max(0, ...things.map(({ z, clearing }) => z + Math.max(0, clearing)));
  const wide = Math.max(0, ...things.map(({ x, clearing }) => Math.abs(x) + Math.max(0, clearing) * 0.6));
  if (kind === 'lane') return far < stairs.from && wide < 2;
  if (kind === 'curve') return far < 15 && wide < 4.4;
  if (kind === 'canal') return far < 30 && wide < 3;
  return kind === 'square' ? far < 30 && wide < 9 : far < 36;
}

function layStreet(kind: StreetKind, random: Random, water: CanalPlan): StreetPlan {
  const side = random() < 0.5 ? -1 : 1;
  const level = { kind, ground: () => 0, middle: () => 0, end: 66 } as const;
  const bent = (from: number, by: number) => (z: number) => side * by * Math.max(0, z - from) ** 2;
  switch (kind) {
    case 'lane':
      return {
        ...{ kind, houses: ['stone'], left: 2.5, right: 2.7, middle: bent(12, 0.012), end: 34, ground: climb },
        ...{ eye: 1.55, look: [-side * 0.4, 3.7] },
      };
    case 'curve':
      return {
        ...{ ...level, houses: pick<Houses>(random, [['timbered'], ['pastel', 'timbered'], ['stone', 'pastel']]) },
        ...{ left: 5.4, right: 5.2, middle: bent(11, 0.0125), end: 50, eye: 1.7, look: [side * 1.2, 4] },
      };
    case 'boulevard':
      return {
        ...{ ...level, houses: ['avenue'], left: 9.6, right: 9.6, middle: bent(34, 0.009), end: 82 },
        ...{ eye: 1.75, look: [side * 1.6, 5.2] },
      };
    case 'canal':
      return {
        ...{
          ...level,
          houses: water.houses,
          left: 5.6,
          right: water.from + canal.wide + 3.2,
          middle: bent(34, 0.004),
          end: 84,
        },
        ...{ eye: 1.8, look: water.floats ? [water.from + canal.wide * 0.6, 2.6] : [2.6, 3.4] },
        canal: { from: water.from, to: water.from + canal.wide },
      };
    case 'square':
      return {
        ...{ ...level, houses: pick<Houses>(random, [['timbered', 'pastel'], ['canal'], ['pastel', 'stone']]) },
        ...{ left: 13, right: 13, end: 33, eye: 1.75, look: [side * 1.4, 4.3] },
      };
    case 'tower':
      return {
        ...{ ...level, houses: pick<Houses>(random, [['pastel'], ['timbered', 'pastel']]), left: 6.4, right: 6.4 },
        ...{ eye: 1.9, look: [-0.4, 3.9] },
      };
  }
}

/** How far away things float on a canal, the first of them and each that comes after it, metres; and how far they are turned along it, radians. */
const afloat = { first: 10.5, apart: 7, turn: 1.12 } as const;

/** What was asked for where it is in a street: what floats lies on the canal, along it. */
export function floatOnCanal(things: readonly PlacedThing[], { canal: water }: StreetPlan): readonly PlacedThing[] {
  if (!water) return things;
  const floating = things.filter(({ onWater }) => onWater);
  const middle = (water.from + water.to) / 2;
  return things.map((thing) => {
    const nth = floating.indexOf(thing);
    return nth < 0 ? thing : { ...thing, x: middle, z: afloat.first + nth * afloat.apart, turn: afloat.turn };
  });
}

/** A street that rises in flights of steps with landings between them. */
function climb(_x: number, z: number): number {
  const { from, steps, rise, tread, landing } = stairs;
  if (z < from) return 0;
  const flight = steps * tread;
  const nth = Math.floor((z - from) / (flight + landing));
  const within = z - from - nth * (flight + landing);
  return rise * (nth * steps + Math.min(steps, Math.floor(within / tread) + 1));
}

/** Every step of a lane up to a distance: where it begins, and how high its top is. */
export function stepsTo(end: number): readonly (readonly [z: number, y: number])[] {
  const { from, steps, rise, tread, landing } = stairs;
  const all: (readonly [number, number])[] = [];
  for (let z = from, y = rise; z < end; z += landing)
    for (let i = 0; i < steps; i++, z += tread, y += rise) all.push([z, y]);
  return all;
}
