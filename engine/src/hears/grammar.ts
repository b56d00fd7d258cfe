import type { Act } from '../concepts/concept.ts';
// The small words: counts, colours, sizes, sides, cameras and denials, in the languages that are read.

export type Side = 'left' | 'right' | 'above' | 'under' | 'behind' | 'front' | 'beside' | 'far' | 'near' | 'on';
export type CameraWord = 'close' | 'wide' | 'aerial' | 'low' | 'portrait';

const table = <Value extends string | number>(rows: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(rows).flatMap(([words, value]) => words.split('/').map((word) => [word, value] as const)));

export const counts = table({
  'one/ein/eine/einen/einem/einer/uno/una/un/une/a/an/single/lone': 1,
  'two/zwei/dos/deux/pair/couple/both/اثنان': 2,
  'three/drei/tres/trois/trio/ثلاثة/ثلاث': 3,
  'four/vier/cuatro/quatre/أربعة': 4,
  'five/fünf/cinco/cinq/خمسة': 5,
  'six/sechs/seis': 6,
  'seven/sieben/siete/sept': 7,
  'eight/acht/ocho/huit': 8,
  'nine/neun/nueve/neuf': 9,
  'ten/zehn/diez/dix': 10,
  'several/some/few/einige/mehrere/varios/varias/plusieurs/عدة': 4,
  'many/herd/flock/viele/muchos/muchas/beaucoup/group/school/swarm/herde/schwarm/rudel/rebaño/troupeau': 7,
  'dozen/twelve/zwölf/doce/douze': 12,
});

/** How many of them are meant by words that say so before "of" alone: "a pride of lions" is seven, and pride by itself is none. */
export const collectives = table({
  'pack/pride/pod/colony/gaggle/cluster/mob/drove/troop/flight/murder/convoy/fleet/crowd/gruppe/kolonie/manada/bandada/grupo/colonia/meute/groupe/colonie': 7,
  'litter/brood/handful/wurf/camada/portée': 5,
});

/** Words before "of" for a few of a kind, large and small. */
export const families: ReadonlySet<string> = new Set('family/familie/familia/famille'.split('/'));
/** How many of them there are. */
export const familySize = 3;

export const hanCounts: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
};

export const coloursByWord = table({
  'red/crimson/scarlet/rot/rote/roter/rotes/roten/rojo/roja/rojos/rojas/rouge/rouges/أحمر/حمراء': '#c8322c',
  'orange/orangefarben/naranja/orangener/برتقالي': '#e8792b',
  'yellow/gelb/gelbe/gelber/gelbes/gelben/amarillo/amarilla/amarillos/amarillas/jaune/jaunes/أصفر/صفراء': '#eebd2e',
  'green/emerald/grün/grüne/grüner/grünes/grünen/verde/verdes/vert/verte/verts/vertes/أخضر/خضراء': '#3f8a4a',
  'blue/navy/blau/blaue/blauer/blaues/blauen/azul/azules/bleu/bleue/bleus/bleues/أزرق/زرقاء': '#2b6cb0',
  'purple/violet/lila/violett/violette/morado/morada/púrpura/mauve/بنفسجي': '#6a3d9a',
  'pink/rosafarben/rosarot/rosado/rosada/وردي': '#e87aa0',
  'brown/braun/braune/brauner/braunes/braunen/marrón/marron/brun/brune/بني': '#7a4a2c',
  'black/schwarz/schwarze/schwarzer/schwarzes/schwarzen/negro/negra/negros/negras/noir/noire/noirs/noires/أسود/سوداء':
    '#1d1d20',
  'white/weiß/weiße/weißer/weißes/weißen/blanco/blanca/blancos/blancas/blanc/blanche/blancs/blanches/أبيض/بيضاء':
    '#f4f1ea',
  'grey/gray/silver/grau/graue/grauer/graues/grauen/gris/plateado/رمادي': '#8a8c90',
  'gold/golden/goldene/goldener/dorado/dorada/doré/dorée/ذهبي': '#d9a43a',
  'teal/turquoise/cyan/türkis/turquesa/فيروزي': '#2fa39a',
  'beige/cream': '#d9c6a0',
});
/** Colour words of Spanish, French and Arabic, which stand behind their nouns. */
export const coloursBehindNouns: ReadonlySet<string> = new Set(
  (
    'rojo roja rojos rojas rouge rouges أحمر حمراء naranja برتقالي amarillo amarilla amarillos amarillas jaune jaunes أصفر صفراء verde verdes vert verte verts ' +
    'vertes أخضر خضراء azul azules bleu bleue bleus bleues أزرق زرقاء morado morada بنفسجي rosado rosada وردي marrón marron بني negro negra negros negras noir noire ' +
    'noirs noires أسود سوداء blanco blanca blancos blancas blanc blanche blancs blanches أبيض بيضاء gris plateado رمادي dorado dorada doré dorée ذهبي turquesa فيروزي'
  ).split(' '),
);

