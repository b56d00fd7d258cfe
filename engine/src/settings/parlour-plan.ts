import { armchair } from '../concepts/room/armchair.ts';
import { bookshelf } from '../concepts/room/bookshelf.ts';
import { fireplace } from '../concepts/room/fireplace.ts';
import { sofa } from '../concepts/room/sofa.ts';
import { pottedPlant } from '../concepts/table/potted-plant.ts';
import type { Concept, Look } from '../concepts/concept.ts';
import { framedLandscape, landscapes } from '../shapes/framed-landscape.ts';
import {
  spreadRug,
  standCabinet,
  standCoffeeTable,
  standFloorLamp,
  standLogBasket,
} from '../shapes/parlour-furniture.ts';
import { pick } from '../shapes/chance.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Lamp } from '../solid/world.ts';
import { put } from './setting.ts';
import type { SettingOrder } from './setting.ts';

/** How a living room is furnished: around a sofa, a fire, a wide window, or before a wall of books. */
export type ParlourKind = 'sofa' | 'fire' | 'bay' | 'books';

/** The back wall of the room, metres. */
export const back = 6.6;

/** Where a fire burns at that wall. */
export const hearth = { x: 0.05, z: back - 0.74 } as const;

/** Where something stands in a room, and how much room it takes; metres. */
interface Spot {
  readonly x: number;
  readonly z: number;
  readonly half: number;
  readonly turn?: number;
  readonly scale?: number;
}

const warm = [1, 0.68, 0.36] as const;

/** Furnishes a living room around what was asked for, and says what shines in it. */
export function furnishParlour(mesh: Mesh, order: SettingOrder, kind: ParlourKind): readonly Lamp[] {
  const furnisher = new Furnisher(mesh, order);
  const lamps = rooms[kind](furnisher, order);
  return lamps.filter(({ power }) => power > 0);
}

/** Sets down pieces of furniture where they are neither in nor before what was asked for. */
class Furnisher {
  private readonly look: Look;
  private readonly mesh: Mesh;
  private readonly order: SettingOrder;

  constructor(mesh: Mesh, order: SettingOrder) {
    this.mesh = mesh;
    this.order = order;
    this.look = { season: order.season, lit: false, ordinal: 0 };
  }

  /** Whether there is room; what stands nearer than something that was asked for is left out. */
  isFree({ x, z, half }: Spot): boolean {
    return this.order.things.every(
      (thing) =>
        Math.hypot(x - thing.x, z - thing.z) > Math.max(0.3, thing.clearing) + half &&
        // A fire at the wall is seen between the chairs before it.
        (z > thing.z || thing.atWall || Math.abs(x - thing.x) > 2.6),
    );
  }

  /** A thing that can be asked for: then, or where it was refused, the room has none of its own. */
  stand(concept: Concept, spot: Spot, colour?: string): boolean {
    const { random, refuses, asked } = this.order;
    if (refuses(concept.id) || asked(concept.id)) return false;
    return this.place(spot, (m) => concept.build(m.object(), random, { ...this.look, ...(colour && { colour }) }));
  }

  /** Something that has no name of its own. */
  place(spot: Spot, build: (mesh: Mesh) => void): boolean {
    if (!this.isFree(spot)) return false;
    put(this.mesh, { ...spot, y: 0 }, build);
    return true;
  }

  /** A floor lamp, and its light where it is dark outside. */
  lamp({ x, z }: { readonly x: number; readonly z: number }): Lamp {
    const isDark = this.order.time === 'night' || this.order.time === 'dusk';
    const hasLamp = !this.order.refuses('lamp') && this.place({ x, z, half: 0.4 }, (m) => standFloorLamp(m, isDark));
    return { at: [x, 1.75, z - 0.35], power: isDark ? (hasLamp ? 4.5 : 3) : 0, colour: warm, size: 1 };
  }

  rug({ x, z }: { readonly x: number; readonly z: number }, wide: number, deep: number): void {
    const tones = pick<readonly [string, string]>(this.order.random, [
      ['#8a2f2a', '#d8c49a'],
      ['#2f4a6a', '#d8cdb8'],
      ['#6a6a48', '#e0d4b4'],
      ['#b8a88c', '#6a4a3a'],
      ['#7a4a5a', '#e0cfc0'],
      ['#cfc4b0', '#5f7078'],
    ]);
    put(this.mesh, { x, y: 0, z }, (m) => spreadRug(m, wide, deep, tones));
  }

