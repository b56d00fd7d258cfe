import { findConcept } from '../concepts/registry.ts';
import { forget } from './count-anew.ts';
import { foods } from './deeds.ts';
import { goInside } from './go-inside.ts';
import { goToSchool } from './go-to-school.ts';
import { embraceEachOther } from './embrace-each-other.ts';
import { laughTogether } from './laugh-together.ts';
import { isPerson } from './doers.ts';
import { fallAsleep, lightHearth, sitByHearth, sitOnSwing, sitToKnit, sitToRead } from './sit-down.ts';
import type { Asked } from './heard.ts';
import { carryInArms } from './carry-in-arms.ts';
import { carryOnShoulders } from './carry-on-shoulders.ts';
import { standAtCounter } from './stand-at-counter.ts';
import { tellGender } from './tell-gender.ts';
import { treatPatients } from './treat-patients.ts';
import { takePart } from './take-part.ts';
import type { Reading } from './reading.ts';

/** Words for being at home, which ask for a room and for no house. */
const atHome =
  /(?<![\p{L}-])(?:at (?:their |his |her |our )?home|zu hause|zuhause|daheim|en (?:su )?casa|à la maison|chez eux|chez elle|chez lui|في البيت|في المنزل)(?![\p{L}-])|在家|家で/u;

/** Who eats or drinks together and was said to be nowhere does it where people do: at home in a kitchen, with beer in a tavern, and otherwise in a café. */
export function gatherIn(text: string, reading: Reading): void {
  const { asked } = reading;
  const home = atHome.test(text) ? asked.find(({ kind, id }) => kind === 'thing' && id === 'house') : undefined;
  const people = asked.filter(isPerson);
  const isOf = (...acts: readonly Asked['act'][]): boolean => people.some(({ act }) => acts.includes(act));
  if (home && people.length > 0) {
    forget(asked, home);
    asked.push(placeOf(isOf('eats') ? 'kitchen' : 'parlour', home.phrase));
  }
  tellGender(text, reading);
  goInside(text, reading);
  sweepLeaves(text, reading);
  paintInStudio(text, reading);
  carryInArms(text, reading);
  pairUp(text, reading);
  embraceEachOther(text, reading);
  holdHands(text, reading);
  laughTogether(reading);
  goToSchool(text, reading);
  treatPatients(text, reading);
  carryOnShoulders(text, reading);
  standAtCounter(text, reading);
  sitOnSwing(text, reading);
  fallAsleep(text, reading);
  lightHearth(text, reading);
  sitByHearth(reading);
  if (isOf('works at a table')) putBefore(asked);
  // A table is none that things stand on, where people sit at one.
  const table = asked.findIndex(({ kind, id, phrase }) => kind === 'place' && id === 'room' && tables.test(phrase));
  if (table >= 0 && isOf('sits at a table', 'plays at a table', 'draws', 'works at a table', 'eats', 'drinks'))
    asked[table] = placeOf('parlour', asked[table]?.phrase ?? '');
  if (people.length === 0 && meetings.test(text)) return meet(text, reading);
  if (asked.some(({ kind, id }) => kind === 'place' || outdoors.has(id))) return;
  tellStory(text, reading);
  if (sitToRead(text, asked) || sitToKnit(asked)) return;
  const [one] = people;
  const isFed = asked.some(({ id }) => id === 'duck' || id === 'swan');
  if (one && isOf('picnics')) return void asked.push(placeOf('park', one.phrase));
  if (one && isOf('feeds') && isFed) return void asked.push(placeOf('river', one.phrase));
  if (one && blackboard.test(text) && isOf('teaches')) return void asked.push(placeOf('classroom', one.phrase));
  if (one && isOf('kneels') && gardening.test(text)) return void asked.push(placeOf('cottage garden', one.phrase));
  if (one && isOf('cooks', 'washes dishes')) return void asked.push(placeOf('kitchen', one.phrase));
  if (one && isOf('draws', 'writes', 'irons')) return void asked.push(placeOf('parlour', one.phrase));
  const isAfloat = asked.some(({ id }) => findConcept(id)?.stands === 'water');
  if (one && isOf('fishes') && !isAfloat) return void asked.push(placeOf('river', one.phrase));
  const together =
    people.some(({ count = 1, plural, id }) => count > 1 || plural || several.has(id)) || people.length > 1;
  const meal = asked.find(({ id }) => foods.has(id));
  const isAtTable = isOf('eats') && !(meal && byHand.has(meal.id));
  const [first] = people;
  if (!first || !(isAtTable || (together && isOf('drinks')) || (isOf('plays at a table') && !together))) return;
  // The hour and the weather are seen outdoors, before a café.
  const isOutdoors = outside.test(text) || asked.some(({ kind }) => outdoorKinds.has(kind));
  // A family eats at home, in the evening by the lamp over the table.
  const isAtHome = isAtTable && !isOutdoors && people.some(isOfFamily);
  if (isAtHome && supper.test(text)) asked.push({ ...placeOf('dusk', first.phrase), kind: 'time' });
  const house = isAtHome ? 'kitchen' : asked.some(({ id }) => id === 'beer') ? 'tavern' : 'coffee house';
  asked.push(placeOf(isOutdoors ? 'cafe' : house, first.phrase));
}

