import { airplane } from './airplane.ts';
import { airship } from './airship.ts';
import { balloon } from './balloon.ts';
import { bicycle } from './bicycle.ts';
import { bus } from './bus.ts';
import { car } from './car.ts';
import { carriage } from './carriage.ts';
import { fishingBoat } from './fishing-boat.ts';
import { helicopter } from './helicopter.ts';
import { kite } from './kite.ts';
import { motorcycle } from './motorcycle.ts';
import { paperBoat } from './paper-boat.ts';
import { paperPlane } from './paper-plane.ts';
import { pirateShip } from './pirate-ship.ts';
import { rocket } from './rocket.ts';
import { rowboat } from './rowboat.ts';
import { sailboat } from './sailboat.ts';
import { scooter } from './scooter.ts';
import { ship } from './ship.ts';
import { sled } from './sled.ts';
import { submarine } from './submarine.ts';
import { tent } from './tent.ts';
import { tractor } from './tractor.ts';
import { train } from './train.ts';
import { tram } from './tram.ts';
import { truck } from './truck.ts';
import { ufo } from './ufo.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const vehiclesConcepts: readonly Concept[] = [
  airplane,
  airship,
  balloon,
  bicycle,
  bus,
  car,
  carriage,
  fishingBoat,
  helicopter,
  kite,
  motorcycle,
  paperBoat,
  paperPlane,
  pirateShip,
  rocket,
  rowboat,
  sailboat,
  scooter,
  ship,
  sled,
  submarine,
  tent,
  tractor,
  train,
  tram,
  truck,
  ufo,
];
