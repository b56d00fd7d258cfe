import { barn } from './barn.ts';
import { bridge } from './bridge.ts';
import { cabin } from './cabin.ts';
import { castle } from './castle.ts';
import { church } from './church.ts';
import { cottage } from './cottage.ts';
import { farm } from './farm.ts';
import { ferrisWheel } from './ferris-wheel.ts';
import { greekTemple } from './greek-temple.ts';
import { greenhouse } from './greenhouse.ts';
import { house } from './house.ts';
import { igloo } from './igloo.ts';
import { lighthouse } from './lighthouse.ts';
import { observatory } from './observatory.ts';
import { pagoda } from './pagoda.ts';
import { pyramid } from './pyramid.ts';
import { ruins } from './ruins.ts';
import { torii } from './torii.ts';
import { tower } from './tower.ts';
import { treehouse } from './treehouse.ts';
import { village } from './village.ts';
import { waterTower } from './water-tower.ts';
import { windmill } from './windmill.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const buildingsConcepts: readonly Concept[] = [
  barn,
  bridge,
  cabin,
  castle,
  church,
  cottage,
  farm,
  ferrisWheel,
  greekTemple,
  greenhouse,
  house,
  igloo,
  lighthouse,
  observatory,
  pagoda,
  pyramid,
  ruins,
  torii,
  tower,
  treehouse,
  village,
  waterTower,
  windmill,
];
