/**
 * Nouns of things that people ask for and that have no painter: they are named back as not drawn wherever they stand. A noun that is in no
 * list is named as well, where an article or a number says that it is one (`readPrompt`).
 */
export const unpainted: ReadonlySet<string> = new Set(
  [
    'demon face selfie hand hands eye eyes ' +
      'dwarf centaur minotaur cyclops hydra werewolf cyborg mech gnome devil goddess god saint cupid ' +
      'leprechaun yeti mercenary sniper ' +
      'thief pope shaman sumo ' +
      'butcher barber tailor ' +
      'skater wrestler goalkeeper golfer diver jockey sculptor drummer pianist ' +
      'conductor actor actress juggler acrobat mime ' +
      'crowd audience beggar mustache moustache finger fingers tooth teeth brain lung lungs bone bones ribcage fist ' +
      'orangutan baboon weasel ferret mink marten mole armadillo anteater tapir ' +
      'opossum wombat platypus mongoose ' +
      'yak antelope gazelle impala wildebeest ibex chamois ' +
      'zebu manatee narwhal beluga chameleon komodo salamander newt tadpole viper pheasant ' +
      'quail emu woodpecker swallow magpie vulture albatross cuckoo ' +
      'cockatoo nightingale shrimp prawn cuttlefish oyster mussel urchin anemone stingray manta eel tuna swordfish ' +
      'piranha pufferfish barracuda hammerhead plankton sponge grasshopper cricket mantis moth caterpillar worm centipede wasp ' +
      'hornet mosquito cicada locust termite slug hippogriff basilisk chimera trex triceratops stegosaurus ' +
      'velociraptor pterodactyl mammoth dodo earthquake avalanche landslide flood wildfire explosion sandstorm whirlpool ' +
      'geyser eclipse supernova wormhole vortex portal hologram laser tundra ' +
      'cliffside quicksand stalactite stalagmite peninsula synagogue monastery stupa ' +
      'ziggurat mausoleum tomb crypt catacomb warehouse ' +
      'refinery lock mill sawmill quarry prison bunker barracks embassy courthouse cinema ' +
      'spa sauna hotel motel hostel nightclub casino butchery mall ' +
      'pharmacy laboratory planetarium zoo bank station ' +
      'platform shipyard parking tunnel crossroads roundabout courtyard ' +
      'terrace attic basement cellar hallway corridor ladder elevator escalator nursery altar ' +
      'grave trampoline billboard hydrant trashcan dumpster ' +
      'wheelbarrow cruiser battleship destroyer carrier barge catamaran jetski hovercraft glider biplane satellite ' +
      'rover limousine convertible bulldozer forklift segway rickshaw rollerblades rollerskates ' +
      'snowmobile caravan camper monorail funicular cablecar vodka ' +
      'butter cereal porridge oatmeal brownie ' +
      'chips burrito nachos lasagna ravioli ' +
      'ham meatball kebab falafel paella tofu caviar pudding tiramisu ' +
      'cabbage cauliflower spinach zucchini peas ' +
      'beans lentils olive olives plum papaya fig raspberry blackberry almond walnut ' +
      'hazelnut peanut acorn cinnamon spice spices salt sugar glass fork spoon knife plate bowl toaster blender oven stove fridge refrigerator ' +
      'microwave dishwasher sink faucet shower toilet towel soap toothbrush razor comb hairbrush pillow blanket mattress carpet curtain ' +
      'curtains wardrobe closet dresser drawer shelf stool cradle crib hammock lampshade flashlight torch lighter matches ashtray cigarette cigar ' +
      'pipe jar jug pitcher crate box bag wallet briefcase alarm calendar ' +
      'envelope stamp postcard pen eraser ruler stapler tape glue easel printer keyboard monitor ' +
      'speaker cassette vinyl jukebox projector tripod ' +
      'binoculars calculator circuit microchip cable battery antenna bass clarinet oboe ' +
      'trombone tuba harmonica banjo ukulele mandolin sitar xylophone tambourine bongo synthesizer screwdriver pliers nail ' +
      'nails shovel rake hoe pitchfork sickle scythe toolbox chainsaw anvil bellows rope chain hook pulley piston magnet thermometer ' +
      'oar paddle lance mace arrow crossbow slingshot gun pistol rifle ' +
      'shotgun revolver bomb grenade missile bullet dynamite handcuffs orb amulet talisman rune runes ' +
      'parchment bracelet earring earrings brooch pearl pearls banknote money piggybank ' +
      'sandal sandals slipper sock socks turban mitten mittens ' +
      'tie bowtie belt vest sari toga jeans trousers ' +
      'pants shorts swimsuit bikini pajamas costume goggles monocle wig lipstick makeup ' +
      'baseball volleyball tennis golf racket hockey puck skis snowboard dumbbell bowling dart darts frisbee yoyo puzzle lego domino card ' +
      'cards checkers roulette slot doll dollhouse toy rattle pinata puppet marionette confetti ribbon stocking firecracker sparkler logo letter ' +
      'letters text sign signs tattoo diagram chart graph infographic emoji website interface peony hyacinth hibiscus jasmine magnolia marigold chrysanthemum ' +
      'snowdrop primrose bluebell heather lichen seaweed kelp thistle nettle clover shamrock mistletoe holly aloe topiary maze labyrinth ' +
      'plantation boomerang corset crutches wheelchair stroller tricycle unicycle snowflake metronome abacus sundial ' +
      'doghouse birdhouse mop plunger cheesecake popsicle marshmallow beehive dartboard doormat',
    'zwerg riese teufel gesicht hände auge augen haar ' +
      'haare specht geier ' +
      'garnele käfer heuschrecke wespe fliege raupe erdbeben lawine überschwemmung rauch ' +
      'kloster palast gefängnis kino ' +
      'uboot wohnwagen pflaume ' +
      'glas gabel löffel messer teller topf kessel kühlschrank kissen decke ' +
      'vorhang schrank schreibtisch tasche brief stift fernglas ' +
      'schaufel leiter seil kette pfeil pistole ' +
      'perle geld hose puppe spielzeug ' +
      'karte efeu moos ',
    'duende demonio cara mano manos ojo ojos ' +
      'pelo buitre ' +
      'camarón calamar escarabajo saltamontes avispa mosca oruga terremoto avalancha inundación explosión humo ' +
      'monasterio cárcel cine ' +
      'caravana mantequilla ciruela ' +
      'tenedor cuchara cuchillo plato olla almohada cortina armario escritorio ' +
      'estante cubo carta ' +
      'pala escalera cuerda cadena flecha pistola perla dinero ' +
      'pantalón muñeca juguete hiedra musgo ' +
      'laberinto',
    'nain démon visage œil yeux cheveux ' +
      'vautour crevette calmar ' +
      'scarabée sauterelle guêpe mouche chenille séisme inondation fumée monastère ' +
      'cinéma caravane beurre ' +
      'prune verre fourchette cuillère couteau assiette casserole oreiller couverture rideau ' +
      'armoire bureau sac lettre stylo ' +
      'pelle échelle corde chaîne flèche pistolet pièce ' +
      'pantalon poupée jouet lierre mousse labyrinthe',
  ]
    .flatMap((words) => words.split(' '))
    // What two known words name together and neither of them is.
    .concat(
      // A painter by the name of Singer.
      'john singer sargent',
      'singer sargent',
      ...(
        'griffon vulture/grifo de agua/grilled salmon/smoked salmon/baked salmon/salmon fillet/salmon steak/salmon on a plate/spiral staircase/spiral stairs/fire hydrant/fire station/police station/fire extinguisher/computer mouse/building blocks/' +
        'grandfather clock/cuckoo clock/gummy bear/gummy bears/toy soldier/jet ski/aircraft carrier/fighter jet/' +
        'sagrada familia/brandenburg gate/mount rushmore/sydney opera house/empire state building/' +
        'burj khalifa/christ the redeemer/arc de triomphe/notre dame/machu picchu/angkor wat/great wall of china/' +
        'leaning tower of pisa/rock band/music band/marching band/easter island/monster truck/roller skates/baseball bat/cotton candy/wedding cake/wedding dress/wedding gown/yoga mat/' +
        'spider web/pine cone/maple leaf/tree stump/bird cage/lifeguard tower/ice cream truck/' +
        'washing machine/vending machine/slot machine/spinning top/satellite dish/hot spring'
      ).split('/'),
      'tennis ball',
      'golf ball',
      'bowling ball',
      'beach ball',
      'disco ball',
      'rugby ball',
      'american football',
      'fairy ring',
      'ring of fire',
      'ring of mushrooms',
      'onion ring',
      'key ring',
      'mirror image',
      'mirror reflection',
      'mirror lake',
      'mirror surface',
      'horse shoe',
      'ballet shoe',
      'skeleton key',
      'soldier ant',
      'monk seal',
      'goblin shark',
      'baby bottle',
      'baby carriage',
      'harp seal',
      'kiwi bird',
      'corn field',
      'corn dog',
      'garlic bread',
      'watch tower',
      'radio tower',
      'beer garden',
      'candy cane',
      'boxing glove',
      'baseball glove',
      'oven glove',
      'water tank',
      'gas tank',
      'oil tank',
      'tank top',
      'barber shop',
      'pet shop',
      'beaver dam',
      'water slide',
      'slide guitar',
      'swing dance',
      'missile silo',
      'shuttle bus',
      'gondola lift',
      'king cobra',
      'king crab',
      'king size',
      'queen size',
      'queen bee',
      'dragon fruit',
      'leopard print',
      'sea dragon',
      'komodo dragon',
    ),
);

/** The same in scripts without spaces, longer words first: a short one may be a part of them. */
export const unpaintedHan: readonly string[] = (
  'フォーク スプーン おもちゃ ' +
  'ナイフ 恶魔 乐队 眼睛 头发 猩猩 鱿鱼 ' +
  '甲虫 地震 雪崩 洪水 爆炸 潜艇 叉子 勺子 盘子 枕头 衣柜 书桌 梯子 ' +
  '手枪 珍珠 娃娃 玩具 迷宫 悪魔 エビ 爆発 宮殿 真珠 ' +
  '双眼鏡 靴下 人形 迷路 姫 銃'
).split(' ');
