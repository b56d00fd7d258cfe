import type { CounterKind } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';
import { forget } from './count-anew.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';
import { takePart } from './take-part.ts';

const atCounter =
  /(?<!(?:in front of|before|vor|delante del?|frente al?|devant) (?:\p{L}+ )?)(?<![\p{L}-])(?:(?:behind|at|hinter|an|detrás del?|tras|al|en|derrière|à|au|خلف) )?(?:(?:a|the|his|her|der|dem|einer|einem|seiner|ihrer|el|la|un|una|le|les|l.|du|son) ?)?(?:(?:bar|shop|store|kitchen|café|cafe|coffee|bakery|wooden) )?(?:counter|theke|ladentheke|tresen|verkaufstresen|mostrador|comptoir|المنضدة|الكاونتر)(?![\p{L}-])|柜台|吧台|カウンター|(?<![\p{L}-])(?:(?:behind|tending|tends) (?:a|the|his|her)|hinter (?:der|einer)|detrás de (?:la|una)|derrière (?:le|un|son)) (?:bar|barra)(?![\p{L}-])/u;
const baking =
  /(?<![\p{L}-])(?:baking|bakes|kneading|kneads|making)(?: (?:\p{L}+ ){0,2}(?:bread|dough|loaves|rolls))?(?![\p{L}-])|(?<![\p{L}-])(?:backt|backend|knetet|knetend|horneando|hornea|amasando|amasa|pétrit|pétrissant|cuit|يخبز|تخبز)(?![\p{L}-])|烤面包|揉面|パンを焼|焼いて/u;
const coffee =
  /(?<![\p{L}-])(?:making|makes|brewing|preparing|pouring) (?:\p{L}+ ){0,2}(?:coffee|coffees|espresso|cappuccino|latte)(?![\p{L}-])|(?<![\p{L}-])(?:macht|preparando|prepara|prépare|préparant) (?:\p{L}+ ){0,1}(?:kaffee|café)(?![\p{L}-])|做咖啡|冲咖啡|コーヒーを(?:淹れ|入れ)/u;

/** Inside of a bakery, and not before the building. */
const inBakery =
  /(?<![\p{L}-])(?:in|inside|at) (?:a|the|his|her|their) (?:\p{L}+ )?bakery|in (?:der|einer|seiner|ihrer) bäckerei|en (?:la|una|su) panadería|dans (?:la|une|sa) boulangerie|面包店里|パン屋で/u;

const bakers = /bak|bäck|panader|boulang|面包|パン|خباز/u;
const barkeepers = /bar(?:man|maid|tender|keeper)|吧|バーテン/u;
const baristas = /barista|咖啡师|バリスタ|باريستا/u;
const works: ReadonlySet<string> = new Set(['waiter', 'waitress', 'chef']);

/** Where each kind of counter stands, where no place was named. */
const placeOf: Readonly<Record<CounterKind, string>> = {
  coffee: 'coffee house',
  bar: 'tavern',
  bakery: 'kitchen',
  kitchen: 'kitchen',
  shop: 'market',
};

/** Who was said to be at a counter stands behind one, and so do bakers who bake, baristas who make coffee and cooks in their kitchen (STUDIO-72). */
export function standAtCounter(text: string, reading: Reading): void {
  const { asked } = reading;
  const [words] = atCounter.exec(text) ?? [];
  const place = asked.find(({ kind }) => kind === 'place')?.id;
  const one = asked.find((person) => canServe(person) && (works.has(person.id) || words !== undefined));
  if (!one) return;
  const kind = kindOf(one, place);
  const [done] = (kind === 'bakery' ? baking : kind === 'coffee' ? coffee : undefined)?.exec(text) ?? [];
  const isInKitchen = one.id === 'chef' && place === 'kitchen' && !asked.some(({ id }) => id === 'pan');
  const [inside] = (kind === 'bakery' && inBakery.exec(text)) || [];
  // Who is called so after a bar stands behind it, where no other place was named.
  const isAtBar =
    (barkeepers.test(one.phrase) || baristas.test(one.phrase)) && (place === undefined || place === placeOf[kind]);
  if ([words, done, inside].every((said) => said === undefined) && !isInKitchen && !isAtBar) return;
  const shop = inside === undefined ? undefined : asked.find(({ kind: its, id }) => its === 'thing' && id === 'shop');
  if (shop) forget(asked, shop);
  asked[asked.indexOf(one)] = { ...one, act: 'serves', counter: kind };
  if (place === undefined)
    asked.push({ kind: 'place', id: placeOf[kind], phrase: words ?? one.phrase, plural: false, size: 1, count: 1 });
  for (const said of [words, done]) if (said !== undefined) takePart(said, reading);
}

/** Whether somebody alone does nothing else, or what is done at a counter. */
const canServe = ({ kind, id, plural, count = 1, act, side }: Asked): boolean =>
  kind === 'thing' &&
  !plural &&
  count === 1 &&
  (act === undefined || act === 'cooks') &&
  side !== 'front' &&
  findConcept(id)?.acts?.includes('serves') === true;

function kindOf({ id, phrase }: Asked, place: string | undefined): CounterKind {
  if (id === 'chef') return bakers.test(phrase) ? 'bakery' : 'kitchen';
  if (barkeepers.test(phrase) || place === 'tavern') return 'bar';
  if (works.has(id) || place === 'coffee house' || place === 'cafe') return 'coffee';
  return place === 'kitchen' ? 'kitchen' : 'shop';
}
