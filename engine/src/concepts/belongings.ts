import type { Concept, Words } from './concept.ts';
import { wordsOf } from './words.ts';

/** What is painted only with somebody who has it by themselves, and its words. */
export const belongings: readonly { readonly id: string; readonly words: Words }[] = [
  {
    id: 'staff',
    words: wordsOf(
      'staff/magic staff/wooden staff/wizard staff/scepter',
      'stab/zauberstab/holzstab/zepter',
      'báculo/cetro',
      'bâton/bâton magique/sceptre',
      '法杖/权杖',
      '杖',
      'عصا',
    ),
  },
  {
    id: 'wand',
    words: wordsOf('wand/magic wand', 'feenstab', 'varita/varita mágica', 'baguette magique', '魔杖', '魔法の杖', ''),
  },
  {
    id: 'broom',
    words: wordsOf('broom/broomstick/witch broom', 'besen', 'escoba', 'balai', '扫帚', 'ほうき/箒', 'مكنسة'),
  },
  { id: 'katana', words: wordsOf('katana/samurai sword', 'katana', 'katana', 'katana', '武士刀', '刀/日本刀', '') },
  { id: 'sabre', words: wordsOf('sabre/saber/cutlass', 'säbel/entermesser', 'sable', 'sabre', '', '', 'سيف معقوف') },
  { id: 'spear', words: wordsOf('spear', 'speer', 'lanza', '', '长矛', '槍', 'رمح') },
  { id: 'bow', words: wordsOf('bow/longbow', 'bogen/langbogen', 'arco', 'arc', '弓', '弓', 'قوس') },
  { id: 'dagger', words: wordsOf('dagger', 'dolch', 'daga', 'dague/poignard', '匕首', '短剣', 'خنجر') },
  // Alone the German word is a sign.
  { id: 'shield', words: wordsOf('', 'schild', '', '', '', '', '') },
  { id: 'armour', words: wordsOf('armor/armour', 'rüstung', 'armadura', 'armure', '盔甲/铠甲', '鎧/甲冑', 'درع') },
  { id: 'helmet', words: wordsOf('helmet', 'helm', 'casco/yelmo', 'casque/heaume', '头盔', '兜', 'خوذة') },
  { id: 'cape', words: wordsOf('cape/cloak', 'umhang/cape', 'capa', 'cape', '披风/斗篷', 'マント', '') },
  {
    id: 'straw hat',
    words: wordsOf(
      'straw hat/sun hat',
      'strohhut/sonnenhut',
      'sombrero de paja',
      'chapeau de paille',
      '草帽',
      '麦わら帽子',
      'قبعة قش',
    ),
  },
  {
    id: 'pointed hat',
    words: wordsOf(
      'witch hat/wizard hat/pointed hat',
      'hexenhut/zauberhut',
      'sombrero de bruja',
      'chapeau de sorcière',
      '',
      '',
      '',
    ),
  },
  {
    id: 'beanie',
    words: wordsOf(
      'beanie/woolly hat/knitted hat/wool hat',
      'wollmütze/strickmütze',
      'gorro/gorro de lana',
      'bonnet',
      '毛线帽',
      'ニット帽',
      '',
    ),
  },
  { id: 'beret', words: wordsOf('beret', 'baskenmütze', 'boina', 'béret', '贝雷帽', 'ベレー帽', '') },
  {
    id: 'flower crown',
    words: wordsOf(
      'flower crown/flower wreath/crown of flowers/wreath of flowers',
      'blumenkranz',
      'corona de flores',
      'couronne de fleurs',
      '花环/花冠',
      '花冠',
      '',
    ),
  },
  { id: 'scarf', words: wordsOf('scarf', 'schal', 'bufanda', 'écharpe', '围巾', 'マフラー/スカーフ', 'وشاح') },
  {
    id: 'cap',
    words: wordsOf('cap/peaked cap/baseball cap', 'mütze/schirmmütze', 'gorra', 'casquette', '', '', 'قبعة'),
  },
  { id: 'apron', words: wordsOf('apron', 'schürze', 'delantal', 'tablier', '围裙', 'エプロン', 'مئزر') },
  {
    id: 'pan',
    words: wordsOf('frying pan/pan/skillet', 'pfanne/bratpfanne', 'sartén', 'poêle', '平底锅', 'フライパン', 'مقلاة'),
  },
  { id: 'veil', words: wordsOf('veil', 'schleier', 'velo', 'voile de mariée', '面纱', 'ベール', '') },
  {
    id: 'stethoscope',
    words: wordsOf('stethoscope', 'stethoskop', 'estetoscopio', 'stéthoscope', '听诊器', '聴診器', ''),
  },
  { id: 'eye patch', words: wordsOf('eye patch/eyepatch', 'augenklappe', 'parche', 'cache-œil', '眼罩', '眼帯', '') },
  {
    id: 'boxing gloves',
    words: wordsOf(
      'boxing gloves/boxing glove',
      'boxhandschuhe/boxhandschuhen',
      'guantes de boxeo',
      'gants de boxe',
      '拳击手套',
      'ボクシンググローブ',
      'قفازات ملاكمة',
    ),
  },
  {
    id: 'skis',
    words: wordsOf(
      'skis/ski poles/a pair of skis',
      'skistöcke/skistöcken',
      'esquís/bastones de esquí',
      'skis/bâtons de ski',
      '滑雪板/滑雪杖',
      'スキー板/ストック',
      'زلاجات',
    ),
  },
  {
    id: 'pompoms',
    words: wordsOf('pompoms/pom-poms/pom poms', 'pompons', 'pompones', 'pompons', '彩球', 'ポンポン', 'كرات التشجيع'),
  },
  {
    id: 'net',
    words: wordsOf(
      'fishing net/net',
      'fischernetz/netz',
      'red de pesca',
      'filet/filet de pêche',
      '渔网',
      '網/漁網',
      'شبكة',
    ),
  },
  {
    id: 'fishing rod',
    words: wordsOf(
      'fishing rod/fishing pole',
      'angel/angelrute',
      'caña de pescar',
      'canne à pêche',
      '钓竿/鱼竿',
      '釣り竿',
      'سنارة',
    ),
  },
  { id: 'tray', words: wordsOf('tray', 'tablett', 'bandeja', 'plateau de service', '托盘', 'お盆', '') },
  { id: 'microphone', words: wordsOf('microphone', 'mikrofon', 'micrófono', 'microphone', '麦克风', 'マイク', '') },
  { id: 'camera', words: wordsOf('camera', 'kamera', 'cámara', 'appareil photo', '相机', 'カメラ', 'كاميرا') },
  { id: 'brush', words: wordsOf('paintbrush/paint brush', 'pinsel', 'pincel', 'pinceau', '画笔', '絵筆', 'فرشاة') },
  {
    id: 'newspaper',
    words: wordsOf(
      'newspaper/morning paper',
      'zeitung/tageszeitung',
      'periódico',
      'journal/quotidien',
      '报纸',
      '新聞',
      'جريدة/صحيفة',
    ),
  },
  {
    id: 'shopping cart',
    words: wordsOf(
      'shopping cart/shopping trolley/supermarket cart',
      'einkaufswagen',
      'carrito de la compra/carrito de compras',
      'caddie/chariot de supermarché',
      '购物车',
      'ショッピングカート',
      'عربة تسوق',
    ),
  },
  {
    id: 'shopping bags',
    words: wordsOf(
      'shopping bag/grocery bag/bags of groceries/bag of groceries/groceries',
      'einkaufstasche/einkaufstaschen/einkaufstüten/einkaufstüte/einkäufe',
      'bolsas de la compra/bolsas/compras',
      'sacs de courses/sac de courses/courses',
      '购物袋',
      '買い物袋',
      'أكياس التسوق',
    ),
  },
  {
    id: 'watering can',
    words: wordsOf('watering can', 'gießkanne', 'regadera', 'arrosoir', '浇水壶/洒水壶', 'じょうろ', 'إبريق ري'),
  },
  {
    id: 'bubbles',
    words: wordsOf(
      'soap bubbles/soap bubble/bubbles',
      'seifenblasen/seifenblase',
      'pompas de jabón/burbujas',
      'bulles de savon/bulles',
      '泡泡/肥皂泡',
      'シャボン玉',
      'فقاعات الصابون/فقاعات',
    ),
  },
  {
    id: 'letter',
    words: wordsOf(
      'letter/love letter',
      'brief/liebesbrief',
      'carta/carta de amor',
      'lettre/lettre d’amour',
      '信件/情书',
      '手紙',
      'رسالة',
    ),
  },
  { id: 'uniform', words: wordsOf('uniform', 'uniform', 'uniforme', 'uniforme', '制服', '制服', '') },
];

/** What is worn on the head or about it, and belongs into a portrait. */
const onHead: ReadonlySet<string> = new Set([
  ...['crown', 'hat', 'helmet', 'cap', 'veil', 'eye patch', 'straw hat', 'top hat', 'pointed hat', 'beanie', 'beret'],
]);

/** Whether somebody has to be seen whole for it to be seen. */
export const isSeenFromAfar = (id: string): boolean => !onHead.has(id);

/** Whether somebody has by themselves what is called so: it is drawn with them, and not once more beside them. */
export const hasByThemselves = (owner: Concept, id: string): boolean => owner.has?.includes(id) === true;
