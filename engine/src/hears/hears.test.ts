import { describe, expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { compose } from '../compose/compose.ts';
import { oneIn } from '../long.testing.ts';
import { outlineWorld } from '../solid/outline.ts';
import { itemOf } from '../solid/item-of.ts';
import { hears } from './hears.ts';
import type { Asked } from './heard.ts';
import { unpainted, unpaintedHan } from './unpainted.ts';
import { settingOf } from './where.ts';

const said = ({ id, count, plural, side, of }: Asked): string =>
  `${count ?? (plural ? 'several' : 1)} ${id}${side ? ` ${side}${of === undefined ? '' : ` of ${of}`}` : ''}`;

test('a dancer dances in what was said, and a ballet dancer is a ballerina [STUDIO-20]', () => {
  for (const [prompt, id] of [
    ['a dancer in a red dress', 'dancer'],
    ['eine Tänzerin', 'dancer'],
    ['a flamenco dancer', 'dancer'],
    ['a ballet dancer on stage', 'ballerina'],
  ] as const) {
    const { drawn, notDrawn } = hears(prompt);
    expect(drawn[0]?.id).toBe(id);
    expect(notDrawn).toEqual([]);
  }
});

describe('hears', () => {
  test.each([
    ['three red balloons over a meadow at dawn, no clouds', ['3 balloon', '1 hills', '1 dawn'], 'all'],
    ['two horses to the left of an oak tree', ['2 horse', '1 tree left of 0'], 'all'],
    ['Ein Leuchtturm am Meer bei Gewitter', ['1 lighthouse', '1 sea', '1 lightning'], 'all'],
    ['dos gatos bajo un árbol en otoño', ['2 cat', '1 tree under of 0', '1 autumn'], 'all'],
    ['un voilier devant un phare au coucher de soleil', ['1 sailboat', '1 lighthouse front of 0', '1 sunset'], 'all'],
    ['两只猫在樱花树下', ['1 cherry tree', '2 cat'], 'all'],
    ['夜の街に花火', ['1 fireworks', '1 street', '1 night'], 'all'],
    ['قطة بجانب نافذة في الليل', ['1 cat', '1 windowsill', '1 night'], 'all'],
    ['🐋🌊', ['1 whale', '1 sea'], 'all'],
    ['a cup of coffee', ['1 mug'], 'all'],
    ['a bear and her cub', ['1 bear', '1 bear cub'], 'all'],
    ['a mother cat with kittens', ['1 cat', 'several kitten'], 'all'],
    ['a mother with her cat', ['1 woman', '1 cat'], 'all'],
    ['a lioness with two cubs', ['1 lioness', '2 lion cub'], 'all'],
    ['an elephant and her calf', ['1 elephant', '1 elephant calf'], 'all'],
    ['a cow and her calf', ['1 calf', '1 cow'], 'all'],
    ['a baby elephant and a baby', ['1 baby', '1 elephant calf'], 'all'],
    ['an angel in the clouds', ['1 angel', '1 sea of clouds'], 'all'],
    ['a queen in a palace', ['1 queen', '1 palace hall'], 'all'],
    ['a clock tower', ['1 big ben'], 'all'],
    ['a clown fish', ['1 fish'], 'all'],
    ['a glass of red wine', ['1 wine glass'], 'all'],
    ['a glass of orange juice', ['1 juice'], 'all'],
    ['a bottle of milk and a steak', ['1 milk', '1 steak'], 'all'],
    ['ein Glas Wasser und eine Suppe', ['1 soup', '1 water glass'], 'all'],
    ['un vaso de leche', ['1 milk'], 'all'],
    ['une manette de jeu', ['1 game controller'], 'all'],
    ['一杯牛奶', ['1 milk'], 'all'],
    ['スマホ', ['1 smartphone'], 'all'],
    ['🍕🥗', ['1 pizza', '1 salad'], 'all'],
    ['a fried egg and a chicken', ['1 breakfast', '1 chicken'], 'all'],
    ['a roast chicken', ['1 roast chicken'], 'all'],
    ['a goldfish in a bowl', ['1 fish bowl'], 'all'],
    ['a gingerbread house', ['1 gingerbread house'], 'all'],
    ['a castle in the heart of a forest', ['1 castle', '1 forest'], 'all'],
    ['a fire hydrant in a street', ['1 street'], 'little'],
    ['a lighthouse on rocks', ['1 lighthouse'], 'all'],
    ['a steam train crossing a bridge', ['1 train on a bridge'], 'all'],
    ['a boxer in the ring', ['1 boxer', '1 boxing ring'], 'all'],
    ['a gold ring', ['1 ring'], 'all'],
    ['a cup of coffee in a cafe', ['1 mug'], 'part'],
    ['a beer in a pub', ['1 beer'], 'part'],
    ['a woman with a cup of coffee in a cafe', ['1 coffee house', '1 mug', '1 woman'], 'all'],
    ['a train beside a bridge', ['1 bridge beside of 0', '1 train'], 'all'],
    ['a computer mouse on a desk', ['1 room'], 'little'],
    ['a space nebula with stars', ['1 space', 'several stars'], 'all'],
    ['a centaur above a castle', ['1 castle above'], 'little'],
    ['a castle with a trampoline', ['1 castle'], 'part'],
    ['asdf qwer', [], 'nothing'],
    ['', [], 'nothing'],
  ])('reads "%s"', (prompt, drawn, verdict) => {
    const heard = hears(prompt);
    expect(heard.drawn.map(said).sort()).toEqual([...drawn].sort());
    expect(heard.verdict).toBe(verdict);
  });

  test.each([
    ['a lake without boats, no clouds', ['rowboat', 'cloudy']],
    ['ohne Regen, ein Schloss', ['rain']],
    ['a meadow, no trees or sheep', ['tree', 'sheep']],
  ])('keeps what "%s" denies out of the picture', (prompt, refused) => {
    const heard = hears(prompt);
    expect(heard.refused).toEqual(expect.arrayContaining(refused));
    for (const id of refused) expect(heard.drawn.map((one) => one.id)).not.toContain(id);
  });

  test('names back what it cannot draw, and what it does not know', () => {
    expect(hears('portrait of a centaur')).toMatchObject({ notDrawn: ['centaur'], verdict: 'nothing' });
    expect(hears('flabbergasted castle').ignored).toEqual(['flabbergasted']);
  });

  test.each([
    ['an old stapler on a table', ['stapler']],
    ['a zorb and a castle', ['zorb']],
    ['a castle with two very old zorbs', ['zorbs']],
    ['the zorb blowing over a castle', ['zorb']],
    ['an earthquake over a field', ['earthquake']],
    ['ein alter Zorb auf einem Hügel', ['zorb']],
    ['un zorb azul sobre una colina', ['zorb']],
    ['un zorb rouge devant un château', ['zorb']],
    ['叉子', ['叉子']],
    // What follows what is drawn, says how or is nothing to be seen is passed over.
    ['a cat sleeping on the grass', []],
    ['a flabbergasted castle', []],
    ['a castle by the water, the wind blowing', []],
    ['a castle in the style of an old master, a dreamy mood', ['master']],
    ['a photo of a castle with a sense of wonder', []],
    ['a castle without a zorb', []],
    ['a castle, no text, no stapler', []],
    ['a spiral galaxy', []],
    ['an autumn mood', []],
  ])('names what "%s" asks for and cannot be drawn', (prompt, notDrawn) => {
    const heard = hears(prompt);
    expect(heard.notDrawn).toEqual(notDrawn);
    for (const word of notDrawn) expect(heard.ignored).not.toContain(word);
    expect(heard.verdict === 'all').toBe(notDrawn.length === 0);
  });

  test('draws nothing of what it says that it never draws', () => {
    const drawn = (word: string) => hears(word).drawn.map(({ id }) => `${word}: ${id}`);
    expect([...unpainted, ...unpaintedHan].flatMap(drawn)).toEqual([]);
    expect([...unpainted].length).toBeGreaterThan(800);
  });

  test('hears size, colour and weight', () => {
    const [tower] = hears('a huge blue (lighthouse:1.3)').drawn;
    expect(tower).toMatchObject({ id: 'lighthouse', colour: '#2b6cb0' });
    expect(tower?.size).toBeGreaterThan(1.5);
  });

  test('reads no more than the first 160 words, so that the longest prompt takes a few milliseconds', () => {
    const phrase = 'three red balloons left of a castle and a dog ';
    expect(hears(phrase.repeat(2000))).toEqual(hears(phrase.repeat(16)));
    expect(hears(`${'very '.repeat(160)} castle`).drawn).toEqual([]);
  });

  test.each([
    ['an aerial view of a castle', 30],
    ['a beach from above', 30],
    ['mountains, drone shot', 30],
    ['a cat from above', 2],
  ])('looks down on "%s"', (prompt, least) => {
    const heard = hears(prompt);
    expect(heard.camera).toBe('aerial');
    const { camera } = compose(heard, 5, { aspect: 1, coarse: true }).world;
    expect(camera.eye[1]).toBeGreaterThan(least);
    expect(camera.forward[1]).toBeLessThan(-0.2);
  });

  test('says that a view of the whole does not follow a camera', () => {
    expect(hears('a galaxy, wide shot')).toMatchObject({ ignored: ['wide shot'] });
    expect(hears('a galaxy, wide shot')).not.toHaveProperty('camera');
  });
});

test('has a child hold a balloon on a string, and lets people fly in others [STUDIO-20]', () => {
  const itemsOf = (prompt: string) =>
    arrange(hears(prompt), 3, { aspect: 1 }).plan.items.map(({ concept }) => concept.id);
  expect(itemsOf('a girl with a red balloon')).toEqual(['girl', 'toy balloon']);
  expect(itemsOf('three girls with a balloon in a meadow')).toEqual(['toy balloon']);
  expect(itemsOf('a boy and a hot air balloon')).toEqual(['boy', 'balloon']);
  expect(itemsOf('a red balloon over a meadow')).toEqual(['balloon']);
});

test('keeps the sides of what is left where something is not drawn [STUDIO-20]', () => {
  const sidesOf = (prompt: string) => hears(prompt).drawn.map(said);
  expect(sidesOf('a lighthouse, a fish left of a ship')).toEqual(['1 lighthouse', '1 ship']);
  expect(sidesOf('a lighthouse, a fish, a horse left of a ship')).toEqual([
    '1 lighthouse',
    '1 horse',
    '1 ship left of 1',
  ]);
});

test.each([
  ['a bear and a boat', 'coast', []],
  ['a dog and a sailboat', 'beach', []],
  ['a train and a ship', 'river', []],
  ['a whale and a robot', 'coast', []],
  ['a cup of coffee in the forest', 'forest', []],
  ['a tiger in the rainforest', 'jungle', []],
  ['ein Papagei im Dschungel', 'jungle', []],
  ['un templo en la selva', 'jungle', []],
  ['a snowman in the jungle in winter', 'jungle', []],
  ['a bear in a room', 'parlour', []],
  ['a cat on a rug', 'parlour', []],
  ['un gato en la alfombra', 'parlour', []],
  ['a rose and a sunflower', 'garden', []],
  ['a lighthouse and a fish', 'coast', ['fish']],
  ['a dolphin in the street', 'sea', ['street']],
  ['a shark in the deep blue sea', 'reef', []],
  ['a pumpkin in autumn', 'hills', []],
  ['autumn leaves falling in a park', 'park', []],
  ['fireflies', 'hills', []],
  ['a lion lying on a rock', 'savanna', []],
] as const)('settles "%s" where it is seen, and says what is not [STUDIO-20]', (prompt, setting, notDrawn) => {
  const heard = hears(prompt);
  expect(heard.notDrawn).toEqual(notDrawn);
  expect(arrange(heard, 3, { aspect: 1 }).plan.setting).toBe(setting);
});

const onWaterAndLand = [
  'a sailing boat near a lighthouse',
  'a lighthouse and a sailing boat',
  'a boat beside a lighthouse',
  'a swan and a castle',
  'a red boat and a church',
  'a boat and a cabin by a lake',
  'a red boat on a river and a bridge',
];

test.each(onWaterAndLand.filter(oneIn(3)))(
  'shows both of "%s", one on the water and one on land [STUDIO-19]',
  (prompt) => {
    for (const seed of [3, 107].filter(oneIn(2))) {
      const { world } = compose(hears(prompt), seed, { aspect: 1.4, coarse: true });
      const { ids } = outlineWorld(world, 168, 120);
      for (const item of [1, 2]) {
        const pixels = ids.filter((id) => itemOf(world.mesh, id) === item).length;
        expect(`${seed} ${item} ${pixels >= 24}`).toBe(`${seed} ${item} true`);
      }
    }
  },
);

test.each([
  ['a wolf at the full moon', 'moon', 'night'],
  ['a glass of wine by candlelight', 'candle', 'night'],
  ['a mushroom in the dark forest', 'gloom', undefined],
  ['three dark horses', 'gloom', undefined],
  ['huge waves', 'swell', undefined],
  ['an astronaut on the moon', 'moon ground', undefined],
])('takes "%s" for what it says', (prompt, id, time) => {
  const heard = hears(prompt);
  expect(heard.drawn.map((one) => one.id)).toContain(id);
  if (time) expect(arrange(heard, 5, { aspect: 1 }).plan.time).toBe(time);
});

test('knows the colour of a kind that has one, and what is said of it counts more', () => {
  const colourOf = (prompt: string): string | undefined => hears(prompt).drawn[0]?.colour;
  expect(colourOf('a goldfish')).toBe('#f08a24');
  expect(colourOf('two golden retrievers')).toBe('#d9a55a');
  expect(colourOf('a black labrador')).toBe(colourOf('a black dog'));
  expect(colourOf('a fish')).toBeUndefined();
});

test.each(['a violin', 'a table lamp', 'an hourglass', 'a bottle'].filter(oneIn(2)))(
  'shows the top of "%s" on a table [STUDIO-23]',
  (prompt) => {
    const { world } = compose(hears(prompt), 3, { aspect: 1, coarse: true });
    const { ids } = outlineWorld(world, 64, 64);
    const rows = [...ids.keys()].filter((i) => itemOf(world.mesh, ids[i] ?? -1) === 1).map((i) => Math.floor(i / 64));
    expect(Math.min(...rows)).toBeGreaterThan(0);
  },
);

test.each([
  ['Katzen', 'cat'],
  ['Hunde', 'dog'],
  ['Tulpen', 'tulip'],
  ['Schmetterlinge', 'butterfly'],
  ['leones', 'lion'],
  ['tulipanes', 'tulip'],
  ['bateaux', 'rowboat'],
])('knows more than one of them by a word alone: %s', (prompt, id) => {
  expect(hears(prompt)).toMatchObject({ drawn: [{ kind: 'thing', id, plural: true }], ignored: [] });
});

test('hears orange as a colour before a thing, and as the fruit elsewhere [STUDIO-22]', () => {
  const drawn = (prompt: string) => hears(prompt).drawn.map(({ id, colour }) => [id, colour]);
  expect(drawn('an orange cat')).toEqual([['cat', '#e8792b']]);
  expect(drawn('an orange tabby cat in a meadow')[0]).toEqual(['cat', '#e8792b']);
  expect(drawn('an orange on a table')[0]).toEqual(['orange fruit', undefined]);
  expect(drawn('an orange and a cat').map(([id]) => id)).toEqual(['orange fruit', 'cat']);
  expect(drawn('an orange').map(([id]) => id)).toEqual(['orange fruit']);
});

test('hears lavender as a colour before a flower, and as the flower elsewhere', () => {
  const drawn = (prompt: string): readonly unknown[] => hears(prompt).drawn.map(({ id, colour }) => [id, colour]);
  expect(drawn('lavender tulips')).toEqual([['tulip', '#b7a0e0']]);
  expect(hears('pink and lavender dahlias').drawn.map(({ id }) => id)).toEqual(['dahlia']);
  expect(drawn('a lavender field')[0]).toEqual(['lavender', undefined]);
  expect(drawn('lavender with a bee')[0]).toEqual(['lavender', undefined]);
});

test('keeps the number beside an hour or a season, and a dark colour for a colour', () => {
  expect(hears('three spooky castles').drawn.find(({ id }) => id === 'castle')?.count).toBe(3);
  expect(hears('a dark green car').drawn.map(({ id, colour }) => [id, colour])).toEqual([['car', '#3f8a4a']]);
});

describe('what two words name together', () => {
  test.each([
    ['a saguaro cactus', 1],
    ['a volcano with lava', 1],
  ])('is one thing: %s', (prompt, count) => {
    expect(hears(prompt).drawn.filter(({ kind }) => kind === 'thing')).toHaveLength(count);
  });

  test('is neither of them when it is something else: a disco ball [STUDIO-10]', () => {
    expect(hears('a disco ball')).toMatchObject({ drawn: [], notDrawn: ['disco ball'], verdict: 'nothing' });
  });

  test.each(['dragon fruit', 'queen bee', 'king cobra', 'leopard print'])('is none of its words: a %s', (phrase) => {
    expect(hears(`a ${phrase}`)).toMatchObject({ drawn: [], notDrawn: [phrase] });
  });

  test('is the bird and nobody who rules it: an emperor penguin', () => {
    expect(hears('an emperor penguin').drawn.map(({ id }) => id)).toEqual(['penguin']);
  });
});

test.each([
  ['un gato negro junto a una casa blanca', { cat: '#1d1d20', house: '#f4f1ea' }],
  ['gato negro', { cat: '#1d1d20' }],
  ['deux chats noirs et un chien blanc', { cat: '#1d1d20', dog: '#f4f1ea' }],
  ['une voiture rouge dans la rue', { car: '#c8322c' }],
  ['قطة سوداء على سطح منزل', { cat: '#1d1d20', house: undefined }],
  ['القطة السوداء', { cat: '#1d1d20' }],
  ['un gato blanco y negro y un perro', { cat: '#f4f1ea', dog: undefined }],
  ['a black cat in a garden with a white house', { cat: '#1d1d20', house: '#f4f1ea' }],
])('gives each thing its own colour, also where it stands behind the noun: "%s" [STUDIO-34]', (prompt, colours) => {
  const { drawn, palette } = hears(prompt);
  const things = drawn.filter(({ kind }) => kind === 'thing').map(({ id, colour }) => [id, colour]);
  expect(things).toEqual(Object.entries(colours));
  expect(palette).toEqual([]);
});

test.each(
  ['a black cat on the roof of a house', 'an owl on a tree', 'a cat on a castle', 'قطة سوداء على سطح منزل'].filter(
    oneIn(2),
  ),
)('shows what was put on something that carries nothing that is seen: "%s" [STUDIO-20]', (prompt) => {
  for (const seed of [1, 2].filter(oneIn(2))) {
    const { world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
    const { ids } = outlineWorld(world, 96, 96);
    for (const item of [1, 2])
      expect(ids.filter((id) => itemOf(world.mesh, id) === item).length / 96 ** 2).toBeGreaterThan(0.0015);
  }
});

test.each([
  ['a dragon over mountains', []],
  ['a flying dragon', []],
  ['a duck is flying over a lake', []],
  ['ein fliegender Drache über einem Wald', []],
  ['a pig flying over a meadow', ['flying']],
  ['a flying pig', ['flying']],
  ['a dragon', []],
])(
  'lets what has wings fly where "%s" says so, and says that it passes it over for others [STUDIO-47]',
  (prompt, ignored) => {
    const heard = hears(prompt);
    expect(heard.ignored).toEqual(ignored);
    const flies = /over mountains|flying dragon|duck|fliegend/.test(prompt);
    for (const seed of [1, 2]) {
      const { things } = arrange(heard, seed, { aspect: 1 }).layout;
      expect((things[0]?.y ?? 0) > 1).toBe(flies);
    }
  },
);

describe('who belongs together', () => {
  test.each(['an elephant family in the savanna', 'a family of elephants'])(
    'is one family: "%s" [STUDIO-60]',
    (prompt) => {
      const things = hears(prompt).drawn.filter(({ kind }) => kind === 'thing');
      expect(things.map(({ id, count, isFamily }) => [id, count, isFamily])).toEqual([['elephant', 3, true]]);
    },
  );

  test('is a family of people where no animal was named, and pirates have a ship of their own', () => {
    const idsOf = (prompt: string): readonly string[] =>
      hears(prompt)
        .drawn.filter(({ kind }) => kind === 'thing')
        .map(({ id }) => id);
    expect(idsOf('a family at the beach')).toEqual(['family']);
    expect(idsOf('a pirate and his ship')).toEqual(['pirate', 'pirate ship']);
    expect(idsOf('a ship in a storm')).toEqual(['ship']);
  });

  test.each([
    ['a woman with sunglasses', [['woman', ['sunglasses'], undefined]]],
    ['sunglasses on a table', [['sunglasses', undefined, undefined]]],
    ['a runner in a park', [['athlete', undefined, 'runs']]],
    ['an asian woman with freckles', [['woman', ['asian', 'freckles'], undefined]]],
  ] as const)('is worn and done as the words mean it: "%s" [STUDIO-51]', (prompt, expected) => {
    const things = hears(prompt).drawn.filter(({ kind }) => kind === 'thing');
    expect(things.map(({ id, traits, act }) => [id, traits, act])).toEqual(expected);
  });
});

test.each(['a woman by the fireplace', 'an old man and a sofa', 'two children by the fireplace'])(
  'lets people go where furniture is at home: "%s" [STUDIO-20]',
  (prompt) => {
    expect(settingOf(hears(prompt).drawn)).toBe('parlour');
  },
);
