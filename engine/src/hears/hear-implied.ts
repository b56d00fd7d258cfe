import { canHold } from '../concepts/holding.ts';
import { isIdOfLiving } from '../concepts/living.ts';
import { findConcept } from '../concepts/registry.ts';
import { canRide, isSeat } from '../concepts/riding.ts';
import { places } from '../settings/places.ts';
import type { Place } from '../settings/places.ts';
import { boxTogether } from './box-together.ts';
import { smokeFromChimneys } from './chimneys.ts';
import { shows } from '../settings/shown.ts';
import { countAnew, forget } from './count-anew.ts';
import type { Side } from './grammar.ts';
import type { Asked } from './heard.ts';
import { letBearsCatch } from './let-bears-catch.ts';
import { leadDogs } from './lead-dogs.ts';
import { letThemDo } from './let-them-do.ts';
import { letThemPractise } from './let-them-practise.ts';
import { placeSeason } from './place-of-season.ts';
import { swimInWater } from './swim-in-water.ts';
import { walkInRain } from './walk-in-rain.ts';
import type { Reading } from './reading.ts';

/** Changes what was asked for by what the words beside it imply. */
export function hearImplied(reading: Reading, text: string): void {
  boardOwnShip(reading);
  wearSunglasses(reading);
  missHeels(reading);
  flyOwnFlags(reading);
  letRunnersRun(reading);
  letThemFish(reading);
  letBearsCatch(reading);
  letSurfersSurf(reading);
  letThemPractise(reading);
  swimInWater(reading);
  letThemDo(text, reading);
  leadDogs(text, reading);
  readIndoors(reading);
  walkInRain(reading);
  letThemPlayBall(reading);
  boxTogether(text, reading);
  enterRing(reading);
  giveBrush(reading);
  carryLantern(reading);
  sitWithWhatIsHeld(reading);
  sitAtPiano(reading);
  lieOnGold(reading);
  lightWindows(reading);
  lightStage(reading);
  keepLighthouse(reading);
  wed(reading);
  crossByTrain(reading);
  walkOverStream(reading, text);
  skiDownSlope(reading);
  passUnderBridge(reading);
  leaveToPlace(reading);
  smokeFromChimneys(reading);
  bringAutumn(reading);
  fillValley(reading);
  traceNoPath(reading);
  placeSeason(reading);
}

/** "Path tracing" is a way to paint, and no way to walk on. */
function traceNoPath({ asked, ignored }: Reading): void {
  const at = asked.findIndex(({ id, phrase }) => id === 'path' && phrase === 'path');
  if (at >= 0 && ignored.some((word) => /^trac(?:ing|ed|er)$/.test(word))) asked.splice(at, 1);
}

/** Flowers and a valley that were named together are a valley full of them. */
function fillValley({ asked }: Reading): void {
  const valley = asked.findIndex(({ id, phrase }) => id === 'river' && /valley/.test(phrase));
  const flowers = asked.findIndex(({ kind, id }) => kind === 'place' && id === 'garden');
  const [one, other] = [asked[valley], asked[flowers]];
  if (!one || !other) return;
  asked[valley] = { ...one, id: 'flower valley' };
  asked.splice(flowers, 1);
}

/** What many of are seen in a place by themselves, which are no thing beside it. */
const ofPlaces: Readonly<Record<string, readonly string[]>> = { library: ['book'], city: ['tower'] };

/** "A library with books": they are on its shelves; and the towers of a city are its own. */
function leaveToPlace({ asked }: Reading): void {
  for (const { kind, id } of [...asked])
    for (const own of (kind === 'place' && ofPlaces[id]) || []) {
      const things = asked.filter((one) => one.kind === 'thing');
      const one = things.find(({ id: its, plural, side }) => its === own && plural && side === undefined);
      if (one) forget(asked, one);
    }
}

