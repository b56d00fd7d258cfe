import type { Season, Words } from '../concepts/concept.ts';
import { wordsOfLine } from '../concepts/words.ts';
import type { AirTime, Weather } from '../solid/air.ts';

/** Words for the hour, the season and the weather. */
export type Condition =
  | { readonly kind: 'time'; readonly id: AirTime; readonly words: Words }
  | { readonly kind: 'season'; readonly id: Season; readonly words: Words }
  | { readonly kind: 'weather'; readonly id: Weather; readonly words: Words };

export const conditions: readonly Condition[] = [
  {
    kind: 'time',
    id: 'night',
    words: wordsOfLine(
      'night/midnight/at night/nighttime|nacht/nachts/mitternacht|noche/medianoche|nuit/minuit|夜晚/夜/晚上|夜|ليل/ليلا|🌃',
    ),
  },
  {
    kind: 'time',
    id: 'sunset',
    words: wordsOfLine(
      'sunset/evening/sundown|sonnenuntergang/abend|atardecer/puesta de sol/ocaso|coucher de soleil/soir|日落/傍晚/黄昏|夕日/夕焼け/夕方|غروب/مساء|🌇/🌅',
    ),
  },
  {
    kind: 'time',
    id: 'dusk',
    words: wordsOfLine(
      'dusk/twilight/blue hour/lit windows/glowing windows/light in the windows/light in its windows/lights in the windows/lights in its windows/warm light in the windows/warm light from the windows/light from the windows/warmly lit windows/illuminated windows|dämmerung/abenddämmerung/beleuchtete fenster/beleuchteten fenstern/erleuchteten fenstern/erleuchtete fenster/leuchtende fenster/licht in den fenstern|crepúsculo/ventanas iluminadas/luz en las ventanas|crépuscule/fenêtres éclairées/fenêtres illuminées/lumière aux fenêtres|暮色/亮着灯的窗户|夕暮れ/窓の明かり/灯りのともる窓|شفق المساء/نوافذ مضيئة|🌆',
    ),
  },
  {
    kind: 'time',
    id: 'dawn',
    words: wordsOfLine(
      'dawn/sunrise/morning/daybreak/early morning|morgen/sonnenaufgang/morgengrauen|amanecer/mañana/alba|aube/matin/lever de soleil|黎明/早晨/日出|朝/日の出/夜明け|فجر/صباح/شروق|',
    ),
  },
  {
    kind: 'time',
    id: 'golden',
    words: wordsOfLine(
      'golden hour/late afternoon/golden light/golden sunlight/warm light/warm sunlight/warm lighting/afternoon light/evening light|goldene stunde/goldenes licht/warmes licht/abendlicht/abendsonne/nachmittagssonne|hora dorada/luz dorada/luz cálida|heure dorée/lumière dorée/lumière chaude|金色时刻/金色阳光/暖光/夕照|ゴールデンアワー/黄金の光/暖かい光|الساعة الذهبية/ضوء ذهبي/ضوء دافئ|',
    ),
  },
  {
    kind: 'time',
    id: 'day',
    words: wordsOfLine(
      'day/noon/midday/daylight/sunny/sunny day/sunshine/bright|tag/mittag/sonnig/sonnenschein|día/mediodía/soleado|jour/midi/ensoleillé|白天/中午/晴天|昼/真昼/晴れ|نهار/ظهر/مشمس|☀/🌞',
    ),
  },
  {
    kind: 'season',
    id: 'winter',
    words: wordsOfLine(
      'winter/snowy/frozen/wintry/snow-covered/snow covered/icy/frosty|winter/verschneit/verschneite/verschneiter/verschneites/schneebedeckt/winterlich|invierno/nevado|hiver/enneigé|冬/冬天/冬季|冬|شتاء|',
    ),
  },
  {
    kind: 'season',
    id: 'autumn',
    words: wordsOfLine('autumn/fall/autumnal|herbst/herbstlich|otoño|automne|秋/秋天|秋|خريف|🍂'),
  },
  {
    kind: 'season',
    id: 'spring',
    words: wordsOfLine('spring/springtime|frühling|primavera|printemps|春/春天|春|ربيع|'),
  },
  { kind: 'season', id: 'summer', words: wordsOfLine('summer|sommer|verano|été|夏/夏天|夏|صيف|') },
  {
    kind: 'weather',
    id: 'storm',
    words: wordsOfLine(
      'storm/stormy/thunderstorm/tempest|sturm/gewitter/stürmisch|tormenta|tempête/orage|暴风雨/风暴|嵐|عاصفة|',
    ),
  },
  {
    kind: 'weather',
    id: 'fog',
    words: wordsOfLine('fog/mist/foggy/misty/haze/hazy|nebel/neblig/dunst|niebla/bruma|brouillard/brume|雾|霧|ضباب|🌫'),
  },
  {
    kind: 'weather',
    id: 'cloudy',
    words: wordsOfLine(
      'cloud/clouds/cloudy/overcast|wolke/wolken/bewölkt|nube/nubes/nublado|nuage/nuages/nuageux|云/多云|雲/曇り|غيوم/سحاب|☁/⛅',
    ),
  },
  {
    kind: 'weather',
    id: 'gloom',
    words: wordsOfLine(
      'dark/gloomy/spooky/eerie/creepy/haunted/gloom/darkness|dunkel/dunkle/dunkler/dunkles/dunklen/düster/düstere/gruselig/unheimlich|oscuro/oscura/sombrío/sombría/tenebroso|sombre/obscur/obscure/lugubre|阴暗/黑暗/昏暗|暗い/不気味な|مظلم/مظلمة|',
    ),
  },
  {
    kind: 'weather',
    id: 'swell',
    words: wordsOfLine(
      'wave/rough sea/rough seas/high seas/surf/tsunami/breakers|welle/wellen/brandung/seegang|ola/olas/oleaje|vague/vagues/houle|波浪/海浪/巨浪|波/大波/荒波|موج/أمواج|',
    ),
  },
  {
    kind: 'weather',
    id: 'clear',
    words: wordsOfLine(
      'clear sky/blue sky/cloudless|klarer himmel/blauer himmel/wolkenlos|cielo despejado/cielo azul|ciel bleu/ciel dégagé|晴空/蓝天|青空|سماء صافية|',
    ),
  },
];
