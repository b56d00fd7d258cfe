import { findConcept } from '../concepts/registry.ts';
import { isOldByName } from '../concepts/old-by-name.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import { takePart } from './take-part.ts';
import type { Reading } from './reading.ts';

// What people are said to do seats them on what that is done on: a swing, a chair by the hearth, a sofa to read aloud on (STUDIO-72).

const thingsOf = (asked: readonly Asked[]): readonly Asked[] => asked.filter(({ kind }) => kind === 'thing');

const isOne = ({ plural, count = 1 }: Asked): boolean => !plural && count === 1;

/** Verbs for being on a swing; who swings a bat or a sword has it as an object. */
const swings =
  /(?<![\p{L}-])(?:swinging(?! (?:a|an|the|his|her|their|at) )|schaukelt|schaukelnd|schaukelnde|schaukelnder|schaukelndes|schaukeln|columpiándose|se columpia|se columpian|balanceándose|se balance|se balancent|se balançant|يتأرجح|تتأرجح|يتأرجحون)(?![\p{L}-])|荡秋千|ブランコをこ|ブランコに乗/u;

/** Who swings sits on a swing, and so does whoever was named with one and said to be nowhere else. */
export function sitOnSwing(text: string, reading: Reading): void {
  const { asked } = reading;
  const [words] = swings.exec(text) ?? [];
  const things = thingsOf(asked);
  const who = things.findIndex((one) => isPerson(one) && one.act === undefined);
  const swing = things.find(({ id }) => id === 'swing');
  const somebody = things[who];
  if (!somebody || (words === undefined && !swing) || things.some(({ id }) => id === 'hammock')) return;
  // A plank carries one: a couple has a bench that swings.
  const id = canSwing(somebody) ? 'swing' : 'porch swing';
  if (swing && (swing.side === undefined || swing.side === 'on'))
    asked[asked.indexOf(swing)] = { ...swing, id, ...ownEach(somebody, id), side: 'on', of: swing.of ?? who };
  else if (!swing) push(asked, id, { who, phrase: words ?? somebody.phrase, ...ownEach(somebody, id) });
  if (words !== undefined) takePart(words, reading);
}

/** Whether each of them finds room on a plank of their own. */
const canSwing = ({ id, count = 1 }: Asked): boolean => findConcept(id)?.dresses === true && count < 4;

/** Two who swing have two swings. */
const ownEach = ({ plural, count }: Asked, id: string): Partial<Asked> =>
  id === 'swing' && (plural || (count ?? 1) > 1) ? { plural: true, count: count ?? 2 } : { plural: false, count: 1 };

/** Words for a fire that may burn in a hearth as well as outdoors. */
const anyFire = /^(?:(?:the |a )?fire|feuer|fuego|feu|火|نار)$/u;
/** What is said of a fire outdoors. */
const isCamp =
  /camp|outdoor|outside|backpack|hik|zelt|draußen|im freien|acamp|al aire libre|dehors|en plein air|露营|野外|户外|キャンプ|屋外|مخيم/u;
const cosy: ReadonlySet<string> = new Set([
  ...['knitting', 'armchair', 'sofa', 'piano', 'rocking horse', 'bookshelf', 'book', 'christmas tree', 'ball of wool'],
  ...['mug', 'teapot', 'cat', 'kitten', 'dog', 'puppy', 'grandparents', 'chess', 'wine glass', 'stocking'],
]);
const rooms: ReadonlySet<string> = new Set(['room', 'parlour', 'library', 'cabin']);

/** A fire that somebody knits, reads or sits in an armchair by is that of a hearth, and none in a camp. */
export function lightHearth(text: string, { asked }: Reading): void {
  const at = asked.findIndex(({ id, phrase }) => id === 'campfire' && anyFire.test(phrase));
  const fire = asked[at];
  if (!fire || isCamp.test(text)) return;
  const isElsewhere = asked.some(
    ({ kind, id }) => id === 'tent' || kind === 'event' || (kind === 'place' && !rooms.has(id)),
  );
  const isCosy = asked.some(
    (one) =>
      cosy.has(one.id) || one.act === 'reads' || one.act === 'reads the paper' || isOld(one) || rooms.has(one.id),
  );
  if (!isElsewhere && isCosy) asked[at] = { ...fire, id: 'fireplace' };
}

const isOld = (one: Asked): boolean => isPerson(one) && isOldByName(one.phrase);

/** What is done by a hearth while sitting. */
const atEase: ReadonlySet<Asked['act']> = new Set<Asked['act']>([
  ...(['sits', 'reads', 'reads the paper', 'drinks', 'talks'] as const),
  undefined,
]);