export const hanColours: Readonly<Record<string, string>> = {
  红: '#c8322c',
  赤: '#c8322c',
  黄: '#eebd2e',
  绿: '#3f8a4a',
  緑: '#3f8a4a',
  蓝: '#2b6cb0',
  青: '#2b6cb0',
  紫: '#6a3d9a',
  粉: '#e87aa0',
  黑: '#1d1d20',
  黒: '#1d1d20',
  白: '#f4f1ea',
  金: '#d9a43a',
};

export const sizes = table({
  'big/large/huge/giant/gigantic/enormous/massive/towering/groß/große/großer/großes/großen/riesig/riesige/riesiger/grande/grandes/enorme/gigante/grand/énorme/géant/كبير/كبيرة/ضخم': 1.5,
  'small/tiny/little/baby/miniature/klein/kleine/kleiner/kleines/kleinen/winzig/winzige/pequeño/pequeña/pequeños/pequeñas/diminuto/petit/petite/petits/petites/minuscule/صغير/صغيرة': 0.62,
});

export const sides = table<Side>({
  'to the left of/left of/links von/a la izquierda de/à gauche de/on the left side of/on the left of': 'left',
  'to the right of/right of/rechts von/a la derecha de/à droite de/on the right side of/on the right of': 'right',
  'on the left/left/to the left/links/a la izquierda/à gauche/on the left side': 'left',
  'on the right/right/to the right/rechts/a la derecha/à droite/on the right side': 'right',
  'in front of/vor/delante de/frente a/devant/before/in the foreground/foreground/أمام': 'front',
  'behind/hinter/detrás de/derrière/in the background/background/خلف/وراء': 'behind',
  'under/beneath/below/underneath/unter/bajo/debajo de/sous/تحت': 'under',
  'above/over/über/encima de/au-dessus de/فوق': 'above',
  'next to/beside/neben/al lado de/junto a/à côté de/près de/alongside/by/bei/بجانب': 'beside',
  'on top of/on/auf/sur/sobre/على': 'on',
  'riding on/riding/rowing/paddling/rides/ride/who rides/on the back of/reitet auf/reitend auf/reitet/reiten/montando en/montando a/montando/monta a/a lomos de/chevauchant/chevauche/à dos de/sur le dos de':
    'on',
  'far away/in the distance/distant/far/weit weg/in der ferne/a lo lejos/lejos/au loin/loin': 'far',
  'near/close/nearby/in the heart of/at the heart of/the heart of/nah/nahe/cerca': 'near',
});

/** What a word says that something does: that it is in the air, that it shines by itself, or what animals and people are seen doing. */
export type Doing = 'flies' | 'glows' | 'burns' | Act;

