import type { Expression, Words } from './concept.ts';
import { wordsOf } from './words.ts';

/** What a face can be said to show, in the words of seven languages (STUDIO-71). */
export const expressions: readonly { readonly id: Expression; readonly words: Words }[] = [
  {
    id: 'smiling',
    words: wordsOf(
      'smiling/smile/smiles/grinning',
      'lächelnd/lächelnde/lächelnder/lächelndes/lächelnden/lächelt',
      'sonriente/sonrientes/sonriendo/sonríe',
      'souriant/souriante/sourit',
      '微笑',
      '微笑む/微笑んで/笑顔',
      'مبتسم/مبتسمة/يبتسم/تبتسم',
    ),
  },
  {
    id: 'laughing',
    words: wordsOf(
      'laughing/laughs',
      'lachend/lachende/lachender/lachendes/lachenden/lacht',
      'riendo/riéndose/ríe',
      'riant/rieur/rieuse/rit',
      '大笑/欢笑',
      '笑って/笑う',
      'ضاحك/ضاحكة/يضحك/تضحك',
    ),
  },
  {
    id: 'sad',
    words: wordsOf(
      'sad/unhappy/melancholic/melancholy/crying/sorrowful',
      'traurig/traurige/trauriger/trauriges/traurigen/weinend/weinende/weint',
      'triste/tristes/llorando/llora',
      'pleurant/mélancolique/attristé/attristée',
      '悲伤/伤心/哭泣',
      '悲しい/悲しげな/泣いて',
      'حزين/حزينة',
    ),
  },
  {
    id: 'angry',
    words: wordsOf(
      'angry/furious/grumpy/frowning/scowling/enraged',
      'wütend/wütende/wütender/wütendes/wütenden/zornig/zornige/zorniger',
      'enojado/enojada/enfadado/enfadada/furioso/furiosa',
      'en colère/furieux/furieuse/fâché/fâchée',
      '愤怒/生气',
      '怒って/怒った',
      'غاضب/غاضبة',
    ),
  },
  {
    id: 'surprised',
    words: wordsOf(
      'surprised/astonished/shocked/amazed/scared/frightened',
      'überrascht/überraschte/überraschter/erstaunt/erstaunte/erschrocken/erschrockene',
      'sorprendido/sorprendida/asombrado/asombrada/asustado/asustada',
      'surpris/surprise/étonné/étonnée/effrayé/effrayée',
      '惊讶/惊讶的',
      '驚いた/驚いて',
      'متفاجئ/متفاجئة/مندهش/مندهشة',
    ),
  },
];
