import { place } from './place.ts';
import type { Place } from './place.ts';
import { woods } from './places-in-woods.ts';

export type { Place } from './place.ts';

export const places: readonly Place[] = [
  place(
    'hills',
    'hill/hills/hillside/meadow/field/countryside/prairie/pasture/grassland/grass/farmland|hügel/wiese/feld/weide/gras|colina/colinas/prado/campo/pradera|colline/collines/pré/prairie/champ|山丘/草地/田野/草原|丘/草原/野原|تل/تلال/مرج/حقل|',
    { setting: 'hills' },
  ),
  place(
    'river',
    'river/stream/creek/brook/canal/valley/green valley/river valley/river bank/riverbank|fluss/bach/kanal/strom|río/arroyo/canal|rivière/fleuve/ruisseau/canal|河流/河/小溪|川/小川|نهر/جدول|',
    {
      setting: 'river',
    },
  ),
  place(
    'mountains',
    'mountain/mountains/peak/alps/summit/mountain range/highlands/himalayas/himalaya/andes/dolomites/rocky mountains/everest/mount everest/matterhorn/mont blanc/swiss alps|berg/berge/alpen/gebirge/gipfel/himalaya/anden/dolomiten|montaña/montañas/pico/alpes/himalaya/andes/dolomitas|montagne/montagnes/alpes/himalaya/andes/dolomites|山/山脉/高山/阿尔卑斯/喜马拉雅|山/山脈/アルプス/ヒマラヤ|جبل/جبال/جبال الألب/الهيمالايا|⛰/🏔/🗻',
    { setting: 'mountains', view: 'mountains' },
  ),
  place('lake', 'lake/pond/fjord/fiord|see/teich/fjord|lago/laguna/estanque/fiordo|lac/étang/fjord|湖|湖|بحيرة|', {
    setting: 'mountains',
    view: 'mountains',
  }),
  place('sea', 'sea/ocean/open water|meer/ozean|mar/océano|mer/océan|海/大海/海洋|海/大海|بحر/محيط|🌊', {
    setting: 'sea',
    view: 'ocean',
  }),
  place(
    'coast',
    'coast/cliff/bay/headland|küste/klippe/bucht|costa/acantilado/bahía|côte/falaise/baie|海岸|海岸|ساحل|',
    { setting: 'coast' },
  ),
  place(
    'beach',
    'beach/shore/seaside/lagoon/tropical lagoon/shallow water/shallows/the shallows|strand/lagune/flachem wasser/flaches wasser|playa|plage|海滩/沙滩|浜/ビーチ/砂浜|شاطئ|🏖',
    {
      setting: 'beach',
    },
  ),
  place(
    'tropical beach',
    'tropical beach/palm beach/hawaii/maldives/caribbean/bora bora/seychelles/bahamas/tahiti|tropischer strand/palmenstrand/hawaii/malediven/karibik|playa tropical/hawái/maldivas/caribe|plage tropicale/hawaï/maldives/caraïbes|热带海滩/夏威夷/马尔代夫|南国のビーチ/ハワイ/モルディブ|شاطئ استوائي|',
    { setting: 'beach' },
  ),
  place(
    'street',
    'street/old town/town/prague/vienna/barcelona/lisbon/edinburgh|straße/stadt/altstadt/prag/wien/barcelona/lissabon/edinburgh|calle/pueblo/ciudad vieja|rue/vieille ville|街道/街|通り/街|شارع|',
    { setting: 'street' },
  ),
  place(
    'lane',
    'alley/lane/alleyway/narrow street/narrow alley/narrow lane|gasse/enge gasse|callejón/callejuela|ruelle|小巷/巷子|路地|زقاق|',
    { setting: 'street' },
  ),
  place(
    'boulevard',
    'boulevard/avenue/tree-lined street/tree lined street|boulevard/allee|bulevar/avenida|boulevard/avenue|林荫大道|大通り/並木道|جادة|',
    { setting: 'street' },
  ),
  place(
    'town square',
    'town square/village square/city square/old town square/plaza/piazza|stadtplatz/dorfplatz|plaza/plaza mayor|place du village/grand-place|广场|広場|ميدان|',
    { setting: 'street' },
  ),
  place(
    'canal street',
    'canal street/canal houses/city canal/amsterdam/amsterdam canal/canal in amsterdam/canals of amsterdam|gracht/grachten/amsterdam|ámsterdam/canal de ámsterdam|amsterdam/canal d’amsterdam|阿姆斯特丹|アムステルダム|أمستردام|',
    { setting: 'street' },
  ),
  place(
    'venice',
    'venice/venetian canal/canal in venice/canals of venice|venedig|venecia|venise|威尼斯|ヴェネツィア/ベネチア|البندقية|',
    {
      setting: 'street',
    },
  ),
  place(
    'neon street',
    'cyberpunk/cyberpunk city/cyberpunk street/cyberpunk alley/neon city/neon cyberpunk/neon street/neon alley/neon lights/neon signs/neon-lit street/neon lit street/futuristic city/futuristic street/city of the future/tokyo/shibuya/times square|cyberpunk/neonstadt/neonlichter/neonreklame/futuristische stadt/zukunftsstadt/tokio|cyberpunk/ciudad de neón/luces de neón/ciudad futurista/tokio|cyberpunk/néons/ville futuriste/lumières néon/tokyo|赛博朋克/霓虹/霓虹灯/未来城市/东京|サイバーパンク/ネオン/ネオン街/未来都市/東京|سايبربانك/أضواء نيون/مدينة مستقبلية/طوكيو|',
    { setting: 'street' },
  ),
  place(
    'reef',
    "reef/coral reef/coral/underwater/under water/under the sea/deep sea/deep blue sea/deep ocean/deep blue ocean|riff/korallenriff/koralle/unterwasser/tiefsee|arrecife/coral/bajo el agua/submarino|récif/corail/sous l'eau|珊瑚/珊瑚礁/水下/海底|珊瑚/サンゴ礁/水中/海底|شعاب/مرجان|🪸/🐚",
    { setting: 'reef' },
  ),
  place(
    'waterfall',
    "waterfall/waterfalls/niagara falls/victoria falls/iguazu falls|wasserfall/wasserfälle|cascada/catarata|cascade/chute d'eau|瀑布|滝|شلال|",
    {
      setting: 'waterfall',
    },
  ),
  place(
    'room',
    'room/interior/table/desk/indoors|zimmer/tisch|habitación/mesa|chambre/table|房间/桌子/桌|部屋/テーブル/机|غرفة/طاولة|',
    { setting: 'room' },
  ),
  place(
    'windowsill',
    'windowsill/window sill/window/window ledge|fensterbrett/fensterbank/fenster|alféizar/ventana|rebord de fenêtre/fenêtre|窗台/窗|窓辺/窓|عتبة النافذة/نافذة|🪟',
    { setting: 'room' },
  ),
  place(
    'parlour',
    'living room/parlour/lounge/sitting room/rug|wohnzimmer/stube/teppich|sala de estar/salón/alfombra|salon/salle de séjour/tapis|客厅/地毯|居間/リビング/絨毯|غرفة معيشة/سجادة|',
    { setting: 'parlour' },
  ),
  place(
    'cottage garden',
    'garden/cottage garden/backyard/back garden/front garden/english garden/garden path|garten/bauerngarten/vorgarten/gartenweg|jardín/patio trasero|jardin/jardin anglais|花园/后院|庭/庭園|حديقة/حديقة منزل|',
    { setting: 'cottage garden' },
  ),
  place(
    'garden',
    'flower bed/flowers/flower/blossoms/wildflowers/wildflower/wild flowers|blumen/blume/blumenbeet/wildblumen|flores/flor/flores silvestres|fleurs/fleur/fleurs sauvages|花/野花|花/野の花|زهور/زهرة|💐',
    { setting: 'garden' },
  ),
  ...woods,
  place(
    'skyscraper',
    'skyscraper/tall building/tall buildings/office tower/office towers/office building/office buildings/high-rise/high-rises/high rise/highrise/tower block/glass tower/modern building/modern buildings/financial district/business district/downtown street/modern street/street of skyscrapers|wolkenkratzer/hochhaus/hochhäuser/bürohaus/büroturm/bankenviertel|rascacielos/edificio alto/torre de oficinas/distrito financiero|gratte-ciel/immeuble de bureaux/tour de bureaux/quartier des affaires|摩天大楼/高楼/高楼大厦/写字楼/办公楼|摩天楼/高層ビル/オフィスビル/超高層ビル|ناطحة سحاب/ناطحات سحاب/برج مكاتب/مبنى شاهق|🏢',
    { setting: 'avenue' },
  ),
  place(
    'city',
    'city/skyline/metropolis/downtown/skyscrapers/cityscape/city skyline/new york/new york city/nyc/manhattan/hong kong/chicago/shanghai/singapore/dubai|großstadt/skyline/stadtsilhouette/new york/hongkong/chicago/shanghai/singapur/dubai|ciudad/nueva york/hong kong/chicago/shanghái/singapur/dubái|ville/new york/hong kong/chicago/shanghai/singapour/dubaï|城市/天际线/纽约/曼哈顿/香港/芝加哥/上海/新加坡/迪拜|都市/街並み/ニューヨーク/マンハッタン/香港/シカゴ/上海/シンガポール/ドバイ|مدينة/نيويورك/مانهاتن/هونغ كونغ/شيكاغو/شنغهاي/سنغافورة/دبي|🏙/🌆',
    { setting: 'skyline', view: 'city' },
  ),
  place(
    'desert',
    'desert/dune/dunes/sahara|wüste/düne/dünen|desierto/duna/dunas|désert/dune/dunes|沙漠/沙丘|砂漠/砂丘|صحراء|🏜',
    { setting: 'desert', view: 'desert' },
  ),
  place(
    'savanna',
    'savanna/savannah/serengeti/african plain/african plains/steppe|savanne/steppe/serengeti|sabana/estepa|savane/steppe|稀树草原/热带草原|サバンナ|سافانا|',
    { setting: 'savanna' },
  ),
  place(
    'oasis',
    'oasis/desert oasis/oasis in the desert/oasis with palm trees/oasis with palms/waterhole/water hole/watering hole|wasserloch/wasserstelle/oase/oase in der wüste|oasis/oasis en el desierto/abrevadero/charca|oasis/oasis dans le désert/point d’eau|绿洲/水坑|オアシス/水飲み場|واحة|',
    { setting: 'oasis' },
  ),
  place(
    'cave',
    'cave/caves/cavern/caverns/grotto/sea cave/crystal cave|höhle/höhlen/grotte/kristallhöhle|cueva/cuevas/gruta/caverna|grotte/grottes/caverne|洞穴/山洞/溶洞|洞窟/洞穴/鍾乳洞|كهف/مغارة|',
    { setting: 'cave' },
  ),
  place(
    'harbour',
    'harbour/harbor/port/marina/quay/wharf/dock/docks/fishing village/fishing harbour/fishing harbor/fishing port/harbour town/harbor town/seaport|hafen/fischerhafen/hafenstadt/kai/fischerdorf|puerto/puerto pesquero/muelle/marina|port/port de pêche/marina/quai/village de pêcheurs|港口/海港/渔港/码头/渔村|港/漁港/埠頭/漁村|ميناء/مرفأ/قرية صيد|',
    { setting: 'harbour' },
  ),
  place(
    'ship deck',
    'ship deck/deck of a ship/deck of the ship/ship’s deck/deck of a sailing ship/deck of a pirate ship/on a ship/on the ship/on his ship/on her ship/on a pirate ship/on the pirate ship/on a sailing ship/on a wooden ship/on board a ship/aboard a ship/the deck/the deck of a ship/the deck of the ship/on deck/on a galleon/aboard ship|schiffsdeck/auf einem schiff/auf dem schiff/auf einem piratenschiff/an deck/an bord|cubierta de un barco/cubierta del barco/en un barco/en un barco pirata/a bordo|pont d’un bateau/pont du navire/sur un navire/sur un bateau pirate/à bord|甲板/在船上/在海盗船上|甲板/船の上/海賊船の上|سطح السفينة/على سفينة/على متن سفينة|',
    { setting: 'ship deck' },
  ),
  place(
    'footbridge',
    'footbridge/wooden bridge/wooden footbridge/small bridge/little bridge/small wooden bridge/old wooden bridge/bridge over a stream/bridge over a creek|holzbrücke/fußgängerbrücke/kleine brücke/alte holzbrücke|puente de madera/puente peatonal/puentecito|pont de bois/pont en bois/passerelle/petit pont|木桥/小桥|木の橋/木橋/小さな橋|جسر خشبي/جسر صغير|',
    { setting: 'park' },
  ),
  place(
    'pier',
    'pier/jetty/wooden pier/wooden jetty/wooden dock/boat dock/boardwalk/landing stage|steg/bootssteg/holzsteg/anlegesteg|embarcadero/pasarela de madera|ponton/jetée/embarcadère|栈桥/木栈道|桟橋|رصيف خشبي|',
    { setting: 'pier' },
  ),
  place(
    'cathedral',
    'cathedral/cathedrals/gothic cathedral/abbey/nave/church interior/inside a church/stained glass/stained glass window/stained glass windows|kathedrale/dom/gotische kathedrale/kirchenschiff/buntglasfenster|catedral/abadía/vidriera/vidrieras|cathédrale/abbaye/vitrail/vitraux|大教堂/彩色玻璃|大聖堂/ステンドグラス|كاتدرائية|',
    { setting: 'cathedral' },
  ),
  place(
    'floating islands',
    'floating island/floating islands/sky island/sky islands/flying island/flying islands/islands in the sky/island in the sky|schwebende insel/schwebende inseln/fliegende insel/fliegende inseln|isla flotante/islas flotantes|île flottante/îles flottantes|浮岛/空岛|浮島/空飛ぶ島|جزيرة عائمة|',
    { setting: 'floating islands' },
  ),
  place(
    'glacier',
    'glacier/glaciers/ice field/arctic/antarctica/antarctic/north pole/south pole/polar landscape/polar ice/ice floe/ice floes/pack ice/frozen sea|gletscher/arktis/antarktis/nordpol/südpol/eisscholle/eisschollen|glaciar/glaciares/ártico/antártida/polo norte/banquisa|glacier/glaciers/arctique/antarctique/banquise/pôle nord|冰川/北极/南极/浮冰|氷河/北極/南極/流氷|نهر جليدي/القطب الشمالي|',
    { setting: 'glacier' },
  ),
  place(
    'library',
    'library/libraries/old library/ancient library/grand library/reading room|bibliothek/alte bibliothek/bücherei/lesesaal|biblioteca/bibliotecas|bibliothèque/salle de lecture|图书馆|図書館|مكتبة|',
    { setting: 'library' },
  ),
  place(
    'terraces',
    'rice terrace/rice terraces/terraced field/terraced fields/terraced hills/rice paddy/rice paddies/rice field/rice fields/paddy field/paddy fields|reisterrasse/reisterrassen/reisfeld/reisfelder|terraza de arroz/terrazas de arroz/arrozal/arrozales|rizière/rizières/rizières en terrasses|梯田/稻田/水田|棚田/田んぼ/水田|مدرجات الأرز/حقل أرز/حقول الأرز|',
    { setting: 'terraces' },
  ),
  place(
    'road',
    'road/highway/freeway/motorway/open road/long road/empty road/road trip|autobahn|carretera/autopista|route/autoroute|公路/高速公路|高速道路/国道|طريق سريع|🛣',
    { setting: 'road' },
  ),
  place(
    'country road',
    'country road/country lane/rural road/countryside road/farm road|landstraße/feldstraße|carretera rural/camino rural|route de campagne/chemin de campagne|乡间公路/乡间小路/乡村道路|田舎道|طريق ريفي|',
    { setting: 'road' },
  ),
  place(
    'desert road',
    'desert road/desert highway/route 66|wüstenstraße/straße durch die wüste|carretera del desierto/carretera en el desierto|route du désert/route dans le désert|沙漠公路|砂漠の道|طريق صحراوي|',
    { setting: 'road' },
  ),
  place(
    'coastal road',
    'coastal road/coast road/coastal highway/coastal drive/seaside road/ocean road/road by the sea/road along the sea/road along the coast/highway by the sea/pacific coast highway|küstenstraße/straße am meer|carretera costera/carretera de la costa/carretera junto al mar|route côtière/route du littoral/route au bord de la mer|海岸公路/滨海公路/沿海公路|海岸道路/海沿いの道|طريق ساحلي|',
    { setting: 'road' },
  ),
  place(
    'japanese garden',
    'japanese garden/japanese gardens/zen garden/koi pond/garden in japan|japanischer garten/zengarten/japanischen garten|jardín japonés/jardín zen|jardin japonais/jardin zen|日式花园/日式庭院/禅园|日本庭園/枯山水|حديقة يابانية|',
    { setting: 'japanese garden' },
  ),
  place(
    'graveyard',
    'graveyard/cemetery/churchyard/tombstone/tombstones/gravestone/gravestones/headstones|friedhof/grabsteine|cementerio/lápidas|cimetière/pierres tombales|墓地/墓园|墓地/墓場|مقبرة|🪦',
    { setting: 'graveyard' },
  ),
  place(
    'swamp',
    'swamp/swamps/bog/marsh/marshes/marshland/wetland/wetlands/bayou/mangrove/mangroves/everglades|sumpf/sümpfe/moor/marschland/mangroven|pantano/pantanos/ciénaga/marisma/humedal/manglar|marais/marécage/marécages/tourbière/mangrove|沼泽/湿地/红树林|沼/湿地/沼地/マングローブ|مستنقع/مستنقعات|',
    { setting: 'swamp' },
  ),
  place(
    'market',
    'market/street market/farmers market/fruit market/marketplace/market place/market square/market stall/market stalls/bazaar/souk|markt/wochenmarkt/marktplatz/marktstand/basar|mercado/mercadillo/bazar/puesto de mercado|marché/bazar/étal de marché|市场/集市/市集|市場/マーケット|سوق|',
    { setting: 'market' },
  ),
  place(
    'station',
    'train station/railway station/at the station/at a station/on the platform/at the train station/train platform/railway platform/station platform/train stop/railroad station|bahnhof/bahnsteig|estación de tren/estación de ferrocarril/andén/estación|gare/quai de gare|火车站/车站/站台|駅/プラットホーム|محطة قطار/محطة القطار|🚉',
    { setting: 'station' },
  ),
  place(
    'coffee house',
    'in a cafe/in the cafe/in a café/inside a cafe/in a cozy cafe/in a coffee shop/in the coffee shop/inside a coffee shop/in a coffeehouse/in a restaurant/in the restaurant/inside a restaurant/in a diner/in a bistro/cafe interior/coffee shop interior/cozy cafe/cozy coffee shop/restaurant interior/diner|in einem café/im café/in einem restaurant/im restaurant/in einem kaffeehaus|en un café/en una cafetería/en un restaurante/en el restaurante|dans un café/dans le café/dans un restaurant/dans un bistrot|在咖啡馆/在咖啡店/在餐厅/咖啡馆里|カフェの中/喫茶店の中/レストランの中|في مقهى/في المقهى/في مطعم|',
    { setting: 'coffee house' },
  ),
  place(
    'cafe',
    'cafe/café/coffee shop/coffeehouse/street cafe/sidewalk cafe/bistro/restaurant/cafe terrace|café/straßencafé/kaffeehaus/bistro/restaurant|cafetería/terraza de café/restaurante/bistró|café en terrasse/terrasse de café/bistrot/restaurant/brasserie|咖啡馆/咖啡店/咖啡厅/餐厅|カフェ/喫茶店/レストラン|مقهى/مطعم|',
    { setting: 'cafe' },
  ),
  place(
    'palace hall',
    'palace hall/throne room/throne hall/ballroom/ball room/great hall/castle hall/royal hall/palace interior/inside a palace/in a palace/in the palace/in her palace/in his palace/inside a castle/castle interior/grand hall/golden palace/royal palace/marble palace/opulent palace/luxurious palace/grand palace/magnificent palace/lavish palace/ornate palace/baroque palace/imperial palace/gilded palace/glittering palace/palace of gold|thronsaal/im palast/in einem palast/goldener palast/goldenen palast/goldenem palast/königlicher palast/königlichen palast/königspalast/prunkvoller palast/prunkvollen palast/palast aus gold/ballsaal/festsaal/palastsaal/rittersaal/schlosssaal|salón del trono/en un palacio/en el palacio/salón de baile/sala del trono/gran salón/palacio dorado/palacio real/palacio de oro/palacio de mármol/palacio lujoso|salle du trône/dans un palais/dans le palais/salle de bal/grande salle/palais doré/palais royal/palais d’or/palais de marbre/palais somptueux|王座厅/宫殿大厅/舞厅/金色宫殿/金色的宫殿/黄金宫殿/皇宫|玉座の間/舞踏室/大広間/黄金の宮殿/金色の宮殿/王宮|قاعة العرش/قاعة القصر/قصر ذهبي/قصر ملكي/القصر الذهبي/القصر الملكي|',
    { setting: 'palace hall' },
  ),
  place(
    'rooftop',
    'rooftop/roof top/roof terrace/rooftop terrace/city rooftop/rooftop garden/balcony/city balcony|dachterrasse/hausdach/über den dächern/balkon|azotea/terraza en la azotea/balcón|toit-terrasse/sur les toits/balcon|屋顶/天台/露台/阳台|屋上/バルコニー/ベランダ|سطح المبنى/شرفة|',
    { setting: 'rooftop' },
  ),
  place(
    'gallery',
    'gallery/art gallery/museum/art museum/exhibition/museum hall|galerie/kunstgalerie/museum/kunstmuseum/ausstellung|galería/galería de arte/museo/museo de arte/exposición|galerie/musée/galerie d’art/musée d’art/exposition|美术馆/博物馆/画廊/展览|美術館/博物館/画廊/ギャラリー|متحف/معرض فني|',
    { setting: 'gallery' },
  ),
  place(
    'bedroom',
    'bedroom/bed room/cozy bedroom/hotel room/sleeping room|schlafzimmer/kinderzimmer/hotelzimmer|dormitorio/habitación de hotel|chambre à coucher/chambre d’hôtel|卧室|寝室/ベッドルーム|غرفة نوم|',
    { setting: 'bedroom' },
  ),
  place(
    'hospital room',
    'hospital room/hospital/hospital ward/hospital bed/ward/patient room/clinic/sickroom/intensive care/intensive care unit/emergency room|krankenhaus/krankenzimmer/krankenhauszimmer/krankenhausbett/klinik/spital/intensivstation|hospital/habitación de hospital/cama de hospital/clínica|hôpital/chambre d’hôpital/lit d’hôpital/clinique|医院/病房/医院病房|病院/病室/入院|مستشفى/غرفة مستشفى/غرفة في مستشفى/المستشفى|🏥',
    { setting: 'hospital room' },
  ),
  place(
    'stage',
    'stage/stage with curtains/stage with curtain/stage with a curtain/stage with red curtains/stage with a red curtain/stage with red velvet curtains/stage with velvet curtains/stage with curtains and lights/stage with a curtain and lights/stage with curtain and lights/stage with lights/stage lights/theatre/theater/theatre stage/theater stage/on stage/opera/opera house/auditorium/stage curtain/stage curtains|bühne/bühne mit vorhang/bühne mit vorhang und scheinwerfern/bühne mit scheinwerfern/theater/theaterbühne/opernhaus/opernbühne/auf der bühne|escenario/escenario con cortinas/escenario con telón/escenario con telón y luces/escenario con luces/teatro/ópera/auditorio|scène de théâtre/scène avec rideau/scène avec rideaux/scène avec rideau et projecteurs/sur scène/théâtre/opéra|舞台/剧院/剧场/歌剧院|舞台/劇場/オペラハウス/ステージ|مسرح/خشبة المسرح/دار الأوبرا|🎭',
    { setting: 'stage' },
  ),
  place(
    'concert stage',
    'concert stage/rock concert/concert/concert hall/music festival stage/rock stage|konzert/konzertbühne/konzertsaal/rockkonzert|concierto/escenario de concierto/sala de conciertos|concert/scène de concert/salle de concert|演唱会/音乐会/音乐厅|コンサート/ライブ会場|حفلة موسيقية/قاعة حفلات|',
    { setting: 'stage' },
  ),
  place(
    'boxing ring',
    'boxing ring/boxing match/boxing arena|boxring/boxkampf|ring de boxeo/cuadrilátero/combate de boxeo|ring de boxe/match de boxe|拳击台/拳击场/拳击比赛|ボクシングリング/ボクシングの試合|حلبة ملاكمة/حلبة الملاكمة|🥊',
    { setting: 'stage' },
  ),
  place(
    'supermarket',
    'supermarket/grocery aisle/supermarket aisle/grocery shopping aisle|supermarkt|supermercado|supermarché|超市|スーパー/スーパーマーケット|سوبرماركت|',
    { setting: 'supermarket' },
  ),
  place(
    'gym',
    'gym/gymnasium/fitness studio/fitness center/fitness centre/weight room|fitnessstudio/turnhalle|gimnasio|salle de sport/gymnase|健身房/体育馆|ジム/体育館|صالة رياضية/نادي رياضي|',
    { setting: 'gym' },
  ),
  place(
    'workshop',
    'workshop/woodshop/carpentry workshop/tool shed/carpenter’s workshop|werkstatt/schreinerei/tischlerei|taller/carpintería|atelier de menuiserie/menuiserie|车间/工坊|作業場/工房|ورشة|',
    { setting: 'workshop' },
  ),
  place(
    'garage',
    'garage/car workshop/repair shop/auto repair shop|garage/autowerkstatt|garaje/taller mecánico|garage|车库/修车厂|ガレージ/車庫|مرآب/كراج|',
    { setting: 'workshop' },
  ),
  place(
    'airport',
    'airport/airport terminal/departure lounge/airport gate/departure hall|flughafen/abflughalle/flughafenterminal|aeropuerto/terminal del aeropuerto|aéroport/l’aéroport|机场/航站楼|空港/空港ターミナル|مطار|',
    { setting: 'airport' },
  ),
  place(
    'subway',
    'subway/subway station/metro/metro station/underground station/subway platform|u-bahn/u-bahnhof/u-bahn-station|metro/estación de metro|métro/station de métro|地铁/地铁站|地下鉄/地下鉄の駅|مترو/محطة مترو|',
    { setting: 'subway' },
  ),
  place(
    'bathroom',
    'bathroom/washroom/restroom|badezimmer/bad|baño/cuarto de baño|salle de bain/salle de bains|浴室/洗手间|浴室/洗面所/バスルーム|حمام|🚿',
    { setting: 'bathroom' },
  ),
  place(
    'ski slope',
    'ski slope/ski slopes/ski piste/piste/ski run/ski resort/skiing slope/snowy slope/snowy slopes|skipiste/piste/skihang/skigebiet|pista de esquí/estación de esquí|piste de ski/station de ski|滑雪场/雪道|スキー場/ゲレンデ|منحدر تزلج/منحدر التزلج|',
    { setting: 'ski slope' },
  ),
  place(
    'arena',
    'gladiator arena/gladiatorial arena/arena floor/fighting pit|gladiatorenarena|arena de gladiadores|arène de gladiateurs|角斗场|剣闘場|ساحة المصارعين|',
    { setting: 'arena' },
  ),
  place(
    'classroom',
    'classroom/school classroom/class room/schoolroom/school room/lecture room|klassenzimmer/klassenraum/schulzimmer/klassensaal|aula/aula de clase/salón de clases/aula escolar|salle de classe/salle de cours|教室/课堂|教室|فصل دراسي/قاعة دراسية/غرفة الصف|🏫',
    { setting: 'classroom' },
  ),
  place(
    'office',
    'office/modern office/open office/office room/open-plan office/workplace/office space/corner office|büro/büroraum/großraumbüro|oficina/despacho|salle de bureau/bureau moderne/bureau d’entreprise/bureaux|办公室|オフィス/事務所|مكتب حديث/غرفة مكتب|🏢',
    { setting: 'office' },
  ),
  place('kitchen', 'kitchen/cozy kitchen/farmhouse kitchen|küche/bauernküche|cocina|cuisine|厨房|台所/キッチン|مطبخ|', {
    setting: 'kitchen',
  }),
  place(
    'park',
    'park/city park/public park/park path/central park/hyde park/botanical garden|park/stadtpark/parkweg/botanischer garten|parque/parque de la ciudad/jardín botánico|parc/parc public/jardin public/jardin botanique|公园/植物园|公園/植物園|حديقة عامة/منتزه|🏞',
    { setting: 'park' },
  ),
  place(
    'tavern',
    'tavern/inn/pub/medieval tavern/fantasy tavern/bar/saloon/alehouse|taverne/gasthaus/wirtshaus/kneipe/gasthof|taberna/posada/cantina|taverne/auberge|酒馆/客栈/酒吧|酒場/居酒屋/宿屋|حانة/نزل|🍻',
    { setting: 'tavern' },
  ),
  place(
    'spaceship',
    'spaceship interior/interior of a spaceship/the interior of a spaceship/inside a spaceship/spaceship bridge/bridge of a spaceship/spaceship cockpit/starship interior/starship bridge/space station/space station interior/inside a space station/spaceship corridor|raumschiffbrücke/brücke eines raumschiffs/im raumschiff/raumstation|interior de una nave espacial/estación espacial/puente de una nave espacial|intérieur d’un vaisseau spatial/station spatiale/pont d’un vaisseau spatial|飞船内部/空间站|宇宙船の内部/宇宙ステーション|محطة فضاء/محطة فضائية|',
    { setting: 'spaceship' },
  ),
  place(
    'orchard',
    'orchard/apple orchard/orchards/fruit orchard/grove of apple trees|obstgarten/apfelplantage/streuobstwiese/obstwiese|huerto de manzanos/huerto frutal/manzanar|verger/vergers/verger de pommiers|果园/苹果园|果樹園/りんご園|بستان/بستان تفاح|',
    { setting: 'orchard' },
  ),
  place(
    'pool',
    'swimming pool/pool/poolside/hotel pool/infinity pool/luxury villa/villa with a pool|schwimmbad/swimmingpool/pool/freibad|piscina|piscine|游泳池/泳池|プール|مسبح/حمام سباحة|',
    { setting: 'pool' },
  ),
  place(
    'vineyard',
    'vineyard/vineyards/vine row/vine rows/rows of vines/grapevine/grapevines/winery|weinberg/weinberge/weingarten/weinreben|viñedo/viñedos/viña/viñas|vignoble/vignobles/vigne/vignes|葡萄园|葡萄園/ぶどう園/ブドウ畑/ぶどう畑|كرم عنب/كروم العنب|',
    { setting: 'vineyard' },
  ),
  place(
    'canyon',
    'canyon/canyons/desert canyon/canyon in the desert/gorge/ravine/grand canyon/badlands/red rocks/monument valley|schlucht/schluchten/canyon/felsschlucht|cañón/desfiladero/barranco|canyon/canyons/gorges|峡谷/大峡谷|峡谷/渓谷/グランドキャニオン|أخدود/وادي عميق|',
    { setting: 'canyon' },
  ),
  place(
    'space',
    'space/outer space/deep space/orbit/cosmos/universe/spiral galaxy/galaxy/nebula/planet/saturn/black hole/rings of saturn/saturn and its rings/saturn with its rings/planet with rings/planet with a ring/planet and its rings|weltall/weltraum/galaxie/nebel im all/planet/planet mit ringen/ringplanet|espacio/galaxia/nebulosa/planeta|espace/galaxie/nébuleuse/planète|太空/宇宙/星系/星云/行星|宇宙/銀河/星雲/惑星|فضاء/مجرة/كوكب|🪐/🌌',
    { setting: 'space', view: 'space' },
  ),
  place(
    'moon ground',
    'on the moon/lunar surface/moonscape/lunar landscape/surface of the moon/moon landing/moon crater/crater/craters|auf dem mond/mondoberfläche/mondlandschaft/krater|en la luna/superficie lunar/cráter|sur la lune/surface lunaire/surface de la lune/cratère|月球/月球表面|月面|على القمر/سطح القمر|',
    { setting: 'moon' },
  ),
  place(
    'mars',
    'mars/on mars/martian/red planet/martian landscape/alien planet/alien landscape|mars/auf dem mars/roter planet/marslandschaft|marte/en marte/planeta rojo|mars/sur mars/planète rouge|火星|火星|المريخ|',
    { setting: 'mars' },
  ),
  place(
    'abstract',
    'abstract/marble/fluid art/liquid/silk/swirl/smoke/texture|abstrakt/marmor|abstracto/mármol|abstrait/marbre|抽象/大理石|抽象/大理石|تجريدي/رخام|🎨',
    { view: 'abstract' },
  ),
  place(
    'geometric',
    'geometric/bauhaus/mondrian/cubes/triangles/shapes|geometrisch/bauhaus|geométrico|géométrique|几何|幾何学|هندسي|🔷',
    { view: 'geometric' },
  ),
  place('sky', 'sky|himmel|cielo|ciel|天空|空|سماء|', { setting: 'clouds' }),
  place(
    'sea of clouds',
    'above the clouds/over the clouds/in the clouds/among the clouds/sea of clouds/cloudscape/clouds from above|wolken von oben/über den wolken/in den wolken/wolkenmeer|sobre las nubes/nubes desde arriba/en las nubes/entre las nubes/mar de nubes|au-dessus des nuages/nuages vus d’en haut/dans les nuages/mer de nuages|云海|雲海|فوق السحاب|',
    { setting: 'clouds' },
  ),
  place('dahlia', 'dahlia/dahlias|dahlie/dahlien|dalia|dahlia|大丽花|ダリア|داليا|', { view: 'flowers' }),
];