/** Words for what something does; those of a noun that means another thing are left out (waves, fishes). */
export const doings = table<Doing>({
  'burning/burns/ablaze/blazing/flaming/on fire/in flames/brennend/brennende/brennender/brennendes/brennenden/brennt/in flammen/ardiendo/en llamas/brûlant/en feu/en flammes/enflammé/enflammée/يحترق/تحترق/محترق/محترقة':
    'burns',
  'glowing/glows/luminous/luminescent/bioluminescent/incandescent/radiant/leuchtend/leuchtende/leuchtender/leuchtendes/leuchtenden/leuchtet/glühend/glühende/glühender/glühendes/glüht/luminoso/luminosa/luminosos/luminosas/resplandeciente/resplandecientes/bioluminiscente/lumineux/lumineuse/lumineuses/luminescent/luminescente/bioluminescente/متوهج/متوهجة/مضيء/مضيئة':
    'glows',
  'flying/soaring/gliding/hovering/airborne/fliegend/fliegende/fliegender/fliegendes/fliegenden/fliegt/schwebt/schwebend/volando/volador/voladora/vuela/volant/volante/vole':
    'flies',
  'running/runs/galloping/gallops/sprinting/racing/rennend/rennende/rennender/rennendes/rennenden/rennt/rennen/galoppieren/galoppierend/galoppierende/galoppierender/galoppierendes/galoppierenden/galoppiert/corriendo/corre/corren/galopando/galopa/galopan/courant/court/courent/galopant/galope/galopent/jogging/joggend/joggt/يركض/تركض/يجري/تجري':
    'runs',
  'howling/howls/heulend/heulende/heulender/heulendes/heulenden/heult/aullando/aúlla/hurlant/hurle': 'howls',
  'walking/walks/strolling/strolls/wandering/wanders/roaming/roams/crossing/crosses/wandernd/wandernde/wandernder/wandert/überquert/überquerend/vagando/vaga/cruzando/cruza/errant/erre/flânant/flâne/traversant/traverse/gehend/gehende/gehender/geht/spazierend/spazierende/spaziert/caminando/camina/paseando/pasea/marchant/marche/promenant/promène/يمشي/تمشي/يسير/تسير':
    'walks',
  'dancing/dances/tanzend/tanzende/tanzender/tanzendes/tanzenden/tanzt/bailando/baila/danzando/dansant/dansante/danse/يرقص/ترقص':
    'dances',
  'embracing/embraces/hugging/hugs/cuddling/umarmend/umarmt/umarmen/abrazando/abrazados/abrazándose/enlacés/يتعانقان/يعانق/تعانق':
    'embraces',
  'kissing/kisses/kiss/küssend/küsst/küssen/besándose/besan/besando/embrassant/embrassent/embrassants/يتبادلان القبل/يقبل/يقبلان':
    'kisses',
  'sitting/sits/seated/sitzend/sitzende/sitzender/sitzendes/sitzenden/sitzt/sentado/sentada/sentados/sentadas/assis/assise/assises/يجلس/تجلس/جالس/جالسة':
    'sits',
  'reading/reads/lesend/lesende/lesender/lesendes/lesenden/liest/leyendo/lee/lisant/يقرأ/تقرأ': 'reads',
  'fishing/angling/angelnd/angelnde/angelnder/angelt/fischend/fischt/pescando/pêchant/يصطاد/تصطاد': 'fishes',
  'lying/lies/resting/reclining/liegend/liegende/liegender/liegendes/liegenden/liegt/ruhend/ruhende/ruht/tumbado/tumbada/acostado/acostada/descansando/allongé/allongée/couché/couchée/يستلقي/تستلقي/مستلق/مستلقية':
    'lies',
  'sleeping/sleeps/asleep/napping/dozing/snoozing/curled/schlafend/schlafende/schlafender/schlafendes/schlafenden/schläft/durmiendo/duerme/dormido/dormida/dormant/endormi/endormie/dort/ينام/تنام/نائم/نائمة':
    'sleeps',
  'jumping/jumps/leaping/leaps/pouncing/springend/springende/springender/springendes/springenden/springt/saltando/salta/sautant/saute/bondissant/bondit/يقفز/تقفز':
    'leaps',
  'playing/plays/playful/playfully/spielend/spielende/spielender/spielendes/spielenden/spielt/spielen/verspielt/verspielte/jugando/juega/juegan/juguetón/jouant/joue/jouent/joueur/يلعب/تلعب/يلعبان/يلعبون':
    'plays',
  // Both with the head down, at the grass or at the water.
  'grazing/grazes/drinking/drinks/eating grass/eats grass/grasend/grasende/grasender/grasendes/grasenden/grast/grasen/weidend/weidende/weidender/weidendes/weidet/trinkend/trinkende/trinkender/trinkendes/trinkt/trinken/pastando/pasta/bebiendo/bebe/broutant/broute/buvant/boit/paissant/يرعى/ترعى/يشرب/تشرب':
    'grazes',
  'breathing/breathes/fire-breathing/firebreathing/spitting/speiend/speiender/speit/feuerspeiend/feuerspeiende/feuerspeiender/spuckt/escupiendo/escupe/lanzando/crachant/crache/ينفث':
    'breathes fire',
  'surfing/surfs/surfend/surfende/surfender/surft/wellenreitend/surfeando/surfea/surfant': 'surfs',
  'swimming/swims/schwimmend/schwimmende/schwimmender/schwimmt/badend/badet/nadando/nada/bañándose/nageant/nage/يسبح/تسبح':
    'swims',
  'meditating/meditates/in meditation/meditierend/meditierende/meditierender/meditiert/meditando/medita/méditant/médite/يتأمل/تتأمل':
    'meditates',
  'waving/winkend/winkende/winkender/winkt/saludando/saluant/يلوح/تلوح': 'waves',
});

