import { buildBox, buildCup, buildLimb, buildNest, buildRidge, limbHigh, ridgeHigh } from '../shapes/resting-places.ts';
import type { Act, Concept, SettingId } from './concept.ts';
import { isAnimal } from './living.ts';

/** What animals are seen in or on, where that was said. */
export type Rest = 'basket' | 'box' | 'cup' | 'limb' | 'roof';

const vessels = { basket: buildNest, box: buildBox, cup: buildCup } as const;

const isVessel = (rest: Rest): rest is keyof typeof vessels => rest in vessels;

/** The largest that finds room in a vessel and on a roof, metres. */
const [largestInside, largestOnRoof] = [
  { width: 1.25, height: 0.95 },
  { width: 1.6, height: 1.2 },
] as const;

/** Those who are at home in trees, or climb them. */
const climbers: ReadonlySet<string> = new Set(
  (
    'cat/kitten/calico cat/siamese cat/tuxedo cat/squirrel/red panda/raccoon/monkey/koala/leopard/panther/lynx/lion/lioness/lion cub/tiger/tiger cub/' +
    'bear/bear cub/panda/gorilla/lizard/mouse/hamster/frog/snail/penguin/goat/fox/fox cub/dog/puppy/rabbit/hedgehog/otter/lemur'
  ).split('/'),
);

/** Birds, and whoever else has a branch of their own. */
const onOwnBranch: ReadonlySet<string> = new Set(
  'bird/robin/bluebird/sparrow/blue tit/canary/goldfinch/blue jay/kingfisher/cardinal/parrot/toucan/owl/sloth/hummingbird/raven'.split(
    '/',
  ),
);

/** Whether an animal has a branch of its own, by itself. */
export const hasOwnBranch = ({ id }: Pick<Concept, 'id'>): boolean => onOwnBranch.has(id);

/** Whether an animal is seen there. */
export function canRest(concept: Concept, rest: Rest): boolean {
  if (!isAnimal(concept)) return false;
  const { width, height } = concept.size;
  if (rest === 'limb') return climbers.has(concept.id) || onOwnBranch.has(concept.id) || concept.perched !== undefined;
  if (concept.stands !== 'ground' || onOwnBranch.has(concept.id)) return false;
  const most = isVessel(rest) ? largestInside : largestOnRoof;
  return width <= most.width && height <= most.height;
}

/** What somebody does there by themselves: who is long lies along the limb of a tree, and in a vessel everybody sits. */
function actOf({ acts = [], moves, size }: Concept, rest: Rest, said: Act | undefined): Act | undefined {
  const keeps = said === 'sleeps' || said === 'sits' || (said === 'lies' && !isVessel(rest));
  if (said !== undefined && keeps) return said;
  if (rest === 'limb' && moves === 'walks' && size.width > 0.9 && acts.includes('lies')) return 'lies';
  return acts.includes('sits') ? 'sits' : undefined;
}

/** How much nearer to the rim before it an animal sits than to the other, of its length. */
const nearRim = 0.08;

/** Settings without land, and those whose land is seen over water from an eye of its own. */
const groundless: ReadonlySet<SettingId> = new Set<SettingId>(['clouds', 'sea', 'space', 'coast', 'mountains']);

/** Where it is at home on the ground. */
function grounded(lives: Concept['lives']): Concept['lives'] {
  const [first = 'hills', ...others] = lives.filter((id) => !groundless.has(id));
  return [first, ...others];
}

/** An animal in or on what it was said to be: it is built with that as one, and framed as what sits high up where it does. */
export function resting(concept: Concept, rest: Rest, count = 1): Concept {
  const { size, build, perched } = concept;
  if (rest === 'limb' && onOwnBranch.has(concept.id)) return concept;
  const place: Pick<Concept, 'moves' | 'stands'> = { moves: 'still', stands: 'ground' };
  if (isVessel(rest)) return { ...concept, ...place, ...inVessel(concept, rest, Math.min(mostInside, count)) };
  // What is on the wing by itself has a form that sits.
  const own = perched
    ? { build: perched, size: perchedSize, lives: grounded(concept.lives), turn: -0.5 }
    : { build, size };
  const [up, buildPlace] = rest === 'limb' ? ([limbHigh, buildLimb] as const) : ([ridgeHigh, buildRidge] as const);
  return {
    ...concept,
    ...place,
    ...own,
    size: { width: own.size.width, height: up + own.size.height },
    isHigh: true,
    build: (mesh, random, look) => {
      const act = actOf(concept, rest, look.act);
      mesh.push().at(0, up, 0);
      buildPlace(mesh.object(), random, Math.max(own.size.width, own.size.height * 0.9));
      mesh.object();
      own.build(mesh, random, { ...withoutAct(look), ...(act && { act }) });
      mesh.pop();
    },
  };
}

/** More of them than this find no room in a vessel. */
const mostInside = 3;

/** As many of an animal side by side in a vessel, all of them at its rim. */
function inVessel(
  concept: Concept,
  rest: keyof typeof vessels,
  many: number,
): Pick<Concept, 'size' | 'build' | 'turn'> {
  const { size, build } = concept;
  const buildVessel = vessels[rest];
  // Who sits is less long than who walks.
  const long = Math.min(size.width, size.height * 1.05);
  const wider = 1 + 0.46 * (many - 1);
  return {
    size: { width: long * 1.5 * wider, height: size.height * 1.1 },
    // Side by side they look out to the eye.
    turn: many > 1 ? -1.3 : (concept.turn ?? 0),
    build: (mesh, random, look) => {
      const act = actOf(concept, rest, look.act);
      mesh.push();
      const { floor, rim, ahead } = buildVessel(mesh.object(), random, { long: long * wider, tall: size.height });
      mesh.pop();
      for (let i = 0; i < many; i++) {
        const z = (i - (many - 1) / 2) * long * 0.66;
        // A vessel is rounder than deep: at its ends the rim is nearer.
        const before = ahead * Math.sqrt(1 - Math.min(0.7, (z / (ahead * 0.9)) ** 2));
        const x = many === 1 ? -nearRim * long : -Math.max(0, before - long * 0.5);
        mesh.push().at(x, floor, z).object();
        build(mesh, random, {
          ...withoutAct(look),
          ...(act && { act }),
          ordinal: look.ordinal + i,
          rim: { up: rim - floor, ahead: before + x },
        });
        mesh.pop();
      }
    },
  };
}

/** How many of an animal are built with what they are in. */
export const builtTogether = (rest: Rest | undefined): boolean => rest !== undefined && isVessel(rest);

/** Of a large bird with folded wings, metres. */
const perchedSize = { width: 0.75, height: 0.95 } as const;

type Told = Parameters<Concept['build']>[2];

function withoutAct(look: Told): Told {
  const { act: _, ...rest } = look;
  return rest;
}