const meetings =
  /(?<![\p{L}-])(?:(?:business|team|work|office|board) meeting|besprechung|geschäftstreffen|reunión de (?:negocios|trabajo|equipo)|réunion (?:d’affaires|d'affaires|de travail|d’équipe|d'équipe)|اجتماع(?: عمل)?)(?![\p{L}-])|会议|会議|打ち合わせ/u;

const inArms =
  /(?<![\p{L}-])(?:hugging|hugs|hug|embracing|cuddling|kissing|kiss|dancing|dances|dance|umarmen sich|umarmen|küssen sich|küssen|tanzen|tanzend|abrazándose|besándose|bailando|bailan|s.enlaçant|s.embrassant|s.embrassent|s.embrasse|dansant|dansent|يتعانقان|يرقصان)(?![\p{L}-])|拥抱|亲吻|跳舞|抱き合|キスを|踊って|踊る/u;
const kissing = /kiss|küss|bes[aá]|embrass|亲吻|キス/u;
const dancing = /dan[cs]|tanz|bail|رقص|跳舞|踊/u;

/** A man and a woman who dance, or have each other in their arms, are built as a couple is. */
function pairUp(text: string, reading: Reading): void {
  const [words] = inArms.exec(text) ?? [];
  const { asked } = reading;
  const people = asked.filter(isPerson);
  const [first, second] = people;
  if (words === undefined || !first) return;
  const act = dancing.test(words) ? 'dances' : kissing.test(words) ? 'kisses' : 'embraces';
  // "Un couple s'embrassant": the apostrophe hides the verb.
  if (people.length === 1 && first.id === 'couple' && first.act === undefined) {
    asked[asked.indexOf(first)] = { ...first, act };
    return takePart(words, reading);
  }
  const areTwo = people.length === 2 && new Set(people.map(({ id }) => id)).size === 2;
  const arePlain = people.every(
    ({ id, plural, count = 1, colour, side }) =>
      (id === 'man' || id === 'woman') && !plural && count === 1 && colour === undefined && side === undefined,
  );
  if (!second || !areTwo || !arePlain) return;
  forget(asked, second);
  asked[asked.indexOf(first)] = { ...first, id: 'couple', act };
  takePart(words, reading);
}

const inHand =
  /(?<![\p{L}-])(?:hand in hand|holding (?:each other.s )?hands|halten sich an den händen|händchen haltend|(?:cogidos|tomados|agarrados|cogidas|tomadas) de la mano|de la mano|main dans la main|se tenant (?:par )?la main|يدا بيد)(?![\p{L}-])|手牵手|手拉手|手をつな/u;

/** A couple walks hand in hand by itself; two children do as brothers and sisters are seen. */
function holdHands(text: string, reading: Reading): void {
  const [words] = inHand.exec(text) ?? [];
  const { asked } = reading;
  const at = asked.findIndex(
    ({ kind, id, count, act }) =>
      kind === 'thing' &&
      (hasHands.has(id) || (pairs[id] !== undefined && count === 2)) &&
      (act === undefined || act === 'walks'),
  );
  const two = asked[at];
  if (words === undefined || !two) return;
  const id = children.test(two.phrase) ? 'siblings' : pairs[two.id];
  if (id !== undefined) asked[at] = { ...two, id, count: 1, plural: false };
  takePart(words, reading);
}

/** Who is built hand in hand, and what two of a kind are then. */
const hasHands: ReadonlySet<string> = new Set(['couple', 'grandparents', 'siblings', 'twins', 'family', 'newlyweds']);
const pairs: Readonly<Record<string, string>> = { boy: 'twin boys', girl: 'twin girls' };
const children = /child|kid|kinder|niños|enfants|孩子|子供|أطفال/u;

/** Who works "on" a laptop does not sit on it. */
function putBefore(asked: Asked[]): void {
  asked.forEach((one, i) => {
    if (one.side !== 'on' || (one.id !== 'laptop' && one.id !== 'typewriter')) return;
    const { side: _side, of: _of, ...before } = one;
    asked[i] = before;
  });
}

/** A meeting is people who talk at a table. */
function meet(text: string, reading: Reading): void {
  const [phrase = ''] = meetings.exec(text) ?? [];
  const { asked } = reading;
  asked.push({ kind: 'thing', id: 'person', phrase, plural: true, count: 4, size: 1, act: 'talks' });
  if (!asked.some(({ kind }) => kind === 'place')) asked.push(placeOf('office', phrase));
  takePart(phrase, reading);
}

const telling =
  /(?<![\p{L}-])(?:telling|tells|reading|reads|erzählt|erzählend|liest|cuenta|contando|lee|raconte|racontant|lit) (?:\p{L}+ ){0,4}?(?:stories|story|tales|tale|geschichten|geschichte|märchen|cuentos|cuento|historias|historia|histoires|histoire|contes|conte)(?![\p{L}-])|讲故事|講故事|読み聞かせ|お話を/u;

