import { armchair } from './armchair.ts';
import { bed } from './bed.ts';
import { bookshelf } from './bookshelf.ts';
import { cello } from './cello.ts';
import { chair } from './chair.ts';
import { chandelier } from './chandelier.ts';
import { dentalChair } from './dental-chair.ts';
import { drum } from './drum.ts';
import { electricGuitar } from './electric-guitar.ts';
import { examinationCouch } from './examination-couch.ts';
import { fireplace } from './fireplace.ts';
import { guitar } from './guitar.ts';
import { harp } from './harp.ts';
import { piano } from './piano.ts';
import { rockingHorse } from './rocking-horse.ts';
import { sofa } from './sofa.ts';
import { throne } from './throne.ts';
import { bathtub } from './bathtub.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const roomConcepts: readonly Concept[] = [
  armchair,
  bed,
  bookshelf,
  cello,
  chair,
  chandelier,
  dentalChair,
  drum,
  electricGuitar,
  examinationCouch,
  fireplace,
  guitar,
  harp,
  piano,
  rockingHorse,
  sofa,
  throne,
  bathtub,
];
