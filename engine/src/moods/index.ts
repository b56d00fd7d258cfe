import { wordsOfLine } from '../concepts/words.ts';
import type { Development } from '../raster/develop.ts';
import { developed } from './mood.ts';
import type { Developing, Mood } from './mood.ts';

/** Every mood that is known (STUDIO-67). */
export const moods: readonly Mood[] = [
  {
    id: 'cozy',
    words: wordsOfLine(
      'cozy/cosy/homely/snug|gemütlich/gemütliche/gemütlicher/gemütliches/gemütlichen/heimelig/heimelige/behaglich|acogedor/acogedora|douillet/douillette/chaleureux/chaleureuse|温馨/舒适|居心地の良い/居心地のいい|مريح/مريحة|',
    ),
    time: 'dusk',
    develops: { exposure: 1.3, tone: [1.07, 1, 0.88], bloom: 1.6, vignette: 1.6 },
  },
  {
    id: 'magical',
    words: wordsOfLine(
      'magical/enchanted/enchanting/mystical/fairytale/fairy-tale/fairy tale/whimsical/bewitched|magisch/magische/magischer/magisches/magischen/verzaubert/verzauberte/verzauberter/verzaubertes/zauberhaft/märchenhaft|mágico/mágica/encantado/encantada|magique/enchanté/enchantée/féerique|神奇/魔法般|魔法の/幻想的な|سحري/سحرية/مسحور/مسحورة|',
    ),
    time: 'dusk',
    happening: 'fireflies',
    air: { fog: 0.006 },
    develops: { bloom: 2, saturation: 1.12, tone: [1, 0.98, 1.06] },
  },
  {
    id: 'dreamy',
    words: wordsOfLine(
      'dreamy/dreamlike/ethereal/heavenly/soft light/soft lighting/hazy light|verträumt/verträumte/verträumter/verträumtes/traumhaft/weiches licht|de ensueño/onírico/onírica/etéreo/etérea/luz suave|onirique/éthéré/éthérée/rêveur/lumière douce|梦幻/柔和的光|夢のような/柔らかい光|حالم/حالمة|',
    ),
    time: 'dawn',
    air: { fog: 0.008, clouds: 0.6, tint: [0.95, 0.6, 0.78] },
    develops: { bloom: 2.8, contrast: -0.2, saturation: 0.95, exposure: 1.1, tone: [1.08, 0.97, 1.03] },
  },
  {
    id: 'mysterious',
    words: wordsOfLine(
      'mysterious/enigmatic/mystic|geheimnisvoll/geheimnisvolle/geheimnisvoller/geheimnisvolles/mystisch/mystische/mystischer/mystisches|misterioso/misteriosa|mystérieux/mystérieuse|神秘/神秘的|神秘的な/謎めいた|غامض/غامضة|',
    ),
    time: 'dusk',
    weather: 'fog',
    develops: { saturation: 0.82, vignette: 1.8, tone: [0.96, 1, 1.05] },
  },
  {
    id: 'dramatic',
    words: wordsOfLine(
      'dramatic/dramatic lighting/dramatic light/dramatic sky/epic/cinematic/cinematic lighting/cinematic light/moody/moody lighting/moody light|dramatisch/dramatische/dramatischer/dramatisches/episch/epische/epischer/filmisch/stimmungsvoll|dramático/dramática/épico/épica/cinematográfico/cinematográfica|dramatique/épique/cinématographique|戏剧性/史诗/电影感|ドラマチックな/壮大な/映画のような|درامي/درامية/ملحمي/ملحمية|',
    ),
    time: 'sunset',
    air: { clouds: 0.66 },
    develops: { contrast: 0.3, vignette: 1.9, splitTone: 2, exposure: 0.94 },
  },
  {
    id: 'cheerful',
    words: wordsOfLine(
      'cheerful/joyful/joyous/merry/happy/uplifting|fröhlich/fröhliche/fröhlicher/fröhliches/heiter/glücklich/glückliche/glücklicher/glückliches|alegre/alegres/feliz/felices|joyeux/joyeuse/gai/heureux/heureuse|欢乐/快乐|楽しい/陽気な/幸せな|سعيد/سعيدة/مبهج/مرح|',
    ),
    time: 'day',
    develops: { saturation: 1.2, exposure: 1.14, tone: [1.05, 1.01, 0.93] },
  },
  {
    id: 'peaceful',
    words: wordsOfLine(
      'peaceful/serene/tranquil/calm/relaxing/soothing|friedlich/friedliche/friedlicher/friedliches/ruhig/ruhige/ruhiger/ruhiges/idyllisch/idyllische|tranquilo/tranquila/sereno/serena/apacible|paisible/serein/sereine/tranquille|宁静/平静/安静|静かな/穏やかな|هادئ/هادئة|',
    ),
    time: 'dawn',
    air: { clouds: 0.3, fog: 0.004 },
    develops: { contrast: -0.08, bloom: 1.5, exposure: 1.08, tone: [1.03, 1, 0.98] },
  },
  {
    id: 'vibrant',
    words: wordsOfLine(
      'vibrant/vivid/colorful/colourful/vibrant colors/vibrant colours/vivid colors/vivid colours/bright colors/bright colours|farbenfroh/farbenfrohe/farbenfroher/farbenprächtig/bunt/bunte/bunter/buntes/leuchtende farben/kräftige farben|colorido/colorida/coloridos/coloridas/colores vivos|coloré/colorée/colorés/colorées/couleurs vives|色彩鲜艳/鲜艳/五彩缤纷|色鮮やかな/カラフルな|زاهي/ملون/ملونة|',
    ),
    develops: { saturation: 1.28, contrast: 0.08 },
  },
  {
    id: 'pastel',
    words: wordsOfLine(
      'pastel/pastel colors/pastel colours/pastel colored/pastel coloured/pastel palette/pastel tones/soft colors/soft colours|pastellfarben/pastellfarbene/pastelltöne|colores pastel/tonos pastel|couleurs pastel/tons pastel|粉彩/柔和的色彩|パステルカラー/パステル調|ألوان الباستيل|',
    ),
    develops: { saturation: 0.7, contrast: -0.2, exposure: 1.16, tone: [1.03, 0.99, 1.03] },
  },
  {
    id: 'romantic',
    words: wordsOfLine(
      'romantic|romantisch/romantische/romantischer/romantisches|romántico/romántica|romantique|浪漫|ロマンチックな|رومانسي/رومانسية|',
    ),
    time: 'sunset',
    develops: { bloom: 1.8, tone: [1.05, 0.98, 1] },
  },
  {
    id: 'nostalgic',
    words: wordsOfLine(
      'nostalgic/vintage photo/vintage photograph/vintage photography/retro photo/vintage style/retro style/polaroid|nostalgisch/nostalgische/nostalgischer/nostalgisches|nostálgico/nostálgica/foto antigua|nostalgique/photo ancienne|怀旧/复古照片|懐かしい/ノスタルジックな|حنين|',
    ),
    time: 'golden',
    develops: { saturation: 0.66, contrast: -0.12, grain: 2.5, vignette: 2.2, tone: [1.08, 1, 0.84] },
  },
  {
    id: 'sepia',
    words: wordsOfLine(
      'sepia/sepia toned/sepia photo/sepia photograph/old photograph/old photo/daguerreotype|sepiafarben/altes foto/alte fotografie|tono sepia|ton sépia/vieille photo|棕褐色/老照片|セピア|صورة قديمة|',
    ),
    develops: { saturation: 0, grain: 2.5, vignette: 2.4, tone: [1.16, 1, 0.76] },
  },
  {
    id: 'monochrome',
    words: wordsOfLine(
      'black and white photo/black and white photograph/black and white photography/black and white picture/black and white image/black and white film/black and white portrait/black-and-white/in black and white/monochrome/monochromatic/grayscale/greyscale/film noir|schwarz-weiß/schwarzweiß/schwarz-weiß-foto/schwarzweißfoto/schwarz-weiß-fotografie|foto en blanco y negro/en blanco y negro/monocromo|photo en noir et blanc/en noir et blanc/photo noir et blanc|黑白照片/黑白摄影/黑白风格|白黒写真/モノクロ|بالأبيض والأسود|',
    ),
    develops: { saturation: 0, contrast: 0.18, vignette: 1.5, splitTone: 0, grain: 2 },
  },
  {
    id: 'backlit',
    words: wordsOfLine(
      'backlit/back lit/backlight/backlighting/against the light/against the sun|gegenlicht/im gegenlicht|a contraluz/contraluz|contre-jour/à contre-jour|逆光|逆光|مقابل الضوء|',
    ),
    time: 'golden',
    air: { az: 16, el: 13 },
    develops: { bloom: 2, vignette: 1.3 },
  },
  {
    id: 'silhouette',
    words: wordsOfLine(
      'silhouette/silhouette of/silhouetted/in silhouette|silhouette/schattenriss|silueta/silueta de|silhouette/silhouette de|剪影|シルエット|صورة ظلية/ظلال|',
    ),
    time: 'sunset',
    air: { az: 10, el: 6 },
    silhouettes: true,
    develops: { bloom: 1.5 },
  },
  {
    id: 'bokeh',
    words: wordsOfLine(
      'bokeh/bokeh background/bokeh lights/blurred background/blurry background/out of focus background/soft background/shallow depth of field/depth of field|unscharfer hintergrund/geringe schärfentiefe|fondo desenfocado/fondo borroso|arrière-plan flou/fond flou/faible profondeur de champ|背景虚化/浅景深|ボケ/背景ぼかし|خلفية ضبابية|',
    ),
    blursLand: true,
    develops: { bloom: 1.6 },
  },
];

const byId: ReadonlyMap<string, Mood> = new Map(moods.map((mood) => [mood.id, mood]));

interface Drawn {
  readonly kind: string;
  readonly id: string;
  readonly glows?: boolean;
}

/** The moods among what was asked for, in the order of the words; each once. */
export function moodsOf(drawn: readonly Drawn[]): readonly Mood[] {
  return [...new Set(drawn.flatMap(({ kind, id }) => (kind === 'mood' ? (byId.get(id) ?? []) : [])))];
}

/** What shines by itself has a halo. */
const aglow: Developing = { bloom: 2.2 };

/** A development as the moods change it that were asked for, one after the other, and what was said to glow. */
export function developedFor(usual: Development, drawn: readonly Drawn[]): Development {
  const wishes = moodsOf(drawn).flatMap(({ develops }) => develops ?? []);
  return [...wishes, ...(drawn.some(({ glows }) => glows) ? [aglow] : [])].reduce(developed, usual);
}