/** The same in scripts without spaces. */
export const hanDoings: readonly (readonly [string, Doing])[] = [
  ...'燃烧/着火/燃える/燃えて'.split('/').map((word) => [word, 'burns'] as const),
  ...'发光/光る/光って/輝く/輝いて'.split('/').map((word) => [word, 'glows'] as const),
  ...'奔跑/跑步/走る/走って'.split('/').map((word) => [word, 'runs'] as const),
  ...'散步/走路/行走/歩く/歩いて/散歩'.split('/').map((word) => [word, 'walks'] as const),
  ...'跳舞/舞蹈/踊る/踊って'.split('/').map((word) => [word, 'dances'] as const),
  ...'拥抱/相拥/抱き合う/抱き合って'.split('/').map((word) => [word, 'embraces'] as const),
  ...'亲吻/接吻/キスをし/キスする/キスして'.split('/').map((word) => [word, 'kisses'] as const),
  ...'坐着/坐在/座る/座って'.split('/').map((word) => [word, 'sits'] as const),
  ...'看书/读书/阅读/読書/本を読む/本を読んで'.split('/').map((word) => [word, 'reads'] as const),
  ...'钓鱼/釣りを/魚を釣'.split('/').map((word) => [word, 'fishes'] as const),
  ...'躺着/躺在/趴着/趴在/横たわる/横たわって/寝そべる/寝そべって'.split('/').map((word) => [word, 'lies'] as const),
  ...'睡觉/睡着/睡在/熟睡/眠る/眠って/寝ている'.split('/').map((word) => [word, 'sleeps'] as const),
  ...'跳跃/跃起/跳起/飛び跳ね/ジャンプ'.split('/').map((word) => [word, 'leaps'] as const),
  ...'玩耍/嬉戏/在玩/遊ぶ/遊んで/じゃれ'.split('/').map((word) => [word, 'plays'] as const),
  ...'吃草/喝水/饮水/草を食べ/水を飲'.split('/').map((word) => [word, 'grazes'] as const),
  ...'喷火/吐火/火を吐'.split('/').map((word) => [word, 'breathes fire'] as const),
  ...'冥想/打坐/瞑想/座禅'.split('/').map((word) => [word, 'meditates'] as const),
  ...'游泳/泳ぐ/泳いで/水泳'.split('/').map((word) => [word, 'swims'] as const),
  ...'挥手/手を振'.split('/').map((word) => [word, 'waves'] as const),
];

/** Words before what somebody sits in, and the ids of that: of a place they say nothing. */
export const boardings: ReadonlySet<string> = new Set('in/inside/aboard/im/en/dans'.split('/'));
export const vessels: ReadonlySet<string> = new Set([
  'bathtub',
  'rowboat',
  'kayak',
  'fishing boat',
  'sled',
  'armchair',
  'chair',
  'sofa',
  'bed',
]);

export const cameras = table<CameraWord>({
  'close-up/close up/closeup/macro/detail/nahaufnahme/primer plano/gros plan': 'close',
  'portrait/headshot/head shot/porträt/portrait/bildnis/retrato/بورتريه': 'portrait',
  'wide shot/wide angle/wide-angle/panorama/panoramic/weitwinkel/plano general/plan large': 'wide',
  "aerial/aerial view/bird's eye view/bird's eye/from above/drone/luftbild/vogelperspektive/vista aérea/vue aérienne":
    'aerial',
  "low angle/worm's eye/from below/froschperspektive/contrapicado/contre-plongée": 'low',
});

