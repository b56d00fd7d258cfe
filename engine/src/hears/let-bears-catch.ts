import { countAnew } from './count-anew.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';

/** A bear and the fish that was named with it are one that has caught it, whichever words stand between them, unless it was said to be elsewhere. */
export function letBearsCatch({ asked, ignored, notDrawn }: Reading): void {
  const things = asked.filter(({ kind }) => kind === 'thing');
  const bear = things.find(({ id }) => id === 'bear' || id === caught);
  const fish = things.find((one) => isCatch(one));
  if (!bear || (!fish && bear.id !== caught)) return;
  leaveOut(notDrawn, (word) => mouths.has(word));
  leaveOut(ignored, (word) => mouths.has(word) || catches.has(word));
  if (!fish) return;
  const gone = things.indexOf(fish);
  const kept = things.indexOf(bear);
  // "A salmon caught by a bear": it is at nothing but its own fish.
  const { side: _side, of: _of, ...alone } = bear;
  const own = bear.of === gone ? alone : bear;
  asked[asked.indexOf(bear)] = { ...own, id: caught, phrase: `${bear.phrase} and ${fish.phrase}` };
  asked.splice(asked.indexOf(fish), 1);
  countAnew(asked, gone, kept > gone ? kept - 1 : kept);
}

const caught = 'bear with a salmon';

/** Whether it is a fish that bears catch: one in a fish's own colours, which was not said to be in a place of its own. */
function isCatch({ id, phrase, side, colour, act }: Asked): boolean {
  const isFish = id === 'salmon' || (id === 'fish' && !ofTheSea.test(phrase));
  return isFish && side === undefined && colour === undefined && act === undefined;
}

const ofTheSea = /gold|koi|clown|🐠/u;

/** Where what is caught is held; that is not drawn by itself. */
const mouths: ReadonlySet<string> = new Set('mouth/jaws/teeth/maul/schnauze/boca/hocico/gueule/bouche'.split('/'));

const catches: ReadonlySet<string> = new Set(
  (
    'catching/catches/caught/catch/eating/eats/holding/holds/carrying/carries/hunting/fishing/fängt/fangend/frisst/hält/' +
    'atrapando/atrapa/pescando/pesca/comiendo/come/attrapant/attrape/pêchant/pêche/mangeant/mange'
  ).split('/'),
);

function leaveOut(words: string[], isMeant: (word: string) => boolean): void {
  for (let at = words.length - 1; at >= 0; at--) if (isMeant(words[at] ?? '')) words.splice(at, 1);
}
