import type { SettingOrder } from './setting.ts';
import type { TableSceneId } from './table-scenes.ts';

/** A surrounding of a table, or a room with a window as it was painted at first. */
export type Surrounding = TableSceneId | 'room';

/** Which surroundings suit a kind of thing, by the ids of concepts; one that stands twice is chosen twice as often. */
interface Suited {
  readonly ids: ReadonlySet<string>;
  readonly by: readonly Surrounding[];
  readonly byNight: readonly Surrounding[];
}

const kind = (ids: string, by: string, byNight: string): Suited => ({
  ids: new Set(ids.split('/')),
  by: by.split('/') as Surrounding[], // written below, and seen by a test
  byNight: byNight.split('/') as Surrounding[],
});

const kinds: readonly Suited[] = [
  kind(
    'cocktail/wine glass/white wine/champagne/beer/whiskey',
    'bar/cafe window/garden/painter/pale wall',
    'bar/bar/painter/garden',
  ),
  kind('candle/candelabra/oil lamp', 'painter/room/study/pale wall', 'painter/room/study'),
  kind(
    'mug/teapot/kettle/iced coffee/bubble tea/milkshake/smoothie/croissant/donut/macarons/cupcake/bagel/laptop',
    'cafe window/cafe window/kitchen/garden/pale wall/room',
    'cafe window/bar/room/study',
  ),
  kind(
    'lemonade/juice/water glass/watermelon/sandwich/popcorn/ice cream/pie/basket/honey/football',
    'garden/picnic/picnic/kitchen/pale wall/cafe window',
    'garden/kitchen/bar',
  ),
  kind(
    'pizza/burger/steak/spaghetti/ramen/sushi/tacos/hot dog/french fries/dumplings/rice/soup/salad/roast chicken/breakfast/pancakes/waffles/egg/bread/cheese/cookies/cake/chocolate cake/chocolate/pretzel',
    'kitchen/kitchen/painter/cafe window/garden/pale wall/picnic',
    'kitchen/bar/painter/room',
  ),
  kind(
    'apple/avocado/banana/bell pepper/blueberries/broccoli/carrot/cherries/chili pepper/coconut/corn/cucumber/eggplant/fruit bowl/garlic/grapes/kiwi/lemon/mango/onion/orange fruit/peach/pear/pineapple/pomegranate/potato/pumpkin/strawberry/tomato',
    'painter/painter/kitchen/garden/pale wall/picnic',
    'painter/kitchen',
  ),
  kind(
    'vase/bird nest/bouquet/potted plant/bonsai/wreath/fish bowl',
    'painter/pale wall/cafe window/room/garden',
    'painter/room',
  ),
  kind(
    'ring/crown/crystal/crystal ball/necklace/gold bars/coins/heart/medal/trophy/pocket watch/wristwatch/perfume/key/mask',
    'velvet/velvet/painter/pale wall/study',
    'velvet/velvet/painter',
  ),
  kind(
    'book/quill/typewriter/globe/compass/microscope/treasure map/camera/gramophone/radio/telephone/clock/chess/hourglass/skull/playing cards/dice/gears/violin/trumpet/saxophone/flute/accordion/potion/mirror/top hat/scissors/pencils/paint palette/knitting/table lamp/light bulb',
    'study/study/painter/pale wall/room/cafe window',
    'study/study/painter/room',
  ),
];

/** All of them. */
export const suitedThings: readonly string[] = kinds.flatMap(({ ids }) => [...ids]);

const others = kind('', 'pale wall/pale wall/room/painter/kitchen/study/garden', 'study/room/painter');

/** Places that are the room with its window, or are said of it. */
const rooms: ReadonlySet<string> = new Set(['room', 'windowsill', 'parlour', 'bedroom']);
const openAir: ReadonlySet<Surrounding> = new Set<Surrounding>(['garden', 'picnic']);

/** Before what the things of an order stand on their table, by what they are and by chance. */
export function suitedTo(order: SettingOrder): Surrounding {
  const { random, time, weather, named = [], isOnSill, events, season, asked } = order;
  const chance = random();
  // What happens is seen through the window.
  if (isOnSill === true || events.length > 0 || named.some((place) => rooms.has(place))) return 'room';
  const found = kinds.find(({ ids }) => [...ids].some(asked)) ?? others;
  const all = named.includes('kitchen') ? (['kitchen'] as const) : time === 'night' ? found.byNight : found.by;
  const wet = weather.includes('rain') || weather.includes('storm');
  if (wet) return chance < 0.6 ? 'cafe window' : 'room';
  const isBare = season === 'winter' || weather.includes('snow') || weather.includes('fog');
  const fitting = isBare ? all.filter((one) => !openAir.has(one)) : all;
  return fitting[Math.floor(chance * fitting.length)] ?? 'room';
}
