import { aqueduct } from './aqueduct.ts';
import { barn } from './barn.ts';
import { bigBen } from './big-ben.ts';
import { bridge } from './bridge.ts';
import { cabin } from './cabin.ts';
import { carousel } from './carousel.ts';
import { castle } from './castle.ts';
import { church } from './church.ts';
import { circusTent } from './circus-tent.ts';
import { colosseum } from './colosseum.ts';
import { cottage } from './cottage.ts';
import { dam } from './dam.ts';
import { eiffelTower } from './eiffel-tower.ts';
import { factory } from './factory.ts';
import { farm } from './farm.ts';
import { ferrisWheel } from './ferris-wheel.ts';
import { goldenGate } from './golden-gate-bridge.ts';
import { greekTemple } from './greek-temple.ts';
import { greenhouse } from './greenhouse.ts';
import { hauntedHouse } from './haunted-house.ts';
import { house } from './house.ts';
import { igloo } from './igloo.ts';
import { lighthouse } from './lighthouse.ts';
import { mansion } from './mansion.ts';
import { mosque } from './mosque.ts';
import { obelisk } from './obelisk.ts';
import { observatory } from './observatory.ts';
import { pagoda } from './pagoda.ts';
import { pyramid } from './pyramid.ts';
import { rollerCoaster } from './roller-coaster.ts';
import { ruins } from './ruins.ts';
import { santorini } from './santorini.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import { silo } from './silo.ts';
import { sphinx } from './sphinx.ts';
import { stadium } from './stadium.ts';
import { statueOfLiberty } from './statue-of-liberty.ts';
import { stonehenge } from './stonehenge.ts';
import { tajMahal } from './taj-mahal.ts';
import { torii } from './torii.ts';
import { tower } from './tower.ts';
import { trainOnABridge } from './train-on-a-bridge.ts';
import { treehouse } from './treehouse.ts';
import { village } from './village.ts';
import { waterTower } from './water-tower.ts';
import { windmill } from './windmill.ts';
import { gasStation } from './gas-station.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const buildingsConcepts: readonly Concept[] = [
  aqueduct,
  barn,
  bigBen,
  bridge,
  cabin,
  carousel,
  castle,
  church,
  circusTent,
  colosseum,
  cottage,
  dam,
  eiffelTower,
  factory,
  farm,
  ferrisWheel,
  greekTemple,
  greenhouse,
  hauntedHouse,
  house,
  igloo,
  lighthouse,
  mansion,
  mosque,
  obelisk,
  observatory,
  pagoda,
  pyramid,
  rollerCoaster,
  ruins,
  santorini,
  school,
  shop,
  silo,
  sphinx,
  stadium,
  statueOfLiberty,
  stonehenge,
  tajMahal,
  torii,
  tower,
  trainOnABridge,
  treehouse,
  village,
  waterTower,
  windmill,
  goldenGate,
  gasStation,
];
