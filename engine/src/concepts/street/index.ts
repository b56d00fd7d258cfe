import { anchor } from './anchor.ts';
import { axe } from './axe.ts';
import { barrel } from './barrel.ts';
import { bench } from './bench.ts';
import { bowAndArrow } from './bow-and-arrow.ts';
import { busStop } from './bus-stop.ts';
import { campfire } from './campfire.ts';
import { cannon } from './cannon.ts';
import { cauldron } from './cauldron.ts';
import { door } from './door.ts';
import { fence } from './fence.ts';
import { fountain } from './fountain.ts';
import { gate } from './gate.ts';
import { ghost } from './ghost.ts';
import { hoard } from './hoard.ts';
import { lamp } from './lamp.ts';
import { mailbox } from './mailbox.ts';
import { phoneBooth } from './phone-booth.ts';
import { playground } from './playground.ts';
import { porchSwing } from './porch-swing.ts';
import { robot } from './robot.ts';
import { sandcastle } from './sandcastle.ts';
import { scarecrow } from './scarecrow.ts';
import { shield } from './shield.ts';
import { snowman } from './snowman.ts';
import { statue } from './statue.ts';
import { surfboard } from './surfboard.ts';
import { swing } from './swing.ts';
import { sword } from './sword.ts';
import { telescope } from './telescope.ts';
import { trafficLight } from './traffic-light.ts';
import { treasureChest } from './treasure-chest.ts';
import { well } from './well.ts';
import { stairs } from './stairs.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const streetConcepts: readonly Concept[] = [
  anchor,
  axe,
  barrel,
  bench,
  bowAndArrow,
  busStop,
  campfire,
  cannon,
  cauldron,
  door,
  fence,
  fountain,
  gate,
  ghost,
  hoard,
  lamp,
  mailbox,
  phoneBooth,
  playground,
  porchSwing,
  robot,
  sandcastle,
  scarecrow,
  shield,
  snowman,
  statue,
  surfboard,
  swing,
  sword,
  telescope,
  trafficLight,
  treasureChest,
  well,
  stairs,
];