/** Leaves lie on the ground in autumn; those that a tree was said to have are on that, and where no ground is for them they say the season. */
function bringAutumn({ asked }: Reading): void {
  const at = asked.findIndex(({ kind, id }) => kind === 'place' && id === 'fallen leaves');
  const leaves = asked[at];
  if (!leaves) return;
  const last = asked.slice(0, at).findLast(({ kind }) => kind === 'thing');
  const areOnTree = last && findConcept(last.id)?.moves === 'sways';
  const others = asked.flatMap(({ kind, id }) => (kind === 'place' ? (places.find((one) => one.id === id) ?? []) : []));
  const isLaid = ({ setting }: Place): boolean => setting !== undefined && shows(setting, leaves.id, true);
  const isSeason = autumnLeaves.test(leaves.phrase) && (areOnTree === true || !others.every(isLaid));
  if (isSeason) asked.splice(at, 1);
  if (!asked.some(({ kind, id }) => kind === 'season' || id === 'snow'))
    asked.push({ kind: 'season', id: 'autumn', phrase: leaves.phrase, plural: false, size: 1 });
}

/** Leaves of which only the season was said, and not where they are. */
const autumnLeaves =
  /^(?:autumn leaves|fall leaves|herbstblätter|herbstlaub|laub|hojas de otoño|feuilles d.automne|秋叶)$/u;

/** Who plays a piano sits before it. */
function sitAtPiano({ asked, ignored }: Reading): void {
  const played = ignored.findIndex((word) => plays.has(word));
  const piano = asked.find(({ id, side }) => id === 'piano' && side === undefined);
  const seat = findConcept('piano');
  if (!piano || !seat || (played < 0 && !atPiano.test(piano.phrase))) return;
  const things = asked.filter(({ kind }) => kind === 'thing');
  const player = things.slice(0, things.indexOf(piano)).findLastIndex(({ id }) => {
    const somebody = findConcept(id);
    return somebody !== undefined && canRide(somebody, seat);
  });
  if (player < 0) return;
  asked[asked.indexOf(piano)] = { ...piano, side: 'on', of: player };
  if (played >= 0) ignored.splice(played, 1);
}

const atPiano = /^(?:at|am|al|au) /u;

const plays: ReadonlySet<string> = new Set(
  'playing/plays/spielt/spielend/spielende/tocando/toca/jouant/joue'.split('/'),
);

/** Gold that somebody or an animal lies on is a heap of it, and no few coins on a table. */
function lieOnGold({ asked }: Reading): void {
  const things = asked.filter(({ kind }) => kind === 'thing');
  asked.forEach((thing, i) => {
    if (thing.id !== 'coins' || (thing.side !== 'on' && thing.side !== 'above') || thing.of === undefined) return;
    const rider = findConcept(things[thing.of]?.id ?? '');
    if (rider?.stands === 'ground') asked[i] = { ...thing, id: 'hoard', side: 'on' };
  });
}

/** Windows that are lit are seen to be in the evening, where nothing else is said of the hour. */
function lightWindows({ asked }: Reading): void {
  const isLit = asked.findIndex(({ kind, phrase }) => kind === 'time' && litWindows.test(phrase));
  if (isLit >= 0 && asked.some(({ kind }, i) => kind === 'time' && i !== isLit)) asked.splice(isLit, 1);
}

const litWindows = /window|fenster|ventana|fenêtre|窗|窓|نوافذ/u;

/** The lights of a stage are those that it has. */
function lightStage({ asked, notDrawn }: Reading): void {
  if (!asked.some(({ id }) => id === 'stage')) return;
  for (let at = notDrawn.length - 1; at >= 0; at--) if (stageLights.test(notDrawn[at] ?? '')) notDrawn.splice(at, 1);
}

const stageLights = /^(?:spotlights?|scheinwerfer|stage lights?|focos?|projecteurs?)$/u;

