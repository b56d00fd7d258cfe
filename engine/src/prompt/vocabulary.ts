import type { Modifier, Subject, TimeOfDay } from './scene-description.ts';

/** What one word or phrase says about the scene. */
export interface Meaning {
  readonly votes?: Readonly<Partial<Record<Subject, number>>>;
  readonly modifiers?: readonly Modifier[];
  readonly time?: Exclude<TimeOfDay, 'unstated'>;
  readonly colour?: string;
}

/*
 * Words are matched whole (singular or plural), never by prefix: "flow" must not find "flowers".
 * A vote of 1 is a plain noun for the subject; 0.5 and less only hints. Phrases are read before
 * their words, so "northern lights" never reaches "lights".
 */
const subjects: Readonly<Record<Subject, Readonly<Record<number, string>>>> = {
  mountains: {
    1.1: 'mountain, mountainscape, alps, himalayas, fjord, mount fuji, matterhorn, glacier, volcano',
    1: 'peak, summit, ridge, cliff face, valley, canyon, gorge, highlands, hill, hillside, mountain range, range',
    0.8: 'lake, alpine, tarn, landscape, scenery, vista, plateau, waterfall',
    0.4: 'river, meadow, castle, cabin, cottage, village, monastery, temple, countryside, nature, horizon',
  },
  ocean: {
    1.1: 'ocean, sea, seascape, beach, shoreline, tropical island, lagoon, coral reef, shore',
    1: 'wave, coast, coastline, bay, harbor, harbour, archipelago, surf, tide, seaside, lighthouse',
    0.8: 'island, sailboat, ship, yacht, sail, sailing, whale, dolphin, pirate ship, galleon, cliff',
    0.5: 'boat, horizon line, seagull, water, pier',
  },
  city: {
    1.1: 'city, cityscape, skyline, metropolis, skyscraper, downtown, megacity, tokyo, new york, manhattan, hong kong',
    1: 'cyberpunk, street, alley, alleyway, building, tower block, rooftop, urban, town, shanghai, london, paris',
    0.6: 'traffic, tower, neon sign, neon light, architecture, futuristic, bridge, boulevard, apartment',
  },
  forest: {
    1.1: 'forest, woodland, jungle, rainforest, woods, grove, redwood, bamboo forest',
    0.9: 'clearing, birch, treehouse, undergrowth, mossy, moss, fern, thicket',
    0.6: 'tree, pine, pine tree, fir, oak, foliage, leaf, canopy, enchanted, deer, stag, fairy',
  },
  space: {
    1.2: 'galaxy, nebula, outer space, deep space, cosmos, supernova, black hole, spiral galaxy, solar system',
    1.1: 'planet, universe, cosmic, saturn, jupiter, asteroid, space, gas giant, exoplanet, space station',
    0.8: 'astronaut, spaceship, spacecraft, starship, constellation, comet, interstellar, celestial, star field, starfield',
    0.3: 'orbit, alien',
  },
  flowers: {
    1.2: 'flower, bouquet, dahlia, rose, peony, tulip, lotus, daisy, orchid, sunflower, poppy, lily, wildflower',
    1: 'blossom, petal, bloom, botanical, cherry blossom, sakura, carnation, chrysanthemum, marigold, hydrangea, lavender field',
    0.8: 'garden, floral, blooming, flower field',
  },
  desert: {
    1.1: 'desert, dune, sand dune, sahara, oasis, badlands, gobi',
    1: 'sand, arid, bedouin, camel, caravan, mars surface, martian landscape',
    0.9: 'mars, martian, red planet',
    0.5: 'pyramid, mesa, sandstorm',
  },
  abstract: {
    1.1: 'abstract, abstraction, liquid marble, fluid art, generative art, fractal, acrylic pour, ink in water',
    1: 'marble, swirl, swirling, fluid, liquid, silk, marbled, psychedelic, flow field, flowing, smoke, ink, satin, vortex',
    0.5: 'texture, pattern, wallpaper, background, gradient, dream, chaos, energy, melting, emotion, music',
  },
  geometric: {
    1.4: 'bauhaus, geometric, geometry, mondrian, cubist, cubism, de stijl, suprematism, constructivist, geometric shape',
    1: 'triangle, square, tessellation, mosaic, polygon, memphis design, art deco pattern, op art',
    0.5: 'shape, grid, poster, circle, tile, composition',
  },
};