/** Portraits and close-ups, where words are not apart. */
export const hanPortraits: readonly string[] = [
  ...['肖像画', '肖像', '人像', 'ポートレート'],
  ...['特写', '的脸', '头像', 'クローズアップ', 'の顔'],
];

/** What a portrait shows of somebody: "the face of a lion" and "a lion's head" ask for one. */
export const faces: ReadonlySet<string> = new Set(
  'face/head/gesicht/kopf/antlitz/cara/cabeza/rostro/visage/tête'.split('/'),
);
/** Words between a face and whose it is. */
export const ofWhom: ReadonlySet<string> = new Set(
  "of/von/vom/eines/einer/des/der/de/del/du/d'un/d'une/d’un/d’une".split('/'),
);

export const denials: ReadonlySet<string> = new Set(
  'no/not/without/never/none/minus/excluding/kein/keine/keinen/keinem/keiner/ohne/nicht/sin/ningún/ninguna/sans/pas/aucun/aucune/بدون/بلا/دون'.split(
    '/',
  ),
);
/** Words that keep a denial going: "no boats or people". */
export const joins: ReadonlySet<string> = new Set(
  "or/nor/and/oder/und/noch/ni/o/y/ou/et/any/the/a/an/de/d'/أو/و".split('/'),
);

/** Words that say nothing about what is to be seen; they are neither drawn nor reported. */
export const silent: ReadonlySet<string> = new Set(
  (
    'kind/a/an/the/of/in/on/at/with/and/or/to/from/for/by/into/through/across/along/its/his/her/their/is/are/being/that/which/some/very/some/it/this/these/there/up/down/out/off/as/under/over/' +
    'der/die/das/den/dem/des/ein/eine/einen/einem/einer/eines/mit/und/in/im/am/an/auf/vor/bei/von/vom/zum/zur/ist/sind/zwischen/' +
    'el/la/los/las/un/una/unos/unas/con/y/en/de/del/al/a/por/para/entre/su/que/es/' +
    'le/la/les/un/une/des/du/de/avec/et/dans/sur/au/aux/à/par/pour/son/sa/ses/qui/est/en/' +
    'في/من/مع/إلى/على/و/عن/' +
    'image/picture/photo/photograph/painting/drawing/illustration/scene/view/shot/art/artwork/style/render/rendering/bild/foto/imagen/foto/image/dessin/' +
    'beautiful/detailed/highly/quality/high/best/8k/4k/hd/masterpiece/stunning/amazing/realistic/professional/trending/standing/sitting/made/seen/' +
    // Words of a thing in Spanish and French that are another thing in English: that one is named as not drawn.
    'collar/basket'
  ).split('/'),
);

/** Words that a noun phrase begins with; numbers do as well. */
export const determiners: ReadonlySet<string> = new Set(
  (
    'a/an/the/his/her/their/its/my/your/this/these/another/some/' +
    'der/die/das/den/dem/ein/eine/einen/einem/einer/mein/meine/sein/seine/' +
    'el/la/los/las/un/una/unos/unas/su/mi/' +
    'le/la/les/un/une/des/son/sa/ses/mon/ma'
  ).split('/'),
);

/** Of the silent words those that may stand between the beginning of a noun phrase and its noun. */
export const silentAdjectives: ReadonlySet<string> = new Set(
  'some/very/beautiful/detailed/highly/quality/high/best/stunning/amazing/realistic/professional'.split('/'),
);

/** Nouns of nothing that could be seen missing: they are passed over, and never named as not drawn. */
export const abstractNouns: ReadonlySet<string> = new Set(
  (
    'style/mood/atmosphere/vibe/way/sense/feeling/touch/hint/tone/tones/palette/color/colors/colour/colours/background/composition/perspective/depth/moment/world/dream/story/theme/' +
    'look/feel/texture/textures/detail/details/mix/combination/kind/type/variety/lot/bit/center/centre/middle/side/edge/top/bottom/front/distance/corner/line/row/time/day/year/end/' +
    'beginning/rest/light/lighting/lights/shadow/shadows/contrast/film/lens/camera/focus/air/view/horizon/landscape/environment/setting/place/shape/form/pattern/symmetry/harmony/' +
    'water/ground/wind/sound/reflection/reflections/ray/rays/leaves/branches/roots/petals/dust/breeze/haze/glow/sparkle/sparkles/beauty/peace/calm/silence/joy/love/hope/magic/wonder/freedom/nature/life/energy/motion/movement/power/art/artist/era/age/century/' +
    'wasser/boden/wind/blätter/zweige/strahlen/stil/stimmung/atmosphäre/licht/hintergrund/mitte/art/welt/traum/farben/farbe/tag/zeit/seite/ferne/natur/landschaft/' +
    'agua/suelo/viento/hojas/ramas/rayos/reflejo/reflejos/estilo/ambiente/atmósfera/luz/fondo/centro/mundo/sueño/colores/color/día/tiempo/lado/naturaleza/paisaje/' +
    'eau/sol/vent/feuilles/branches/rayons/reflet/reflets/ambiance/atmosphère/lumière/fond/monde/rêve/couleurs/couleur/jour/temps/côté/nature/paysage'
  ).split('/'),
);

