import { anchor } from './anchor.ts';
import { bench } from './bench.ts';
import { campfire } from './campfire.ts';
import { fence } from './fence.ts';
import { fountain } from './fountain.ts';
import { gate } from './gate.ts';
import { ghost } from './ghost.ts';
import { lamp } from './lamp.ts';
import { robot } from './robot.ts';
import { scarecrow } from './scarecrow.ts';
import { snowman } from './snowman.ts';
import { statue } from './statue.ts';
import { sword } from './sword.ts';
import { telescope } from './telescope.ts';
import { treasureChest } from './treasure-chest.ts';
import { well } from './well.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const streetConcepts: readonly Concept[] = [
  anchor,
  bench,
  campfire,
  fence,
  fountain,
  gate,
  ghost,
  lamp,
  robot,
  scarecrow,
  snowman,
  statue,
  sword,
  telescope,
  treasureChest,
  well,
];
