import type { Garment, Trait, Words } from './concept.ts';
import { expressions } from './expressions.ts';
import { wordsOf } from './words.ts';

/** The words for each trait; those for the old who have no word of their own stand before their noun. */
export const traits: readonly { readonly id: Trait; readonly words: Words }[] = [
  {
    id: 'blond hair',
    words: wordsOf(
      'blonde/blond/blonde hair/blond hair/golden hair/fair hair',
      'blond/blonde haare/blonden haaren/blondes haar/blondem haar/blondine',
      'rubio/rubia/pelo rubio/cabello rubio',
      'blond/blonde/cheveux blonds',
      '金发/金色头发',
      '金髪/ブロンド',
      'شقراء/شعر أشقر',
    ),
  },
  {
    id: 'red hair',
    words: wordsOf(
      'red hair/ginger hair/redhead/red-haired/redheaded/auburn hair',
      'rote haare/roten haaren/rotes haar/rotem haar/rothaarig',
      'pelirrojo/pelirroja/pelo rojo/cabello rojo',
      'roux/rousse/cheveux roux',
      '红发/红头发',
      '赤毛/赤い髪',
      'شعر أحمر',
    ),
  },
  {
    id: 'brown hair',
    words: wordsOf(
      'brown hair/brunette/brown-haired',
      'braune haare/braunen haaren/braunes haar/brünett',
      'pelo castaño/castaña',
      'cheveux bruns/brunette',
      '棕发/棕色头发',
      '茶髪/茶色の髪',
      'شعر بني',
    ),
  },
  {
    id: 'black hair',
    words: wordsOf(
      'black hair/dark hair/black-haired/dark-haired',
      'schwarze haare/schwarzen haaren/schwarzes haar/dunkle haare/dunklen haaren',
      'pelo negro/cabello negro',
      'cheveux noirs',
      '黑发/黑色头发',
      '黒髪/黒い髪',
      'شعر أسود',
    ),
  },
  {
    id: 'grey hair',
    words: wordsOf(
      'grey hair/gray hair/silver hair/grey-haired/gray-haired',
      'graue haare/grauen haaren/graues haar/grauhaarig',
      'pelo gris/canas',
      'cheveux gris',
      '灰发/灰白头发',
      '白髪交じり/灰色の髪',
      'شعر رمادي',
    ),
  },
  {
    id: 'white hair',
    words: wordsOf(
      'white hair/white-haired',
      'weiße haare/weißen haaren/weißes haar',
      'pelo blanco/cabello blanco',
      'cheveux blancs',
      '白发/白头发',
      '白髪/白い髪',
      'شعر أبيض',
    ),
  },
  {
    id: 'long hair',
    words: wordsOf(
      'long hair/long-haired',
      'lange haare/langen haaren/langes haar',
      'pelo largo/cabello largo',
      'cheveux longs',
      '长发/长头发',
      '長い髪/ロングヘア',
      'شعر طويل',
    ),
  },
  {
    id: 'short hair',
    words: wordsOf(
      'short hair/short-haired',
      'kurze haare/kurzen haaren/kurzes haar',
      'pelo corto/cabello corto',
      'cheveux courts',
      '短发/短头发',
      '短い髪/ショートヘア',
      'شعر قصير',
    ),
  },
  {
    id: 'braids',
    words: wordsOf(
      'braids/plaits/pigtails/braided hair',
      'zöpfen/zöpfe/geflochtenen zöpfen',
      'trenzas',
      'tresses/nattes',
      '辫子/麻花辫',
      '三つ編み/お下げ',
      'ضفائر',
    ),
  },
  {
    id: 'ponytail',
    words: wordsOf(
      'ponytail/pony tail',
      'pferdeschwanz',
      'coleta/cola de caballo',
      'queue de cheval',
      '马尾辫/马尾',
      'ポニーテール',
      'ذيل حصان',
    ),
  },
  {
    id: 'hair bun',
    words: wordsOf(
      'hair bun/hair in a bun/with a bun/with a hair bun/messy bun/topknot/chignon',
      'haarknoten/dutt',
      'moño',
      'chignon',
      '发髻/丸子头',
      'お団子ヘア/お団子',
      'كعكة شعر',
    ),
  },
  {
    id: 'curly hair',
    words: wordsOf(
      'curly hair/curls/curly-haired/wavy hair',
      'locken/lockigem haar/lockige haare/lockigen haaren',
      'pelo rizado/cabello rizado/rizos',
      'cheveux bouclés/boucles',
      '卷发',
      '巻き毛/カーリーヘア',
      'شعر مجعد',
    ),
  },
  {
    id: 'dark skin',
    words: wordsOf(
      'dark skin/brown skin/dark-skinned/african/african american',
      'dunkle haut/dunkler haut/dunkelhäutig/dunkelhäutige/dunkelhäutiger/afrikanisch/afrikanische/afrikanischer',
      'piel oscura/africano/africana',
      'peau foncée/peau noire/africain/africaine',
      '黑皮肤/深色皮肤/黑人',
      '黒い肌/褐色の肌/黒人',
      'بشرة داكنة/أفريقي/أفريقية',
    ),
  },
  {
    id: 'bald',
    words: wordsOf(
      'bald/baldheaded',
      'glatze/glatzköpfig',
      'calvo',
      'chauve',
      '光头/秃头',
      '禿げ/スキンヘッド',
      'أصلع',
    ),
  },
  {
    id: 'beard',
    words: wordsOf(
      'beard/bearded/full beard',
      'bart/vollbart/bärtig',
      'barba/barbudo',
      'barbe/barbu',
      '胡子/胡须',
      'ひげ/髭',
      'لحية',
    ),
  },
  {
    id: 'blue eyes',
    words: wordsOf(
      'blue eyes/blue-eyed',
      'blaue augen/blauen augen',
      'ojos azules',
      'yeux bleus',
      '蓝眼睛/蓝色眼睛',
      '青い目/青い瞳',
      'عيون زرقاء',
    ),
  },
  {
    id: 'green eyes',
    words: wordsOf(
      'green eyes/green-eyed',
      'grüne augen/grünen augen',
      'ojos verdes',
      'yeux verts',
      '绿眼睛/绿色眼睛',
      '緑の目/緑の瞳',
      'عيون خضراء',
    ),
  },
  {
    id: 'brown eyes',
    words: wordsOf(
      'brown eyes/brown-eyed',
      'braune augen/braunen augen',
      'ojos marrones',
      'yeux marron',
      '棕色眼睛',
      '茶色い目/茶色の瞳',
      'عيون بنية',
    ),
  },
  {
    id: 'old',
    words: wordsOf(
      'old/elderly/aged',
      'alt/alte/alter/alten',
      'viejo/vieja',
      'vieux/vieille',
      '年老的/老',
      '年老いた/老いた',
      'عجوز',
    ),
  },
  {
    id: 'asian',
    words: wordsOf(
      'asian/chinese/japanese/korean/vietnamese/thai',
      'asiatisch/asiatische/asiatischer/chinesische/chinesischer/japanische/japanischer/koreanische',
      'asiático/asiática/chino/china/coreano/coreana',
      'asiatique/chinois/chinoise/japonais/japonaise/coréenne',
      '亚洲',
      'アジア人/アジア系',
      'آسيوي/آسيوية',
    ),
  },
  ...expressions,
  {
    id: 'freckles',
    words: wordsOf(
      'freckles/freckled/freckle/freckled face',
      'sommersprossen/sommersprossig',
      'pecas/pecoso/pecosa',
      'taches de rousseur/éphélides',
      '雀斑',
      'そばかす',
      'نمش',
    ),
  },
  {
    id: 'glasses',
    words: wordsOf(
      'glasses/eyeglasses/spectacles/reading glasses',
      'brille/lesebrille',
      'gafas/anteojos',
      'lunettes',
      '眼镜',
      '眼鏡/メガネ',
      'نظارة/نظارات',
    ),
  },
  {
    id: 'dress',
    words: wordsOf(
      'dress/summer dress/sundress/sun dress',
      'kleid/sommerkleid/kleidchen',
      'vestido/vestido de verano',
      'robe/robe d été',
      '连衣裙/裙子/长裙',
      'ドレス/ワンピース',
      'فستان',
    ),
  },
  {
    id: 'gown',
    words: wordsOf(
      'gown/ball gown/evening gown/evening dress/long dress',
      'abendkleid/ballkleid/langes kleid/langen kleid',
      'vestido largo/vestido de noche',
      'robe longue/robe de soirée',
      '晚礼服',
      'イブニングドレス',
      'فستان طويل',
    ),
  },
  { id: 'skirt', words: wordsOf('skirt', 'faltenrock/minirock', 'falda', 'jupe', '半身裙', 'スカート', 'تنورة') },
  {
    id: 'coat',
    words: wordsOf(
      'coat/overcoat/raincoat/trench coat/trenchcoat',
      'mantel/regenmantel',
      'abrigo/gabardina',
      'manteau/imperméable',
      '大衣/外套/雨衣',
      'コート/レインコート',
      'معطف',
    ),
  },
  {
    id: 'suit',
    words: wordsOf(
      'suit/business suit/tuxedo',
      'anzug',
      'traje',
      'costume trois pièces/tailleur',
      '西装',
      'スーツ',
      'بدلة',
    ),
  },
  {
    id: 'jacket',
    words: wordsOf('jacket/blazer/leather jacket', 'jacke/sakko', 'chaqueta', 'veste', '夹克', 'ジャケット', 'جاكيت'),
  },
  {
    id: 'sweater',
    words: wordsOf('sweater/pullover/hoodie/jumper', 'pulli', 'suéter', 'pull', '毛衣', 'セーター', 'سترة'),
  },
  {
    id: 'shirt',
    words: wordsOf('shirt/blouse', 'hemd/bluse', 'camisa/blusa', 'chemise', '衬衫', 'シャツ/ブラウス', 'قميص'),
  },
  {
    id: 'tee',
    words: wordsOf('t-shirt/tee', 't-shirt', 'camiseta', 't-shirt', 'T恤/t恤', 'ティーシャツ/Tシャツ', 'تيشيرت'),
  },
  {
    id: 'robe',
    words: wordsOf(
      'robe/robes/bathrobe/tunic',
      'gewand/kutte/bademantel',
      'túnica/bata',
      'tunique/peignoir',
      '长袍',
      'ローブ',
      'رداء',
    ),
  },
  {
    id: 'kimono',
    words: wordsOf('kimono/yukata', 'kimono', 'kimono/quimono', 'kimono', '和服', '着物/浴衣', 'كيمونو'),
  },
  {
    id: 'dungarees',
    words: wordsOf(
      'dungarees/overalls',
      'latzhose/latzhosen',
      'peto/overol',
      'salopette',
      '背带裤',
      'オーバーオール',
      'سروال عمل',
    ),
  },
  {
    id: 'sports',
    words: wordsOf(
      'tracksuit/sportswear/gym clothes',
      'trainingsanzug/sportkleidung/jogginganzug',
      'chándal/ropa deportiva',
      'survêtement/tenue de sport',
      '运动服',
      'ジャージ',
      'ملابس رياضية',
    ),
  },
];

const garments: ReadonlySet<string> = new Set<Garment>([
  'dress',
  'gown',
  'skirt',
  'coat',
  'suit',
  'jacket',
  'sweater',
  'shirt',
  'tee',
  'robe',
  'dungarees',
  'kimono',
  'sports',
]);

/** Whether a trait is something that people wear. */
export const isGarment = (id: string): id is Garment => garments.has(id);

/** How long hair is whose colour is said as well: "long black hair". */
export const hairLengths: ReadonlyMap<string, Trait> = new Map([
  ...'long/lange/langen/langem/langes/largo/longs'.split('/').map((word) => [word, 'long hair'] as const),
  ...'short/kurze/kurzen/kurzem/kurzes/corto/courts'.split('/').map((word) => [word, 'short hair'] as const),
]);