/** Who keeps a lighthouse stands before it. */
function keepLighthouse({ asked }: Reading): void {
  const at = asked.findIndex(({ id, phrase }) => id === 'captain' && keepers.test(phrase));
  if (at < 0 || asked.some(({ id }) => id === 'lighthouse')) return;
  const things = asked.filter(({ kind }) => kind === 'thing').length;
  asked.push({
    kind: 'thing',
    id: 'lighthouse',
    phrase: asked[at]?.phrase ?? '',
    plural: false,
    size: 1,
    side: 'behind',
    of: things - 1,
  });
}

const keepers = /keeper|wärter|farero|gardien/u;

/** Who plays a guitar on a bench sits there, and not the guitar. */
function sitWithWhatIsHeld({ asked }: Reading): void {
  const things = asked.filter(({ kind }) => kind === 'thing');
  asked.forEach((seat, i) => {
    if (seat.side !== 'on' || seat.of === undefined || seat.of < 1) return;
    const [holder, held, carrier] = [things[seat.of - 1], things[seat.of], seat].map(
      (one) => one && findConcept(one.id),
    );
    if (!holder || !held || !carrier) return;
    if (isSeat(carrier) && canRide(holder, carrier) && canHold(holder, held)) asked[i] = { ...seat, of: seat.of - 1 };
  });
}

/** A bride and a groom who were named one after the other are a couple, and stand as one. */
function wed({ asked }: Reading): void {
  const things = asked.filter(({ kind }) => kind === 'thing');
  const pair = things.filter(({ id }) => id === 'bride' || id === 'groom');
  const [first, second] = pair;
  const areTwo = first && second && pair.length === 2 && first.id !== second.id;
  const isEach = pair.every(
    ({ plural, count = 1, act, side, of }) => !plural && count === 1 && act === undefined && (side ?? of) === undefined,
  );
  if (!areTwo || !isEach) return;
  const gone = things.indexOf(second);
  asked[asked.indexOf(first)] = { ...first, id: 'newlyweds', phrase: `${first.phrase} and ${second.phrase}` };
  asked.splice(asked.indexOf(second), 1);
  countAnew(asked, gone, things.indexOf(first));
}

/** A train and a bridge are one with it on that, whichever words stand between them, unless it was said to be somewhere else. */
function crossByTrain({ asked }: Reading): void {
  const [first, second, ...others] = asked.filter(({ kind }) => kind === 'thing');
  if (!first || !second || others.length > 0) return;
  const [train, bridge] = first.id === 'train' ? [first, second] : [second, first];
  const isOver = second.side === undefined || (second === bridge && overIt.has(second.side));
  if (train.id !== 'train' || bridge.id !== 'bridge' || first.side !== undefined || !isOver) return;
  const { side: _side, of: _of, ...alone } = train;
  const at = asked.indexOf(first);
  asked.splice(asked.indexOf(second), 1);
  asked[at] = { ...alone, id: 'train on a bridge', phrase: `${first.phrase} and ${second.phrase}` };
}

/** Who walks or stands on a bridge does so on one over a stream: a viaduct is none for them. */
function walkOverStream({ asked }: Reading, text: string): void {
  const things = asked.filter(({ kind }) => kind === 'thing');
  const bridge = things.find(({ id }) => id === 'bridge');
  const isOn = bridge && (bridge.side === 'on' || (bridge.side === undefined && crosses.test(text)));
  const others = things.filter((thing) => thing !== bridge);
  const areAlive = others.length > 0 && others.every(({ id }) => isIdOfLiving(id));
  const isElsewhere = asked.some(({ kind, id }) => kind === 'place' && !shows('park', id, true));
  if (!isOn || !areAlive || isElsewhere) return;
  const { side: _side, of: _of, ...alone } = bridge;
  const gone = things.indexOf(bridge);
  asked[asked.indexOf(bridge)] = { ...alone, kind: 'place', id: 'footbridge' };
  countAnew(asked, gone);
}

