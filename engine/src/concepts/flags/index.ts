import { americanFlag } from './american-flag.ts';
import { austrianFlag } from './austrian-flag.ts';
import { belgianFlag } from './belgian-flag.ts';
import { brazilianFlag } from './brazilian-flag.ts';
import { britishFlag } from './british-flag.ts';
import { canadianFlag } from './canadian-flag.ts';
import { checkeredFlag } from './checkered-flag.ts';
import { chineseFlag } from './chinese-flag.ts';
import { danishFlag } from './danish-flag.ts';
import { dutchFlag } from './dutch-flag.ts';
import { europeanFlag } from './european-flag.ts';
import { finnishFlag } from './finnish-flag.ts';
import { flag } from './flag.ts';
import { frenchFlag } from './french-flag.ts';
import { germanFlag } from './german-flag.ts';
import { indianFlag } from './indian-flag.ts';
import { irishFlag } from './irish-flag.ts';
import { italianFlag } from './italian-flag.ts';
import { japaneseFlag } from './japanese-flag.ts';
import { norwegianFlag } from './norwegian-flag.ts';
import { pirateFlag } from './pirate-flag.ts';
import { polishFlag } from './polish-flag.ts';
import { rainbowFlag } from './rainbow-flag.ts';
import { russianFlag } from './russian-flag.ts';
import { spanishFlag } from './spanish-flag.ts';
import { swedishFlag } from './swedish-flag.ts';
import { swissFlag } from './swiss-flag.ts';
import { turkishFlag } from './turkish-flag.ts';
import { ukrainianFlag } from './ukrainian-flag.ts';
import type { Concept } from '../concept.ts';

/** The things of this folder, a file each. */
export const flagsConcepts: readonly Concept[] = [
  americanFlag,
  austrianFlag,
  belgianFlag,
  brazilianFlag,
  britishFlag,
  canadianFlag,
  checkeredFlag,
  chineseFlag,
  danishFlag,
  dutchFlag,
  europeanFlag,
  finnishFlag,
  flag,
  frenchFlag,
  germanFlag,
  indianFlag,
  irishFlag,
  italianFlag,
  japaneseFlag,
  norwegianFlag,
  pirateFlag,
  polishFlag,
  rainbowFlag,
  russianFlag,
  spanishFlag,
  swedishFlag,
  swissFlag,
  turkishFlag,
  ukrainianFlag,
];
