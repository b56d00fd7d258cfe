import { alien } from './alien.ts';
import { angel } from './angel.ts';
import { astronaut } from './astronaut.ts';
import { boy } from './boy.ts';
import { couple } from './couple.ts';
import { fairy } from './fairy.ts';
import { girl } from './girl.ts';
import { king } from './king.ts';
import { knight } from './knight.ts';
import { man } from './man.ts';
import { person } from './person.ts';
import { queen } from './queen.ts';
import { toyBalloon } from './toy-balloon.ts';
import { umbrella } from './umbrella.ts';
import { wizard } from './wizard.ts';
import { woman } from './woman.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const peopleConcepts: readonly Concept[] = [
  alien,
  angel,
  astronaut,
  boy,
  couple,
  fairy,
  girl,
  king,
  knight,
  man,
  person,
  queen,
  toyBalloon,
  umbrella,
  wizard,
  woman,
];