/** Who skis in mountains does it on a slope of them. */
function skiDownSlope({ asked }: Reading): void {
  const at = asked.findIndex(({ kind, id }) => kind === 'place' && id === 'mountains');
  const mountains = asked[at];
  if (mountains && asked.some(({ id }) => id === 'skier' || id === 'snowboarder'))
    asked[at] = { ...mountains, id: 'ski slope' };
}

/** What floats under a bridge does so in a town, on a canal that has one: a viaduct would be too far away to be under. */
function passUnderBridge({ asked }: Reading): void {
  const things = asked.filter(({ kind }) => kind === 'thing');
  const bridge = things.find(({ id, side }) => id === 'bridge' && side === 'under');
  const floating = bridge?.of === undefined ? undefined : findConcept(things[bridge.of]?.id ?? '');
  const isSlight = floating?.stands === 'water' && floating.size.width < widestOnCanal;
  if (!bridge || !isSlight || things.length > 2 || asked.some(({ kind }) => kind === 'place')) return;
  const { side: _side, of: _of, ...alone } = bridge;
  const gone = things.indexOf(bridge);
  asked[asked.indexOf(bridge)] = { ...alone, kind: 'place', id: 'canal street' };
  countAnew(asked, gone);
}

/** Metres. */
const widestOnCanal = 7;

const crosses =
  /(?<![\p{L}-])(?:crossing|crosses|überquert|überquerend|cruzando|cruza|traversant|traverse)(?![\p{L}-])/u;

const overIt: ReadonlySet<Side> = new Set<Side>(['on', 'above']);

/** Words for who runs, in the languages that have one. */
const runners = /runner|jogger|läufer|corredor|coureu|跑步者|ランナー|عداء/u;

/** Who is called a runner runs. */
function letRunnersRun({ asked }: Reading): void {
  asked.forEach((thing, i) => {
    if (thing.id === 'athlete' && thing.act === undefined && runners.test(thing.phrase))
      asked[i] = { ...thing, act: 'runs' };
  });
}

/** The ring that a boxer is in is none of gold, but of ropes. */
function enterRing({ asked }: Reading): void {
  if (!asked.some(({ id }) => id === 'boxer')) return;
  const at = asked.findIndex(({ kind, id, phrase }) => kind === 'thing' && id === 'ring' && phrase === 'ring');
  const ring = asked[at];
  if (!ring) return;
  asked.splice(at, 1);
  asked.push({ ...ring, kind: 'place', id: 'boxing ring' });
}

/** "A painter with a brush" holds it; with others the word is of how a picture is painted. */
function giveBrush({ asked, notDrawn }: Reading): void {
  const at = notDrawn.indexOf('brush');
  if (at < 0 || !asked.some(({ id }) => id === 'painter')) return;
  notDrawn.splice(at, 1);
  asked.push({ kind: 'belonging', id: 'brush', phrase: 'brush', plural: false, size: 1 });
}

/** A lantern that is named right after somebody of every day is one to carry, and no lamp of a street. */
function carryLantern({ asked }: Reading): void {
  asked.forEach((thing, i) => {
    const before = asked.slice(0, i).findLast(({ kind }) => kind === 'thing');
    const isOne = !thing.plural && (thing.count ?? 1) === 1 && thing.side === undefined;
    if (thing.id !== 'lamp' || thing.phrase !== 'lantern' || !isOne || !before) return;
    if (findConcept(before.id)?.dresses === true) asked[i] = { ...thing, id: 'oil lamp' };
  });
}

/** Somebody with a fishing rod fishes. */
function letThemFish({ asked }: Reading): void {
  if (!asked.some(({ id }) => id === 'fishing rod')) return;
  const at = asked.findIndex(
    ({ kind, id, act }) => kind === 'thing' && act === undefined && findConcept(id)?.acts?.includes('fishes') === true,
  );
  const person = asked[at];
  if (person) asked[at] = { ...person, act: 'fishes' };
}