/** Who is by a hearth sits there: one in an armchair, and several on a sofa. */
export function sitByHearth({ asked }: Reading): void {
  const things = thingsOf(asked);
  if (!things.some(({ id }) => id === 'fireplace') || things.some(({ side, of }) => side === 'on' && of !== undefined))
    return;
  const people = things.filter(isPerson);
  const who = things.findLastIndex(isPerson);
  const many = people.reduce((sum, one) => sum + (isOne(one) ? 1 : (one.count ?? 2)), 0);
  const pair = people.some(({ id }) => id === 'couple' || id === 'grandparents');
  if (!people.every(({ act, side }) => atEase.has(act) && side === undefined) || many === 0 || many > 3) return;
  const seat = asked.find(({ id, side }) => seats.has(id) && side === undefined);
  if (seat) asked[asked.indexOf(seat)] = { ...seat, side: 'on', of: who };
  else push(asked, many > 1 || pair ? 'sofa' : 'armchair', { who, phrase: people[0]?.phrase ?? '' });
}

const seats: ReadonlySet<string> = new Set(['sofa', 'armchair', 'chair']);

/** Words between what is read and who listens. */
const toWhom = /\s(?:to|for|with|vor|für|mit|a|para|con|à|pour|avec|给|に)\s|给|に|لـ?/u;

/** Who reads to somebody sits on a sofa with them. */
export function sitToRead(text: string, asked: Asked[]): boolean {
  const things = thingsOf(asked);
  const reader = things.findIndex(({ act }) => act === 'reads');
  const listens = things.findIndex((one, i) => i !== reader && isPerson(one) && one.act === undefined);
  if (reader < 0 || listens < 0 || !toWhom.test(text)) return false;
  return seatOn('sofa', reader, things, asked);
}

/** Who knits sits in an armchair. */
export function sitToKnit(asked: Asked[]): boolean {
  const things = thingsOf(asked);
  const knits = things.some(({ id }) => id === 'knitting');
  const who = things.findIndex((one) => isPerson(one) && one.act === undefined && isOne(one));
  return knits && who >= 0 && seatOn('armchair', who, things, asked);
}

/** Words for sleeping. */
const sleeping =
  /(?<![\p{L}-])(?:(?:fast |sound )?asleep|sleeping|sleeps|sleep|napping|naps|taking a nap|dozing|dozes|snoozing|schlafend(?:e|er|es|en)?|schläft|schlafen|eingeschlafene?|durmiendo|duerme|dormidos?|dormidas?|endormie?s?|dormant|(?:qui )?dort|ينام|تنام|نائمة?)(?![\p{L}-])|睡觉|睡着|熟睡|睡在|眠って|眠る|寝ている/u;
/** What somebody falls asleep on as they sit. */
const softSeats: ReadonlySet<string> = new Set(['sofa', 'armchair', 'bench']);

/** Somebody who sleeps has fallen asleep on a sofa, or on the seat that was named: nobody is seen lying in a bed (STUDIO-72). */
export function fallAsleep(text: string, reading: Reading): void {
  const [words] = sleeping.exec(text) ?? [];
  const { asked } = reading;
  const things = thingsOf(asked);
  const who = things.findIndex((one) => isPerson(one) && findConcept(one.id)?.dresses === true);
  const somebody = things[who];
  const seat = asked.find(({ id }) => softSeats.has(id));
  if (words === undefined || !somebody || somebody.act !== undefined || !isOne(somebody)) return;
  const isElsewhere = asked.some(({ kind, id }) => kind === 'place' && !rooms.has(id));
  const isFree = things.length === 1 && !isElsewhere;
  if (seat ? seat.of !== who && seat.side !== undefined : !isFree) return;
  asked[asked.indexOf(somebody)] = { ...somebody, act: 'naps' };
  if (seat) asked[asked.indexOf(seat)] = { ...seat, side: 'on', of: who };
  else push(asked, 'sofa', { who, phrase: somebody.phrase });
  takePart(words, reading);
}

/** Seats somebody on a piece of furniture, if nothing was said of where they are. */
function seatOn(id: string, who: number, things: readonly Asked[], asked: Asked[]): boolean {
  const somebody = things[who];
  if (!somebody || things.some(({ side }) => side !== undefined)) return false;
  push(asked, id, { who, phrase: somebody.phrase });
  return true;
}

/** Asks for something that one of the things named before is on. */
function push(asked: Asked[], id: string, { who, ...said }: { readonly who: number } & Partial<Asked>): void {
  asked.push({ phrase: '', plural: false, count: 1, size: 1, ...said, kind: 'thing', id, side: 'on', of: who });
}
