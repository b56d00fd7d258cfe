import { airplane } from './airplane.ts';
import { airship } from './airship.ts';
import { ambulance } from './ambulance.ts';
import { balloon } from './balloon.ts';
import { bicycle } from './bicycle.ts';
import { bus } from './bus.ts';
import { car } from './car.ts';
import { carriage } from './carriage.ts';
import { classicCar } from './classic-car.ts';
import { excavator } from './excavator.ts';
import { fireTruck } from './fire-truck.ts';
import { fishingBoat } from './fishing-boat.ts';
import { gondola } from './gondola.ts';
import { helicopter } from './helicopter.ts';
import { kayak } from './kayak.ts';
import { kite } from './kite.ts';
import { longship } from './longship.ts';
import { motorcycle } from './motorcycle.ts';
import { paperBoat } from './paper-boat.ts';
import { paperPlane } from './paper-plane.ts';
import { pickup } from './pickup.ts';
import { pirateShip } from './pirate-ship.ts';
import { policeCar } from './police-car.ts';
import { raft } from './raft.ts';
import { rocketLaunch } from './rocket-launch.ts';
import { rocket } from './rocket.ts';
import { rowboat } from './rowboat.ts';
import { sailboat } from './sailboat.ts';
import { scooter } from './scooter.ts';
import { ship } from './ship.ts';
import { sled } from './sled.ts';
import { spaceShuttle } from './space-shuttle.ts';
import { speedboat } from './speedboat.ts';
import { sportsCar } from './sports-car.ts';
import { starship } from './starship.ts';
import { submarine } from './submarine.ts';
import { tank } from './tank.ts';
import { taxi } from './taxi.ts';
import { tent } from './tent.ts';
import { tractor } from './tractor.ts';
import { train } from './train.ts';
import { tram } from './tram.ts';
import { truck } from './truck.ts';
import { ufo } from './ufo.ts';
import { van } from './van.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const vehiclesConcepts: readonly Concept[] = [
  airplane,
  airship,
  ambulance,
  balloon,
  bicycle,
  bus,
  car,
  carriage,
  classicCar,
  excavator,
  fireTruck,
  fishingBoat,
  gondola,
  helicopter,
  kayak,
  kite,
  longship,
  motorcycle,
  paperBoat,
  paperPlane,
  pickup,
  pirateShip,
  policeCar,
  raft,
  rocket,
  rocketLaunch,
  rowboat,
  sailboat,
  scooter,
  ship,
  sled,
  spaceShuttle,
  speedboat,
  sportsCar,
  starship,
  submarine,
  tank,
  taxi,
  tent,
  tractor,
  train,
  tram,
  truck,
  ufo,
  van,
];