/** A colour for every word of a horse behind the name of its coat. */
function coats(colour: string, ...names: readonly string[]): readonly (readonly [phrase: string, colour: string])[] {
  return names.flatMap((name) =>
    ['horse', 'horses', 'pony', 'mare', 'stallion'].map((horse) => [`${name} ${horse}`, colour] as const),
  );
}

/** Names of kinds that are of one colour: what is said of it counts more. `#rrggbb`. */
export const coloursOfKinds: ReadonlyMap<string, string> = new Map([
  ['raincoat', '#e8b422'],
  ['regenmantel', '#e8b422'],
  ['imperméable', '#e8b422'],
  ['雨衣', '#e8b422'],
  ['レインコート', '#e8b422'],
  ['trench coat', '#b59468'],
  ['trenchcoat', '#b59468'],
  ['gabardina', '#b59468'],
  // The coats of horses that have names (concepts/animals/horse.ts).
  ...coats('#9c5a30', 'chestnut', 'sorrel'),
  ...coats('#8a5230', 'bay'),
  ...coats('#b58850', 'palomino'),
  ...coats('#b7b4b0', 'dapple grey', 'dapple gray'),
  ['palomino', '#b58850'],
  ['caballo alazán', '#9c5a30'],
  ['caballo bayo', '#8a5230'],
  ['cheval alezan', '#9c5a30'],
  ['cheval bai', '#8a5230'],
  ['ruby', '#c01030'],
  ['rubin', '#c01030'],
  ['rubies', '#c01030'],
  ['emerald', '#12a05a'],
  ['smaragd', '#12a05a'],
  ['sapphire', '#1f4fc8'],
  ['saphir', '#1f4fc8'],
  ['topaz', '#e8a02a'],
  ['amethyst', '#8a5ad0'],
  ['opal', '#e0e6ee'],
  ['lime', '#7ab02a'],
  ['limette', '#7ab02a'],
  ['grapefruit', '#e8825a'],
  ['pampelmuse', '#e8825a'],
  ['jam', '#a8142a'],
  ['jar of jam', '#a8142a'],
  ['strawberry jam', '#a8142a'],
  ['jar of strawberry jam', '#a8142a'],
  ['raspberry jam', '#901030'],
  ['jam jar', '#a8142a'],
  ['marmelade', '#a8142a'],
  ['tomato soup', '#c8341c'],
  ['tomatensuppe', '#c8341c'],
  ['pumpkin soup', '#e08a1e'],
  ['kürbissuppe', '#e08a1e'],
  ['pea soup', '#8aa83e'],
  ['mushroom soup', '#b8956a'],
  ['chicken soup', '#dcae4a'],
  ['borscht', '#a01f3a'],
  ['goulash', '#9c3a1a'],
  ['curry', '#d89a24'],
  ['apple juice', '#e2b23c'],
  ['tomato juice', '#c8341c'],
  ['carrot juice', '#e8761c'],
  ['grape juice', '#5a1f4a'],
  ['green smoothie', '#7ab03a'],
  ['strawberry smoothie', '#e0506e'],
  ['iced tea', '#c8762a'],
  ['ice tea', '#c8762a'],
  ['goldfish', '#f08a24'],
  ['clownfish', '#f0701e'],
  ['golden retriever', '#d9a55a'],
  ['golden retriever puppy', '#d9a55a'],
  ['labrador puppy', '#e0c08a'],
  ['ginger cat', '#c77a35'],
]);
