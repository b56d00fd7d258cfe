import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { concepts } from '../concepts/registry.ts';
import { isLong, oneIn } from '../long.testing.ts';
import { finish } from '../raster/picture.ts';
import { itemOf } from '../solid/item-of.ts';
import { outlineWorld } from '../solid/outline.ts';
import { renderWorld } from '../solid/render-view.ts';
import type { View } from '../solid/view.ts';
import type { World } from '../solid/world.ts';
import type { Heard } from './heard.ts';
import { hears } from './hears.ts';

/**
 * Every concept is painted before a release (`npm test -- --long`); on each change one in a hundred and ninety of them is, beside the golden shapes of all. A
 * concept that is new or was changed: npm test -- --long --only engine hears.
 */
const painted = concepts.filter((_, index) => isLong || index % 190 === 0);

test.each(painted)('tells the truth about "$id": it is placed, seen, and gone without it', (concept) => {
  const [word = ''] = concept.words.en.split('/');
  const heard = hears(`a ${word}`);
  expect(heard.drawn.map(({ id }) => id)).toEqual([concept.id]);
  const { plan, world } = compose(heard, 5, { aspect: 1 });
  expect(plan.items.map(({ concept: { id } }) => id)).toEqual([concept.id]);
  const view = finish(renderWorld(world, 144, 144));
  const seen = pixelsOf(view, world);
  expect(seen.length / (144 * 144)).toBeGreaterThan(0.004);
  const without = viewOf({ ...heard, drawn: [{ ...placeOf(plan.setting), size: 1, plural: false }] });
  const changed = seen.filter((i) => Math.abs((view.light[i * 3] ?? 0) - (without.light[i * 3] ?? 0)) > 0.004);
  expect(changed.length / seen.length).toBeGreaterThan(0.6);
});

const smallAndLarge = ['mouse', 'dog', 'woman', 'horse', 'castle'] as const;
const flying = ['paper plane', 'seagull', 'kite'] as const;
const afloat = ['paper boat', 'swan', 'sailboat'] as const;
/** Settings whose name alone means another place. */
const calledOtherwise: Readonly<Record<string, string>> = {
  terraces: 'rice terraces',
  road: 'highway',
  station: 'train station',
  'palace hall': 'throne room',
  'coffee house': 'cozy cafe',
  spaceship: 'space station',
  valley: 'valley of flowers',
};
const seen: readonly (readonly [string, string, string])[] = [
  ...['coast', 'lake', 'street', 'beach', 'river', 'desert', 'savanna', 'canyon', 'oasis', 'cave', 'forest'].flatMap(
    (place) => smallAndLarge.map((thing) => [thing, place, place === 'lake' ? 'mountains' : place] as const),
  ),
  ...[
    'harbour',
    'pier',
    'terraces',
    'floating islands',
    'glacier',
    'road',
    'japanese garden',
    'cottage garden',
    'graveyard',
    'vineyard',
    'swamp',
    'market',
    'station',
    'cafe',
    'pool',
    'orchard',
    'bamboo grove',
    'valley',
    'park',
    'rooftop',
  ].flatMap((place) => smallAndLarge.map((thing) => [thing, calledOtherwise[place] ?? place, place] as const)),
  ...[
    'cathedral',
    'library',
    'palace hall',
    'gallery',
    'tavern',
    'coffee house',
    'spaceship',
    'bedroom',
    'kitchen',
  ].flatMap((place) =>
    smallAndLarge
      .filter((thing) => thing !== 'castle')
      .map((thing) => [thing, calledOtherwise[place] ?? place, place] as const),
  ),
  ...['sea', 'coast', 'lake', 'skyline', 'beach', 'street', 'harbour', 'pier', 'glacier', 'cathedral'].flatMap(
    (place) => flying.map((thing) => [thing, place, place === 'lake' ? 'mountains' : place] as const),
  ),
  ...['sea', 'coast', 'lake', 'beach', 'river', 'harbour', 'pier', 'glacier'].flatMap((place) =>
    afloat.map((thing) => [thing, place, place === 'lake' ? 'mountains' : place] as const),
  ),
  ...['whale', 'dolphin'].map((thing) => [thing, 'sea', 'sea'] as const),
  ...['astronaut', 'cat', 'rocket'].map((thing) => [thing, 'lunar surface', 'moon'] as const),
  ['robot', 'mars', 'mars'],
];

test.each(seen.filter(oneIn(61)))('shows "a %s" where it was put: "%s"', (thing, place, setting) => {
  const { plan, world } = compose(hears(`a ${thing} at the ${place}`), 5, { aspect: 1, coarse: true });
  expect(plan.setting).toBe(setting);
  const view = outlineWorld(world, 96, 96);
  expect(pixelsOf(view, world).length / (96 * 96)).toBeGreaterThan(0.0035);
});

const common = [
  ...[
    'dog',
    'cat',
    'horse',
    'bear',
    'lion',
    'elephant',
    'eagle',
    'man',
    'woman',
    'child',
    'oak tree',
    'house',
    'castle',
  ],
  ...['lighthouse', 'church', 'windmill', 'bridge', 'car', 'train', 'bicycle', 'boat', 'sailboat', 'ship', 'swan'],
  ...['duck', 'whale', 'balloon', 'airplane', 'rose', 'sunflower', 'mushroom', 'bench', 'tent', 'campfire', 'lantern'],
  ...['robot', 'deer', 'fox', 'owl', 'fisherman'],
];
const pairs = common.flatMap((one, i) => common.slice(i + 1).map((other) => `a ${one} and a ${other}`));

/** All 780 before a release; on each change some of every thing. */
test.each(pairs.filter((_, i) => isLong || i % 199 === 0))(
  'shows all of "%s" that it calls drawn [STUDIO-20]',
  (prompt) => {
    const { plan, world } = compose(hears(prompt), 3, { aspect: 1.4, coarse: true });
    const { ids } = outlineWorld(world, 168, 120);
    const pixels = plan.items.map((_, i) => ids.filter((id) => itemOf(world.mesh, id) === i + 1).length);
    expect(pixels.filter((count) => count < 12)).toEqual([]);
  },
);

const views = new Map<string, View>();

/** What is heard, painted; most concepts stand in one of a few places, each of which is painted once. */
function viewOf(heard: Heard): View {
  const key = JSON.stringify(heard);
  const view = views.get(key) ?? finish(renderWorld(compose(heard, 5, { aspect: 1 }).world, 144, 144));
  views.set(key, view);
  return view;
}

/** Pixels that belong to something that was asked for. */
function pixelsOf({ ids }: Pick<View, 'ids'>, { mesh }: World): number[] {
  return [...ids.keys()].filter((i) => itemOf(mesh, ids[i] ?? -1) > 0);
}

function placeOf(setting: string): { kind: 'place'; id: string; phrase: string } {
  return { kind: 'place', id: setting, phrase: setting };
}