const modifierWords: Readonly<Record<Modifier, string>> = {
  lake: 'lake, reflection, reflecting, river, fjord, mirror, mirrored, tarn, pond, water',
  aurora: 'aurora, aurora borealis, northern light, polar light',
  snow: 'snow, snowy, winter, ice, icy, frozen, alpine, glacier, snow-capped, snowcapped, snowfall, frost, arctic, blizzard',
  mist: 'mist, misty, fog, foggy, haze, hazy, smoky, ethereal',
  storm: 'storm, stormy, thunderstorm, dramatic, moody, tempest, brooding, ominous, gloomy',
  rain: 'rain, rainy, raining, drizzle, downpour, thunderstorm, monsoon',
  person:
    'person, man, woman, girl, boy, figure, traveler, traveller, hiker, wanderer, samurai, wizard, monk, nomad, pilgrim, knight, explorer, bedouin, human, someone, warrior, witch, child',
  deer: 'deer, stag, elk, reindeer, moose, fawn, doe',
  wolf: 'wolf, wolves, fox, husky, coyote',
  whale: 'whale, humpback, orca',
  birds: 'bird, crane, seagull, gull, eagle, flock, swallow, raven, heron',
  boat: 'boat, sailboat, ship, yacht, sail, sailing, schooner, canoe, galleon, pirate ship, vessel',
  island: 'island, archipelago, coast, coastline, cliff, bay',
  pines: 'pine, pine tree, fir, tree, forest, cabin, woods, conifer, spruce, evergreen, woodland',
  autumn: 'autumn, autumnal, fall leaves, fall foliage, october',
  planet: 'planet, saturn, jupiter, gas giant, exoplanet, moon, earth, ringed planet',
  ring: 'ringed, ring, saturn, ringed planet',
  spiral: 'galaxy, spiral galaxy, vortex, spiral, andromeda, whirlpool',
  moon: 'moon, moonlit, moonlight, full moon, crescent, moonrise',
  stars: 'star, starry, starry sky, milky way, stargazing, starlit',
  mars: 'mars, martian, red planet, mars surface, martian landscape',
  neon: 'neon, cyberpunk, neon light, neon sign, synthwave, vaporwave, blade runner, tokyo, holographic, futuristic',
  fireflies: 'firefly, fireflies, magic, magical, enchanted, fairy, glowing, bioluminescent, mystical',
  field: 'field, meadow, garden, flower field, lavender field, prairie, hillside',
};

const times: Readonly<Record<Exclude<TimeOfDay, 'unstated'>, string>> = {
  dawn: 'dawn, sunrise, morning, daybreak, first light, early morning',
  day: 'day, daytime, noon, midday, sunny, blue sky, tropical, afternoon, summer, daylight',
  golden: 'golden hour, golden light, late afternoon, warm light, golden sunlight, autumn, autumnal',
  sunset: 'sunset, setting sun, sundown',
  dusk: 'dusk, twilight, evening, blue hour, nightfall, gloaming',
  night:
    'night, midnight, nighttime, night sky, moonlit, moonlight, full moon, starry, starry sky, milky way, aurora, aurora borealis, northern light, cyberpunk, starlit, stargazing, synthwave, moonrise',
};

/** Every colour word, as sRGB. */
export const coloursByWord: Readonly<Record<string, string>> = {
  red: '#e0342c',
  crimson: '#c01030',
  scarlet: '#d8281e',
  coral: '#ff7f63',
  orange: '#ff8420',
  amber: '#ffab2e',
  gold: '#f2b542',
  golden: '#f2b542',
  yellow: '#ffd93a',
  lime: '#9ad83a',
  green: '#2fae5a',
  emerald: '#0fa070',
  teal: '#12a5a0',
  turquoise: '#20c8c0',
  cyan: '#22d0ee',
  blue: '#2a6af0',
  azure: '#3a8cf0',
  indigo: '#3a30b0',
  purple: '#8a3ae0',
  violet: '#8a4af0',
  magenta: '#e030c0',
  pink: '#ff6aae',
  lavender: '#b09af0',
  peach: '#ffb38a',
  white: '#f4f1ea',
  black: '#14141a',
  silver: '#c4ccd6',
};

/** Every known word or phrase with all it says. */
export const vocabulary: ReadonlyMap<string, Meaning> = buildVocabulary();

/** The longest phrase in the vocabulary, in words. */
export const longestPhrase = 3;

function buildVocabulary(): Map<string, Meaning> {
  const words = new Map<string, Meaning>();
  const add = (list: string, grow: (known: Meaning) => Meaning): void => {
    for (const word of list.split(',')) words.set(word.trim(), grow(words.get(word.trim()) ?? {}));
  };
  for (const [subject, rows] of Object.entries(subjects)) {
    for (const [weight, list] of Object.entries(rows)) {
      add(list, (known) => ({ ...known, votes: { ...known.votes, [subject]: Number(weight) } }));
    }
  }
  for (const [modifier, list] of Object.entries(modifierWords)) {
    // Object.entries widens the keys; the table's own type names them.
    add(list, (known) => ({ ...known, modifiers: [...(known.modifiers ?? []), modifier as Modifier] }));
  }
  for (const [time, list] of Object.entries(times)) {
    add(list, (known) => ({ ...known, time: time as Exclude<TimeOfDay, 'unstated'> }));
  }
  for (const colour of Object.keys(coloursByWord)) add(colour, (known) => ({ ...known, colour }));
  for (const [phrase, meaning] of words) words.set(phrase, { ...inherit(words, phrase), ...meaning });
  return words;
}

/** A phrase means what its noun means unless it says otherwise: a "ringed planet" is a planet, a "red planet" red. */
function inherit(words: ReadonlyMap<string, Meaning>, phrase: string): Meaning {
  const parts = phrase.split(' ');
  if (parts.length === 1) return {};
  const votes = words.get(parts.at(-1) ?? '')?.votes;
  // "Golden hour" and "blue sky" are times of day, a "black hole" is a thing of its own: no colours.

  const isKnownNoun = words.has(parts.at(-1) ?? '');
  const colour = words.get(phrase)?.time || !isKnownNoun ? undefined : words.get(parts[0] ?? '')?.colour;
  return { ...(votes && { votes }), ...(colour && { colour }) };
}
