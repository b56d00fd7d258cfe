import { alien } from './alien.ts';
import { angel } from './angel.ts';
import { astronaut } from './astronaut.ts';
import { ballerina } from './ballerina.ts';
import { boy } from './boy.ts';
import { couple } from './couple.ts';
import { cowboy } from './cowboy.ts';
import { fairy } from './fairy.ts';
import { girl } from './girl.ts';
import { king } from './king.ts';
import { knight } from './knight.ts';
import { man } from './man.ts';
import { mermaid } from './mermaid.ts';
import { person } from './person.ts';
import { queen } from './queen.ts';
import { samurai } from './samurai.ts';
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
  ballerina,
  boy,
  couple,
  cowboy,
  fairy,
  girl,
  king,
  knight,
  man,
  mermaid,
  person,
  queen,
  samurai,
  toyBalloon,
  umbrella,
  wizard,
  woman,
];
