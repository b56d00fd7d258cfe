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

/** What is played, or played with: who plays does it at that. */
const playedWith = things(
  'chess/playing cards/dice/piano/guitar/electric guitar/violin/cello/harp/drum/flute/trumpet/saxophone/accordion/football/basketball/game controller/teddy bear/ball of wool/kite/microphone/gramophone/radio/playground/swing/sandcastle/snowman/rocking horse/toy balloon',
);

const isNamed = (...ids: readonly string[]) => named(new Set(ids));

/** All of them, the narrower ones first. */
export const deeds: readonly Deed[] = [
  {
    act: 'picnics',
    patterns: verbs(
      '(?:having|enjoying|on|at|sharing) (?:a |their |the )?(?:family |romantic )?picnic/picnicking/picnic/picknickt/picknicken/picknickend/beim picknick/ein picknick machen/macht ein picknick/machen ein picknick/picknick/(?:haciendo|en|de) (?:un )?p[ií]cnic/de pique-nique/pique-niquant/pique-niquent/faisant un pique-nique/pique-nique/في نزهة/يتنزهون/نزهة',
      '野餐|ピクニック',
    ),
  },
  {
    act: 'plays at a table',
    needs: named(games),
    patterns: verbs(
      'playing/plays/play/a game of/spielt/spielen/spielend/beim/jugando/jugando al/juega/juegan/jouant/jouent/joue/يلعب/يلعبان/يلعبون/تلعب',
      '下|玩|打|して|遊',
    ),
  },
  {
    act: 'works at a table',
    needs: isNamed('laptop', 'typewriter'),
    patterns: verbs(
      'work/working(?: from home)?/works/typing/types/writing/studying/using/programming/coding/on/at/with/arbeitet/arbeiten/arbeitend/tippt/schreibt/am/mit/trabajando/trabaja/escribiendo/con/travaillant/travaille/tapant/écrivant/sur/avec/يعمل/تعمل/يكتب/تكتب/على',
      '工作|打字|办公|用|仕事|作業|打って|使って',
    ),
  },
  {
    act: 'eats',
    patterns: verbs(
      `(?:having|eating|enjoying|sharing|at) ${meal}/eating/eats/eat/dining/dines/isst/essen/essend/essende/beim (?:abend|mittag)?essen/zu abend/frühstückt/frühstücken/beim frühstück/speisen/comiendo/come/comen/cenando/cenan/cena/almorzando/almuerza/desayunando/desayuna/mangeant/mange/mangent/en train de manger/dînant/dînent/dîne/en train de dîner/déjeunant/déjeunent/يأكل/تأكل/يأكلون/يأكلان/تتناول العشاء/تتناول الطعام/يتناول العشاء/يتناولان العشاء/يتناولون العشاء/يتناول/يتناولان/يتناولون`,
      '吃饭|吃|用餐|食事|食べ',
    ),
  },
  {
    act: 'eats',
    needs: named(foods),
    patterns: verbs(
      'having/enjoying/sharing/tasting/with(?! (?:an? |the |her |his |their )?(?:\\p{L}+ ){0,2}(?:baskets?|bowls?|crates?|bags?|box(?:es)?|trays?|plates?) )/teilen/genießen/compartiendo/disfrutando/partageant/savourant',
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
    act: 'reads the paper',
    needs: isNamed('newspaper'),
    patterns: verbs(
      'reading/reads/read/with/holding/liest/lesend/lesen/mit/leyendo/lee/con/lisant/lit/avec/يقرأ/تقرأ',
      '看|读|読',
    ),
  },
  {
    act: 'phones',
    patterns: verbs(
      '(?:talking|speaking|chatting|talks|speaks|being|calling|is|are) on (?:the|her|his|their|a) (?:cell ?|mobile ?|smart ?)?phone/on the phone/(?:with|holding|holds) (?:a |an |the |his |her )?(?:cell ?|mobile ?|smart ?)?phone (?:at|to|against|on|by|near) (?:his |her |the |their )?ear/phoning/making a (?:phone )?call/calling/telefoniert/telefonierend/telefonieren/am telefon/am handy/mit (?:dem |einem )?(?:handy|telefon) am ohr/hablando por teléfono/habla por teléfono/con (?:el |un )?(?:teléfono|móvil) (?:en la|al) (?:oreja|oído)/au téléphone/(?:le |avec un )téléphone (?:à|contre) l.oreille/téléphonant/téléphone/يتحدث في الهاتف/تتحدث في الهاتف/يتحدث على الهاتف/تتحدث على الهاتف',
      '打电话|电话中|電話をし|電話で|電話中',
    ),
  },
  {
    act: 'takes a selfie',
    patterns: verbs(
      '(?:taking|takes|take|snapping) (?:a |some |the )?(?:group )?selfies?/(?:macht|machen) ein selfie/tomándose un selfie/haciéndose un selfie/(?:prenant|prennent) un selfie/(?:يلتقط|تلتقط|يلتقطون) سيلفي',
      '自拍|自撮り',
    ),
  },
  {
    act: 'draws',
    patterns: verbs(
      '(?:drawing|coloring|colouring|sketching|painting) (?:a |some )?(?:pictures?|drawings?|with (?:crayons|pencils))/(?:drawing|draws|sketching|coloring|colouring)(?: with (?:a |her |his )?(?:pencils?|crayons?))? (?:at|on) (?:a|the|her|his) (?:kitchen |wooden )?table/(?:zeichnet|zeichnen|malt)(?: (?:am|an einem) tisch)/(?:zeichnet|zeichnen|malt|malen) ein bild/(?:dibujando|pintando) (?:un dibujo|una imagen)/dibujando/dessinant/dessine/(?:يرسم|ترسم)(?: صورة)?',
      '画画|绘画|お絵かき|絵を描',
    ),
    needs: ({ asked }) =>
      !asked.some(({ id }) => id === 'painter' || id === 'paint palette') &&
      asked.some(({ id }) => id === 'boy' || id === 'girl' || id === 'person' || id === 'siblings'),
  },
  {
    act: 'paints',
    patterns: verbs(
      '(?:standing |painting |working |sitting )?(?:at|before|in front of|behind|with|by|near|beside|on) (?:a |an |the |his |her |their )?(?:wooden )?easel/(?:painting|paints) (?:a|an|the|on|at|his|her|in oils?|in watercolou?rs?)(?: (?:a|the|an|her|his))?(?: \\p{L}+)??(?: (?:pictures?|paintings?|portraits?|self-portrait|landscapes?|still life|canvas|watercolou?r|masterpiece))/(?:malt|malen|malend|beim malen)(?: (?:ein|an einem|das|an ihrem|an seinem) (?:bild|gemälde|porträt|stillleben))?/(?:an|vor) (?:der|einer|seiner|ihrer) staffelei/(?:pintando|pinta|pintan)(?: (?:un|el) (?:cuadro|retrato|paisaje))?/(?:ante|frente a|en) (?:el|un|su) caballete/(?:peignant|peint|peignent)(?: (?:un|le) (?:tableau|portrait|paysage))?/(?:devant|à|derrière) (?:le|un|son) chevalet/(?:يرسم|ترسم) لوحة/أمام (?:ال)?حامل(?: اللوحات)?',
      '画架前|在画架|画油画|作画|イーゼルの前|絵を描いて|絵を描く|油絵を描',
    ),
  },
  {
    act: 'photographs',
    patterns: verbs(
      '(?:taking|takes|take|snapping|shooting) (?:a |some |the )?(?:photos?|pictures?|photographs?|snapshots?)/photographing/macht ein foto/machen ein foto/fotografiert/fotografieren/fotografierend/tomando (?:una )?fotos?/sacando (?:una )?fotos?/haciendo (?:una )?fotos?/fotografiando/prenant (?:une |des )?photos?/photographiant/يلتقط صورة/تلتقط صورة/يصور/تصور',
      '拍照|拍摄|写真を撮|撮影',
    ),
  },
  {
    act: 'cooks',
    patterns: verbs(
      'cooking(?: (?:dinner|lunch|breakfast|a meal|food|together))?/cooks/cook/frying/kocht/kochen/kochend/kochende/brät/cocinando/cocina/cocinan/cuisinant/cuisine/cuisinent/faisant la cuisine/préparant (?:le|un) (?:dîner|déjeuner|repas)/(?:preparing|making) (?:dinner|lunch|breakfast|a meal|food)/يطبخ/تطبخ/يطهو/تطهو/يطبخون/يطبخان',
      '做饭|烹饪|炒菜|煮饭|料理をし|料理して|料理する',
    ),
  },
  {
    act: 'pushes',
    needs: isNamed('shopping cart'),
    patterns: verbs(
      'pushing/pushes/push/with/schiebt/schiebend/schieben/mit/empujando/empuja/con/poussant/pousse/avec/يدفع/تدفع/مع',
      '推|押',
    ),
  },
  {
    act: 'carries',
    needs: isNamed('shopping bags'),
    patterns: verbs(
      'carrying/carries/holding/with/trägt/tragend/mit/llevando/cargando/lleva/con/portant/porte/avec/يحمل/تحمل',
      '提着|提|持って|持つ',
    ),
  },
  {
    act: 'carries',
    patterns: verbs(
      '(?:out |grocery )?shopping(?! [cbt])/shops for/kaufen ein/kauft ein/einkaufen/beim einkaufen/einkaufend/de compras/comprando/faisant (?:les courses|du shopping)/font (?:les courses|du shopping)/يتسوق/تتسوق/يتسوقون',
      '购物|逛街|买东西|買い物',
    ),
  },
  {
    act: 'waters',
    patterns: verbs(
      'watering/waters/gießt/gießen/gießend/bewässert/regando/riega/riegan/arrosant/arrose/arrosent/يسقي/تسقي/with a watering can',
      '浇花|浇水|水をやる|水をやって|水やり',
    ),
  },
  {
    act: 'blows bubbles',
    patterns: verbs(
      '(?:blowing|blows|making|playing with) (?:soap )?bubbles/(?:macht|pustet|machen|pusten) seifenblasen/pustend/(?:haciendo|soplando) (?:pompas de jabón|burbujas|pompas)/(?:faisant|soufflant|fait) des bulles(?: de savon)?/تنفخ فقاعات/ينفخ فقاعات',
      '吹泡泡|吹肥皂泡|シャボン玉',
    ),
  },
  {
    act: 'juggles',
    patterns: verbs(
      'juggling/juggles/juggle/jongliert/jonglieren/jonglierend/haciendo malabares/hace malabares/hacen malabares/malabares/jonglant/jongle/jonglent/تلعب بالكرات في الهواء/يلعب بالكرات في الهواء',
      '杂耍抛球|抛接球|ジャグリング|お手玉',
    ),
  },
  {
    act: 'feeds',
    patterns: verbs(
      'feeding/feeds/feed/füttert/füttern/fütternd/alimentando/alimenta/dando de comer a?/nourrissant/nourrit/donnant à manger aux?/يطعم/تطعم',
      '喂|餌をやる|餌をあげ|餌をやって',
    ),
  },
  {
    act: 'skates',
    needs: isNamed('skateboard'),
    patterns: verbs(
      'on/riding/rides/skating/with/skateboarding/auf/fährt/mit/fahrend/en/montando/sobre/con/sur/avec/faisant du/على/يركب',
      '玩|滑|乗る|乗って|する',
    ),
  },
  {
    act: 'teaches',
    patterns: verbs(
      'teaching/teaches/(?:standing )?(?:at|before|in front of|by|near|beside) (?:a |the |his |her )?(?:black|white|chalk|class ?room )?board/vor der tafel/en la pizarra/ante la pizarra/frente a la pizarra/au tableau(?: noir)?/devant le tableau(?: noir)?/أمام السبورة/عند السبورة/(?:writing|writes|drawing|pointing) (?:on|at|to) (?:a |the )?(?:black|white|chalk)?board/unterrichtet/unterrichten/schreibt an die tafel/an der tafel/enseñando/enseña/escribiendo en la pizarra/enseignant/enseigne/écrivant au tableau/écrit au tableau/يدرس/تدرس/يكتب على السبورة',
      '教书|上课|讲课|写黑板|黑板前|黒板の前|教えて|教える|授業',
    ),
  },
  {
    act: 'flies a kite',
    needs: isNamed('kite'),
    patterns: verbs(
      'flying/flies/fly/with/holding/playing/lässt/lassen/steigen/steigend/mit/volando/vuela/vuelan/con/jugando/faisant voler/fait voler/font voler/avec/jouant/يطير/تطير/يطيّر/مع',
      '放|揚げ|あげ|飛ば|玩',
    ),
  },
  {
    act: 'sweeps',
    patterns: verbs(
      '(?:sweeping|sweeps)(?: (?:the |a |his |her )?(?:\\p{L}+ )?(?:floor|street|yard|leaves|porch|kitchen|path|courtyard))?/(?:fegt|fegend|kehrt|fegen)(?: (?:den boden|die straße|den hof))?/(?:barriendo|barre)(?: (?:el suelo|la calle|el patio))?/(?:balayant|balaie|balaye)(?: (?:le sol|la rue|la cour))?/يكنس/تكنس',
      '扫地|掃除して|掃いて',
    ),
  },
  {
    act: 'irons',
    patterns: verbs(
      '(?:ironing|irons)(?: (?:a |an |the |his |her |some )?(?:\\p{L}+ )?(?:shirts?|clothes|laundry|dress|trousers|pants))?/(?:bügelt|bügeln|bügelnd|beim bügeln)(?: (?:ein |das |die |ihr |sein )?(?:hemd|hemden|wäsche|kleid))?/(?:planchando|plancha)(?: (?:una |la |su )?(?:camisa|ropa|camisas))?/(?:repassant|repasse|en train de repasser)(?: (?:une |la |sa |du |le )?(?:chemise|chemises|linge))?/(?:يكوي|تكوي)(?: (?:ال)?(?:قميص|قميصا|قميصًا|ملابس))?',
      '熨衣服|熨衬衫|熨烫|アイロンをかけ|アイロンがけ',
    ),
  },
  {
    act: 'washes dishes',
    patterns: verbs(
      '(?:washing|washes|doing|does|cleaning|rinsing)(?: up)? (?:the |some |his |her |their )?(?:dirty )?(?:dishes|dish|plates?)/doing the washing(?: |-)up/(?:spült|spülen|wäscht|beim)(?: das)? (?:geschirr|abwasch|abwaschen|spülen|teller)(?: ab)?/(?:lavando|lava|fregando|friega) (?:los |unos )?platos/(?:faisant|fait|lavant|lave) (?:la |sa )?(?:vaisselle|les assiettes)/(?:يغسل|تغسل) (?:ال)?(?:صحون|أطباق)',
      '洗碗|刷碗|洗盘子|皿を洗|皿洗い|食器を洗',
    ),
  },
  {
    act: 'rakes',
    patterns: verbs(
      '(?:raking|rakes)(?: (?:up )?(?:the |his |her |their )?(?:\\p{L}+ )?(?:leaves|hay|grass|lawn|yard|garden))?/(?:harkt|harkend|recht)(?: (?:das )?laub)?/rastrillando(?: (?:las )?hojas)?/ratissant(?: (?:les |des )?feuilles)?/ratisse(?: (?:les |des )?feuilles)?/يجمع أوراق/تجمع أوراق',
      '耙|熊手で',
    ),
  },
  {
    act: 'shovels',
    patterns: verbs(
      '(?:shoveling|shovelling|shovels)(?: (?:the )?(?:snow|dirt|sand|earth))?/(?:schippt|schaufelt)(?: schnee)?/paleando(?: nieve)?/pelletant/(?:déneige|déneigeant)/يجرف/تجرف',
      '铲雪|雪かき',
    ),
  },
  {
    act: 'prays',
    patterns: verbs(
      'praying/prays/in prayer/betet/betend/beten/rezando/reza/orando/priant/prie/يصلي/تصلي',
      '祈祷|祈って',
    ),
  },
  {
    act: 'proposes',
    patterns: verbs(
      '(?:proposing|proposes)(?: marriage)?(?: to (?:his |her |a |the )?(?:girlfriend|boyfriend|fiancée))?(?: on (?:one|his|her|a) knee)?/(?:down )?on one knee/macht (?:ihr |ihm )?einen (?:heirats)?antrag/auf einem knie/proponiendo matrimonio/pidiendo matrimonio/(?:fait|faisant) sa demande(?: en mariage)?/un genou à terre',
      '求婚|プロポーズ',
    ),
  },
  {
    act: 'reads',
    // The same word is a bed, where it has an article.
    patterns: verbs(
      '(?:qui|elle|il|homme|femme|fille|garçon|dame|enfant|grand-mère|grand-père) (?:lit|lisent)',
      '看书|读书',
    ),
  },
  {
    act: 'writes',
    patterns: verbs(
      'writing(?: (?:a|an|the|her|his|some|in (?:a|her|his)) (?:love )?(?:letters?|diary|journal|book|notebook|notes?|novel|poems?|story|essay|postcard|list))?/writes(?: (?:a|an|the|her|his) (?:letter|diary|book|poem|novel))?/(?:doing|does) (?:her |his |their |the )?homework/studying/studies/schreibt/schreiben/schreibend/macht hausaufgaben/lernt/escribiendo/escribe/escriben/estudiando/estudia/haciendo (?:los )?deberes/écrivant/écrit/écrivent/étudiant ses leçons/faisant ses devoirs/يكتب/تكتب/يكتبون/يدرس/تدرس',
      '写信|写字|写作|写日记|写作业|书写|手紙を書|書いて|日記を|宿題を|勉強して',
    ),
  },
  {
    act: 'folds arms',
    patterns: verbs(
      '(?:with |has |having |holding )?(?:his |her |their )?(?:arms (?:crossed|folded)|(?:crossed|folded) arms)/(?:crossing|folding|crosses|folds) (?:his|her|their) arms/(?:mit )?verschränkte[nr]? armen?/verschränkt die arme/(?:con (?:los )?|de )?brazos cruzados/(?:avec )?(?:les )?bras croisés/مكتوف الذراعين/مكتوفة الذراعين/مكتوف اليدين/مكتوفة اليدين',
      '双臂交叉|交叉双臂|抱着双臂|抱臂|腕を組んで|腕を組む|腕組み',
    ),
  },
  {
    act: 'has hands on hips',
    patterns: verbs(
      '(?:with |has |having )?(?:his |her |their |both )?hands on (?:his |her |their |the )?hips/(?:mit )?(?:den )?händen? in den hüften/die hände in die hüften gestemmt/(?:con )?(?:las )?manos en (?:la cintura|las caderas|la cadera)/(?:avec )?(?:les )?mains sur les hanches/يداه على خصره/يداها على خصرها',
      '双手叉腰|叉腰|腰に手を当てて|腰に手を当て',
    ),
  },
  {
    act: 'has hands in pockets',
    patterns: verbs(
      '(?:with |has |having )?(?:his |her |their |both )?hands in (?:his |her |their |the )?pockets?/(?:mit )?(?:den )?händen? in den (?:hosen)?taschen/(?:con )?(?:las )?manos en los bolsillos/(?:avec )?(?:les )?mains dans les poches/يداه في جيبيه/يداها في جيبيها',
      '双手插兜|双手插在口袋里|手插口袋|ポケットに手を入れて|ポケットに手を入れ',
    ),
  },
  {
    act: 'waits',
    patterns: verbs(
      'waiting(?: for (?:the|a|her|his|their) (?:bus|train|tram|friend|friends|date|coffee))?/waits(?: for (?:the|a) (?:bus|train))?/wartet/warten/wartend/wartende/esperando(?: (?:el|al) (?:autobús|tren))?/espera/esperan/attendant(?: (?:le|son) (?:bus|train))?/attend/attendent/ينتظر/تنتظر/ينتظرون',
      '等车|等待|等公交|等候|在等|待って|待つ',
    ),
  },
  {
    act: 'builds',
    needs: isNamed('snowman'),
    patterns: verbs(
      'building/build/builds/making/make/makes/rolling/bauen/baut/bauend/construyendo/construyen/construye/haciendo/hacen/hace/construisant/construisent/construit/faisant/font/fait/يبني/يبنون/تبني/يصنعون/يصنع',
      '堆|作って|作る',
    ),
  },
  {
    act: 'kneels',
    patterns: verbs(
      '(?:building|build|builds|making) (?:a |an |the )?(?:big |huge |small |large )?(?:sand ?castles?|snowman|tower)/kneeling/kneels/crouching/crouches/squatting/gardening/planting/plants/bauen/baut/kniet/kniend/knien/hockt/gärtnert/pflanzt/pflanzen/construyendo/haciendo un castillo/arrodillado/arrodillada/agachado/agachada/plantando/construisant/construisent/agenouillé/agenouillée/accroupi/accroupie/plantant/jardinant/يبني/يبنون/تبني/يركع/راكع/يزرع/تزرع',
      '堆沙堡|蹲|跪|种花|种植|砂の城を作|しゃがん|ひざまず|植え',
    ),
  },
  {
    act: 'throws',
    patterns: verbs(
      '(?:throwing|throws|throw|tossing|catching|playing catch|playing) (?:a |the )?(?:beach )?(?:ball|catch|frisbee)/throwing/throws/wirft/werfen/werfend/fängt/lanzando/lanza/tirando/lançant/lance/lancent/jouant au ballon/jugando a la pelota/يرمي/ترمي/يرميان',
      '扔球|投球|扔|传球|投げ|キャッチボール|ボール遊び',
    ),
  },
  {
    act: 'romps',
    needs: ({ asked }) => !asked.some(({ kind, id }) => kind === 'thing' && playedWith.has(id)),
    patterns: verbs(
      'playing(?: together| outside| tag| hide and seek)?/plays/play/having fun/frolicking/spielt/spielen/spielend/spielende/toben/tobt/jugando/juega/juegan/jouant/jouent/joue/s’amusant/يلعب/تلعب/يلعبون/يلعبان',
      '玩耍|嬉戏|在玩|玩|遊ぶ|遊んで|遊び',
    ),
  },
  {
    act: 'sits at a table',
    patterns: verbs(
      "(?:sitting |seated |gathered |laughing |talking )?(?:at|around) (?:a|the|their)(?: (?:big|large|long|round|small|kitchen|dinner|dining|wooden))? table/(?:am|um den|um einen|an einem) tisch/(?:sentados |sentadas )?(?:a la|alrededor de una|alrededor de la|en una|en la) mesa/(?:à|autour d’une|autour d'une) table/(?:حول|على) (?:ال)?طاولة",
      '围坐|围着桌|坐在桌|桌子旁|テーブルを囲|テーブルに座',
    ),
    needs: ({ asked }) => !asked.some(({ kind, id }) => kind === 'thing' && (drinks.has(id) || foods.has(id))),
  },
  {
    act: 'talks',
    patterns: verbs(
      'talking/talks/talk/chatting/chats/chat/speaking/conversing/discussing/gossiping/having a conversation/having a chat/in conversation/meeting/reden/redet/redend/unterhalten sich/unterhält sich/sprechen/spricht/plaudern/plaudert/im gespräch/hablando/habla/hablan/charlando/charlan/conversando/conversan/parlant/parlent/parle/discutant/discutent/bavardant/bavardent/يتحدث/تتحدث/يتحدثان/يتحدثون/يتكلم/يتكلمان',
      '聊天|交谈|说话|谈话|話す|話して|喋|会話|おしゃべり',
    ),
  },
];