/** Who reads by the light of a candle does that among books, where no other place was named. */
function readIndoors({ asked }: Reading): void {
  const light = asked.find(({ id }) => id === 'candle' || id === 'candelabra');
  const isReading = asked.some(({ act }) => act === 'reads');
  const isPlaced = asked.some(({ kind, id }) => kind === 'place' || findConcept(id)?.atWall === true);
  if (!light || !isReading || isPlaced) return;
  asked.push({ kind: 'place', id: 'library', phrase: light.phrase, plural: false, size: 1, count: 1 });
}

/** Who plays with a ball, and is not said to do anything else, runs after it. */
function letThemPlayBall({ asked, ignored }: Reading): void {
  const isBall = ({ id, side }: Asked): boolean => (id === 'football' || id === 'basketball') && side === undefined;
  const said = ignored.findIndex((word) => plays.has(word));
  const ball = asked.findIndex(isBall);
  if (said < 0 || ball < 0) return;
  const isPlayer = ({ kind, id, act }: Asked): boolean =>
    kind === 'thing' && act === undefined && findConcept(id)?.acts?.includes('runs') === true;
  const player = asked
    .slice(0, ball)
    .findLastIndex((one) => isPlayer(one) && findConcept(one.id)?.portrait !== undefined);
  const somebody = asked[player];
  if (!somebody) return;
  const of = asked.filter(({ kind }) => kind === 'thing').indexOf(somebody);
  const played = asked[ball];
  // It is at their feet, and not in their hands.
  if (played) asked[ball] = { ...played, side: 'beside', of };
  asked[player] = { ...somebody, act: 'runs' };
  ignored.splice(said, 1);
}

/** A surfer and a wave: they ride it, unless they were said to be on a beach. */
function letSurfersSurf({ asked }: Reading): void {
  const isAshore = asked.some(({ kind, id }) => kind === 'place' && (id === 'beach' || id === 'tropical beach'));
  if (isAshore || !asked.some(({ id }) => id === 'swell')) return;
  asked.forEach((thing, i) => {
    if (thing.id === 'surfer' && thing.act === undefined) asked[i] = { ...thing, act: 'surfs' };
  });
}

/** Somebody "with sunglasses" wears them. */
function wearSunglasses({ asked }: Reading): void {
  asked.forEach((thing, i) => {
    const [before] = asked
      .slice(0, i)
      .filter(({ kind }) => kind === 'thing')
      .slice(-1);
    if (thing.id === 'sunglasses' && before && findConcept(before.id)?.portrait !== undefined)
      asked[i] = { ...thing, kind: 'trait' };
  });
}

/** Whoever is said to wear high heels has shoes of their own: a pair beside them is not what was asked for. */
function missHeels({ asked }: Reading): void {
  asked.forEach((thing, i) => {
    const before = asked.slice(0, i).findLast(({ kind }) => kind === 'thing');
    if (thing.id !== 'high heels' || thing.side !== undefined || !before) return;
    if (findConcept(before.id)?.dresses === true) asked[i] = { ...thing, kind: 'belonging' };
  });
}

/** The flag of what floats is on its mast, if it has one: on a pole ashore it would stand before it. */
function flyOwnFlags({ asked }: Reading): void {
  asked.forEach((thing, i) => {
    const before = asked.slice(0, i).findLast(({ kind }) => kind === 'thing');
    if (!/\bflag$/.test(thing.id) || thing.kind !== 'thing' || thing.side !== undefined || !before) return;
    if (findConcept(before.id)?.stands === 'water') asked[i] = { ...thing, kind: 'belonging' };
  });
}

/** Pirates have a ship of their own. */
function boardOwnShip({ asked }: Reading): void {
  if (!asked.some(({ id }) => id === 'pirate')) return;
  asked.forEach((thing, i) => {
    if (thing.id === 'ship') asked[i] = { ...thing, id: 'pirate ship' };
  });
}
