import { bouquet } from './bouquet.ts';
import { cactus } from './cactus.ts';
import { daffodil } from './daffodil.ts';
import { daisy } from './daisy.ts';
import { dandelion } from './dandelion.ts';
import { hydrangea } from './hydrangea.ts';
import { iris } from './iris.ts';
import { lavender } from './lavender.ts';
import { lily } from './lily.ts';
import { lotus } from './lotus.ts';
import { mushroom } from './mushroom.ts';
import { orchid } from './orchid.ts';
import { poppy } from './poppy.ts';
import { rose } from './rose.ts';
import { sunflower } from './sunflower.ts';
import { tulip } from './tulip.ts';
import { wheat } from './wheat.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const flowersConcepts: readonly Concept[] = [
  bouquet,
  cactus,
  daffodil,
  daisy,
  dandelion,
  hydrangea,
  iris,
  lavender,
  lily,
  lotus,
  mushroom,
  orchid,
  poppy,
  rose,
  sunflower,
  tulip,
  wheat,
];
