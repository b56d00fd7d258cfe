import type { Act } from '../concepts/concept.ts';
import type { Reading } from './reading.ts';

/** Something that people do: the verbs that say so, and what has to be named for it. */
export interface Deed {
  readonly act: Act;
  readonly patterns: readonly RegExp[];
  readonly needs?: (reading: Reading) => boolean;
}

/** Verbs as they stand in a text, alternatives apart by slashes, in languages with spaces and in those without. */
function verbs(spaced: string, unspaced: string): readonly RegExp[] {
  return [
    new RegExp(`(?<![\\p{L}-])(?:${spaced.replaceAll('/', '|')})(?![\\p{L}-])`, 'u'),
    new RegExp(unspaced.replaceAll('/', '|'), 'u'),
  ];
}

const things = (ids: string): ReadonlySet<string> => new Set(ids.split('/'));

/** What is drunk, by the ids of what it is in. */
export const drinks = things(
  'mug/beer/wine glass/white wine/champagne/cocktail/juice/milk/milkshake/lemonade/iced coffee/bubble tea/water glass/whiskey/smoothie/teapot/bottle',
);

/** What is eaten. */
export const foods = things(
  'pizza/burger/sandwich/salad/soup/steak/sushi/ramen/rice/spaghetti/tacos/hot dog/french fries/roast chicken/breakfast/pancakes/waffles/toast/bread/croissant/bagel/cake/chocolate cake/pie/cupcake/donut/cookies/macarons/dumplings/ice cream/popcorn/apple/banana/strawberry/watermelon/fruit bowl/cheese/chocolate/candy/pretzel/corn/carrot/orange fruit/grapes/peach/pear',
);

/** What is played on a table. */
const games = things('chess/playing cards/dice');

const named =
  (ids: ReadonlySet<string>) =>
  (reading: Reading): boolean =>
    reading.asked.some(({ id }) => ids.has(id));

const meal =
  '(?:a |their |the |some )?(?:romantic |family |candlelit |delicious |early |late |big )?(?:dinner|lunch|brunch|supper|meal|food)';

/** All of them, the narrower ones first. */
export const deeds: readonly Deed[] = [
  {
    act: 'plays at a table',
    needs: named(games),
    patterns: verbs(
      'playing/plays/play/a game of/spielt/spielen/spielend/beim/jugando/jugando al/juega/juegan/jouant/jouent/joue/يلعب/يلعبان/يلعبون/تلعب',
      '下|玩|打|して|遊',
    ),
  },
  {
    act: 'eats',
    patterns: verbs(
      `(?:having|eating|enjoying|sharing|at) ${meal}/eating/eats/eat/dining/dines/isst/essen/essend/essende/beim (?:abend|mittag)?essen/zu abend/frühstückt/frühstücken/beim frühstück/speisen/comiendo/come/comen/cenando/cenan/cena/almorzando/almuerza/desayunando/desayuna/mangeant/mange/mangent/en train de manger/dînant/dînent/dîne/déjeunant/déjeunent/يأكل/تأكل/يأكلون/يأكلان/يتناول العشاء/يتناولان العشاء/يتناولون العشاء/يتناول/يتناولان/يتناولون`,
      '吃饭|吃|用餐|食事|食べ',
    ),
  },
  {
    act: 'eats',
    needs: named(foods),
    patterns: verbs(
      'having/enjoying/sharing/tasting/with/teilen/genießen/compartiendo/disfrutando/partageant/savourant',
      '分享|楽しむ|楽しんで',
    ),
  },
  {
    act: 'drinks',
    needs: named(drinks),
    patterns: verbs(
      'drinking/drinks/drink/having/enjoying/sharing/sipping/sips/toasting with/toasting/clinking/over/trinken/trinkt/trinkend/trinkende/genießen/bebiendo/bebe/beben/tomando/toma/toman/buvant/boit/boivent/prenant/prennent/يشرب/تشرب/يشربان/يشربون',
      '喝|饮|飲|品尝',
    ),
  },
  {
    act: 'talks',
    patterns: verbs(
      'talking/talks/talk/chatting/chats/chat/speaking/conversing/discussing/gossiping/having a conversation/having a chat/in conversation/meeting/reden/redet/redend/unterhalten sich/unterhält sich/sprechen/spricht/plaudern/plaudert/im gespräch/hablando/habla/hablan/charlando/charlan/conversando/conversan/parlant/parlent/parle/discutant/discutent/bavardant/bavardent/يتحدث/تتحدث/يتحدثان/يتحدثون/يتكلم/يتكلمان',
      '聊天|交谈|说话|谈话|話す|話して|喋|会話|おしゃべり',
    ),
  },
];