  /** One large landscape, or three in a row, with their middle at x. */
  pictures(x: number, y: number): void {
    const { random } = this.order;
    const isRow = random() < 0.45;
    for (const dx of isRow ? [-0.78, 0, 0.78] : [0])
      framedLandscape(
        this.mesh.object(),
        { x: x + dx, y, z: back - 0.1, width: isRow ? 0.62 : 1.36, height: isRow ? 0.78 : 0.96 },
        pick(random, landscapes),
        random() * 40,
      );
  }

  plant(spot: Omit<Spot, 'half'>): void {
    this.stand(pottedPlant, { ...spot, half: 0.7 });
  }
}

type Room = (furnisher: Furnisher, order: SettingOrder) => readonly Lamp[];

const leathers = ['#7a3f2a', '#35503f', '#2f3f58', '#5f2f30', '#8a6a4a'] as const;

const rooms: Readonly<Record<ParlourKind, Room>> = {
  sofa: (furnisher, { random }) => {
    furnisher.rug({ x: -0.2, z: 4.5 }, 3.6, 2.3);
    furnisher.stand(sofa, { x: -0.75, z: 5.85, half: 1.1, turn: 0.06 });
    furnisher.pictures(-0.75, 1.45);
    furnisher.place({ x: -0.55, z: 4.55, half: 0.6, turn: 0.06 }, (m) => standCoffeeTable(m, random));
    furnisher.stand(armchair, { x: 1.5, z: 4.5, half: 0.8, turn: 0.85 }, pick(random, leathers));
    furnisher.plant({ x: -2.6, z: 5.9, scale: 0.46 });
    furnisher.stand(bookshelf, { x: 2.45, z: 6.25, half: 1.1 });
    return [furnisher.lamp({ x: 1.02, z: 6.05 })];
  },
  fire: (furnisher, order) => {
    const { random } = order;
    const { x, z } = hearth;
    furnisher.rug({ x: x + 0.1, z: 4.25 }, 2.9, 1.9);
    const burns = furnisher.stand(fireplace, { x, z, half: 1 });
    const leather = pick(random, leathers);
    furnisher.stand(armchair, { x: x - 1.62, z: 4.35, half: 0.5, turn: -0.95 }, leather);
    if (random() < 0.5) furnisher.stand(armchair, { x: x + 1.72, z: 4.5, half: 0.5, turn: 0.95 }, leather);
    else furnisher.stand(sofa, { x: x + 2.05, z: 4.2, half: 0.6, turn: 1.2 });
    furnisher.place({ x: x + 1.42, z: z + 0.1, half: 0.25 }, standLogBasket);
    furnisher.stand(bookshelf, { x: 2.45, z: 6.25, half: 0.8 });
    furnisher.plant({ x: -2.85, z: 5.5, scale: 0.36 });
    const lamp = furnisher.lamp({ x: 1.62, z: 6.1 });
    const fire: Lamp = { at: [x, 0.5, z - 1], power: burns ? 2.6 : 0, colour: [1, 0.5, 0.17], size: 0.6 };
    return [{ ...lamp, power: lamp.power * 0.45 }, fire];
  },
  bay: (furnisher, { random }) => {
    furnisher.rug({ x: 0.4, z: 4.2 }, 3.4, 2.2);
    furnisher.stand(armchair, { x: -1.75, z: 4.6, half: 0.8, turn: -0.9 }, pick(random, leathers));
    furnisher.stand(sofa, { x: 2.3, z: 4.3, half: 1.2, turn: 1.15 });
    furnisher.place({ x: 0.55, z: 4, half: 0.6, turn: 0.9 }, (m) => standCoffeeTable(m, random));
    furnisher.place({ x: 2.6, z: 6.28, half: 0.8 }, (m) => standCabinet(m, random));
    furnisher.pictures(2.55, 1.5);
    furnisher.plant({ x: -2.6, z: 6, scale: 0.5 });
    return [furnisher.lamp({ x: 1.5, z: 6 })];
  },
  books: (furnisher, { random }) => {
    furnisher.rug({ x: 0.3, z: 4.1 }, 3.4, 2.2);
    for (const x of [-2.35, -0.7, 0.95, 2.6]) furnisher.stand(bookshelf, { x, z: 6.3, half: 0.4, scale: 1.08 });
    furnisher.stand(armchair, { x: -1.3, z: 4.6, half: 0.8, turn: -0.5 }, pick(random, leathers));
    furnisher.stand(sofa, { x: 1.5, z: 4.9, half: 1.2, turn: 0.5 });
    furnisher.place({ x: 0.1, z: 3.9, half: 0.6, turn: -0.1 }, (m) => standCoffeeTable(m, random));
    furnisher.plant({ x: -2.55, z: 5.2, scale: 0.44 });
    return [furnisher.lamp({ x: -0.25, z: 5.7 })];
  },
};
