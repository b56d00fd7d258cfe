import type { Words } from '../concepts/concept.ts';
import { wordsOfLine } from '../concepts/words.ts';
import { findStyle } from './find-style.ts';
import type { Style } from './style.ts';

/** The words that ask for a style in a prompt (STUDIO-69). */
export const saidStyles: readonly { readonly id: string; readonly words: Words }[] = [
  {
    id: 'watercolor',
    words: wordsOfLine(
      'watercolor/watercolour/watercolor painting/watercolour painting/watercolor style/water color/aquarelle|aquarell/aquarellbild/als aquarell|acuarela/pintura de acuarela|aquarelle|水彩/水彩画|水彩画/水彩風|ألوان مائية|',
    ),
  },
  {
    id: 'oil-painting',
    words: wordsOfLine(
      "oil painting/oil on canvas/oil paint/painting of/impressionist/impressionist painting/impressionism/impressionistic/post-impressionist/van gogh/style of van gogh/in the style of van gogh/monet/style of monet/in the style of monet/painterly/impasto|ölgemälde/ölmalerei/gemälde/impressionistisch/impressionistisches/impressionismus|óleo/pintura al óleo/pintura de/impresionista|peinture à l'huile/huile sur toile/peinture de/impressionniste|油画/印象派|油絵/印象派|لوحة زيتية|",
    ),
  },
  {
    id: 'pixel-art',
    words: wordsOfLine(
      'pixel art/pixelart/pixel-art/pixel style/pixelated/8-bit/8 bit/16-bit/16 bit|pixelkunst/pixelgrafik|arte de píxeles/pixelado/pixelada|art pixel/pixelisé|像素画/像素艺术/像素风|ドット絵/ピクセルアート|فن البكسل|',
    ),
  },
  {
    id: 'line-art',
    words: wordsOfLine(
      "line art/lineart/line drawing/pencil sketch/pencil drawing/ink drawing/ink sketch/pen and ink/charcoal drawing/sketch/sketch of/drawing of/coloring page/colouring page/doodle|bleistiftzeichnung/strichzeichnung/tuschezeichnung/skizze/zeichnung/malvorlage|dibujo a lápiz/dibujo de/boceto/boceto de|dessin au crayon/dessin de/dessin d'un/dessin d'une/croquis/esquisse|线稿/素描/铅笔画/线描|線画/鉛筆画/スケッチ|رسم بالقلم/رسم تخطيطي|",
    ),
  },
  {
    id: 'anime',
    words: wordsOfLine(
      'anime/anime style/manga/manga style/studio ghibli/ghibli/ghibli style/cel shaded/cel-shaded/cel shading/cartoon/cartoon style/cartoonish/comic style/comic book style|zeichentrick/zeichentrickstil/comicstil|dibujos animados/caricatura|dessin animé/bande dessinée|动漫/动画风格/卡通/吉卜力|アニメ/アニメ風/漫画風/ジブリ|أنمي/كرتون|',
    ),
  },
  {
    id: 'digital-art',
    words: wordsOfLine(
      'digital art/digital painting/digital illustration/concept art|digitale kunst/digitale malerei|arte digital|art numérique|数字艺术/概念艺术/数字绘画|デジタルアート/コンセプトアート|فن رقمي|',
    ),
  },
  {
    id: 'minimal',
    words: wordsOfLine(
      'minimalist/minimalistic/minimalism/minimal style/flat design/flat illustration/vector art/vector illustration/flat vector|minimalistisch/minimalistische/minimalistisches/flaches design|minimalista|minimaliste|极简/极简主义/扁平插画|ミニマリスト/ミニマル/フラットデザイン|تبسيطي|',
    ),
  },
  {
    id: 'neon',
    words: wordsOfLine(
      'neon style/neon art/synthwave/vaporwave/retrowave/outrun|neonstil|estilo neón|style néon|霓虹风格/蒸汽波|ネオン風/シンセウェーブ|نمط النيون|',
    ),
  },
  {
    id: 'photographic',
    words: wordsOfLine(
      'photorealistic/photo-realistic/photorealism/hyperrealistic/hyper-realistic/hyperrealism|fotorealistisch/fotorealistische|fotorrealista/hiperrealista|photoréaliste/hyperréaliste|写实摄影/照片级|写真のような/フォトリアル|واقعي جدا|',
    ),
  },
  {
    id: 'cinematic',
    words: wordsOfLine(
      'cinematic style/film still/movie still|filmszene/filmstill|fotograma|image de film|电影剧照|映画のワンシーン|لقطة سينمائية|',
    ),
  },
  {
    id: 'fantasy',
    words: wordsOfLine(
      'fantasy art/fantasy style/fantasy painting/fantasy illustration|fantasykunst/fantasystil|arte fantástico|art fantastique|奇幻艺术/奇幻风格|ファンタジーアート|فن خيالي|',
    ),
  },
];

interface Drawn {
  readonly kind: string;
  readonly id: string;
}

/** The style that was chosen; where none was, the first one that the words ask for. */
export function styleFor(chosen: string, drawn: readonly Drawn[]): Style {
  const style = findStyle(chosen);
  const said = style.id === 'none' ? drawn.find(({ kind }) => kind === 'style') : undefined;
  return said ? findStyle(said.id) : style;
}