/** Stories are told from a book. */
function tellStory(text: string, reading: Reading): void {
  const { asked } = reading;
  const [words] = telling.exec(text) ?? [];
  const at = asked.findIndex(isPerson);
  const teller = asked[at];
  if (words === undefined || !teller || teller.plural || (teller.count ?? 1) > 1) return;
  if (teller.act === undefined || teller.act === 'talks') asked[at] = { ...teller, act: 'reads' };
  takePart(words, reading);
}

const outside =
  /terrace|outside|outdoors|open air|terrasse|draußen|im freien|terraza|al aire libre|dehors|en plein air|露台|户外|テラス|屋外/u;
const outdoorKinds: ReadonlySet<Asked['kind']> = new Set<Asked['kind']>(['time', 'weather', 'season', 'event']);

const placeOf = (id: string, phrase: string): Asked => ({
  kind: 'place',
  id,
  phrase,
  plural: false,
  size: 1,
  count: 1,
});

const leaves =
  /(?<![\p{L}-])(?:(?:autumn |fallen |dry |dead )?leaves|laub|blätter|hojas|feuilles|أوراق)(?![\p{L}-])|落叶|树叶|落ち葉/u;

/** Leaves that somebody sweeps or rakes together lie on the ground (STUDIO-80). */
function sweepLeaves(text: string, reading: Reading): void {
  const { asked } = reading;
  const [words] = leaves.exec(text) ?? [];
  const isDone = asked.some(({ act }) => act === 'sweeps' || act === 'rakes');
  if (words === undefined || !isDone || asked.some(({ id }) => id === 'fallen leaves')) return;
  asked.push(placeOf('fallen leaves', words));
  takePart(words, reading);
}

const studio =
  /(?<![\p{L}-])(?:(?:in|at) (?:a|an|the|his|her) (?:sunny |bright |messy |artist.s |art |painting )*studio|(?:in (?:einem|seinem|ihrem)|im) (?:atelier|studio)|en (?:un|el|su) (?:estudio|taller)|dans (?:un|le|son) (?:atelier|studio)|في (?:ال)?(?:مرسم|استوديو))(?![\p{L}-])|在?画室里?|アトリエで?/u;

/** Who paints by trade is at work in a studio, which is a room with pictures (STUDIO-53). */
function paintInStudio(text: string, reading: Reading): void {
  const { asked } = reading;
  const [words] = studio.exec(text) ?? [];
  const at = asked.findIndex(({ id, act }) => act === 'paints' || (id === 'painter' && act === undefined));
  const one = asked[at];
  if (words === undefined || !one) return;
  asked[at] = { ...one, act: 'paints' };
  if (!asked.some(({ kind }) => kind === 'place')) asked.push(placeOf('gallery', words));
  takePart(words, reading);
}

const tables = /table|tisch|mesa|桌|テーブル|طاولة/u;

const gardening =
  /(?<![\p{L}-])(?:gardening|planting|plants|gärtnert|pflanzt|pflanzen|plantando|jardinant|plantant)(?![\p{L}-])|种花|种植|植え/u;

const blackboard = /board|tafel|pizarra|tableau|黑板|黒板|السبورة/u;

/** Who is more than one by their word. */
const several: ReadonlySet<string> = new Set([
  'couple',
  'grandparents',
  'family',
  'family of four',
  'siblings',
  'twins',
  'newlyweds',
]);

/** Who is named by whom they belong to. */
const isOfFamily = ({ id, phrase }: Asked): boolean => kin.has(id) || kinWords.test(phrase);
const kin: ReadonlySet<string> = new Set(['family', 'family of four', 'grandparents', 'siblings', 'baby']);
const kinWords =
  /mother|father|mom|dad|mum|parent|child|kid|son|daughter|brother|sister|wife|husband|mutter|vater|mama|papa|oma|opa|eltern|kind|sohn|tochter|bruder|schwester|madre|padre|abuel|hij[oa]|niñ[oa]s|mère|père|enfants|fille|fils|妈|爸|父|母|奶奶|爷爷|孩子|儿子|女儿|家族|子供|أم|أب|أطفال/u;

/** Meals of the evening. */
const supper =
  /dinner|supper|abendessen|abendbrot|zu abend|cena|cenando|dîner|dînant|dînent|dîne|晚饭|晚餐|夕食|晩ご飯|晩御飯|العشاء/u;

/** What is eaten while somebody walks. */
const byHand: ReadonlySet<string> = new Set([
  'ice cream',
  'apple',
  'banana',
  'popcorn',
  'candy',
  'donut',
  'hot dog',
  'pretzel',
  'watermelon',
]);

/** What is only found outdoors, or has a room of its own. */
const outdoors: ReadonlySet<string> = new Set([
  'campfire',
  'tent',
  'bench',
  'tree',
  'fireplace',
  'sofa',
  'armchair',
  'bed',
]);
