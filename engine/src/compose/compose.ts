import type { Concept } from '../concepts/concept.ts';
import { buildBlaze } from '../shapes/blaze.ts';
import type { Random } from '../raster/random.ts';
import { rain } from '../events/rain.ts';
import { paintStars } from '../events/stars.ts';
import type { Heard } from '../hears/heard.ts';
import { adherenceOf, type Adherence } from '../prompt/text-weight.ts';
import { settings } from '../settings/built.ts';
import { buildHills } from '../settings/hills.ts';
import { strewFallenLeaves } from '../settings/leaf-litter.ts';
import { buildRange, fogOfRange, rangeOf } from '../settings/range.ts';
import type { PlacedThing, SettingOrder } from '../settings/setting.ts';
import { boundsSince } from '../solid/bounds.ts';
import type { Rgb } from '../raster/colour.ts';
import { meanColour } from '../solid/dye.ts';
import { isAnimal } from '../concepts/living.ts';
import { dressHead } from '../concepts/worn-by-animals.ts';
import type { Mesh } from '../solid/mesh.ts';
import type { Place } from '../solid/triangle-soup.ts';
import type { EventPainter, Lamp, World } from '../solid/world.ts';
import { fillWithBuilding } from './alone.ts';
import { arrange } from './arrange.ts';
import { clad } from './clad.ts';
import { coversLand } from './group.ts';
import type { Layout } from './group.ts';
import { portraitView } from './portrait.ts';
import { frameSubject } from './framing.ts';
import type { Measured } from './framing.ts';
import { keepWhole } from './keep-whole.ts';
import { airBesideGlow, glowHalos, glowLamps, glowOf } from './glow.ts';
import { overgrow } from './overgrow.ts';
import { viewOfSwimmer } from './view-of-swimmer.ts';
import { viewOfWave } from './view-of-wave.ts';
import type { Plan } from './plan.ts';
import type { PlannedItem } from './planned-item.ts';

/** From this reach on, metres, fog is thinner the farther something stands: so that so much of a metre's fog lies before it. */
const farInFog = 16;
const seenThrough = 1.25;

/** How much of a composition is built, and how much of it is seen. */
export interface Stage {
  /** Width over height of what is rendered, where it shows more at its sides than the composition reckons with. */
  readonly wide?: number;
  readonly coarse?: boolean;
  /** Things that are laid out and not built: everything else stays as it is. */
  readonly hides?: (item: PlannedItem) => boolean;
  /** Those of them that stride, and are laid out as they begin to. */
  readonly strides?: (item: PlannedItem) => boolean;
  /** False: what falls through the air is left out, since a film has it fall. */
  readonly falls?: boolean;
  /** How closely the words are followed; as usual by itself. */
  readonly adherence?: Adherence;
}

export interface Composition {
  readonly plan: Plan;
  readonly things: readonly PlacedThing[];
  /** Where each of them is built. */
  readonly places: ReadonlyMap<PlacedThing, Place>;
  readonly world: World;
}

/** Builds the world of a prompt. The same words and seed give the same composition in every style and size of a ratio. */
export function compose(heard: Heard, seed: number, of: Stage & { readonly aspect: number }): Composition {
  const { aspect, wide = aspect, coarse = false, falls = true, adherence = adherenceOf() } = of;
  const { hides = () => false, strides = () => false } = of;
  const { plan, air, layout: laidOut, stream } = arrange(heard, seed, { aspect, adherence });
  const layout = { ...laidOut, things: laidOut.things.map((thing) => asSaid(thing, plan.items[thing.item - 1])) };
  const measured: Measured[] = [];
  const places = new Map<PlacedThing, Place>();
  const glows: (Rgb | undefined)[] = plan.items.map(() => undefined);
  const wooded = plan.added.find((one) => one === 'wood' || one === 'jungle');
  const bustle = heard.drawn.find((one) => one.bustle !== undefined)?.bustle;
  const order: SettingOrder = {
    random: stream('setting'),
    time: plan.time,
    weather: plan.weather,
    season: plan.season,
    // From above all of it is far: fog that leaves something to see is thinner there.
    air: {
      ...air,
      ...moonBeside(plan, layout, stream('moon')),
      ...(plan.added.includes('range') && { fogMost: fogOfRange }),
      ...(heard.camera === 'aerial' && { fogMost: 1.1 / layout.reach }),
      // What is as far as a bridge has to be is not lost in it.
      ...(layout.reach > farInFog && plan.items.length > 0 && { fogMost: seenThrough / layout.reach }),
    },
    ...layout,
    things: layout.things.map((thing) => {
      const item = plan.items[thing.item - 1];
      const build = (mesh: Mesh): void => {
        const from = mesh.mark();
        places.set(thing, mesh.place());
        thing.build(mesh, item && strides(item) ? 0 : undefined);
        if (item?.asked.glows) glows[thing.item - 1] = glowOf(item, meanColour(mesh, from));
        const bounds = boundsSince(mesh, from);
        const flesh = boundsSince(mesh, { ...from, triangles: mesh.count });
        if (bounds) measured.push({ thing, bounds, ...(flesh && { flesh }) });
        if (bounds && item?.asked.burns) setAlight(mesh, stream(`blaze ${thing.item}`), { from, bounds });
        if (bounds && item?.asked.isOvergrown)
          mesh.atPlace({ ...mesh.place(), transform: upright }, () =>
            overgrow(mesh, stream(`ivy ${thing.item}`), { from, bounds }),
          );
        // What a film leaves out of a still is measured as well: all of its stills are seen by one eye.
        if (item && hides(item)) mesh.undo(from);
      };
      return { ...thing, build };
    }),
    coarse,
    wide: Math.max(1, wide),
    events: eventsOf(
      falls ? plan : { ...plan, happenings: plan.happenings.filter((one) => !one.falls) },
      stream,
      falls,
    ),
    named: heard.drawn.filter(({ kind }) => kind === 'place').map(({ id }) => id),
    ...(wooded && { wooded }),
    ...(bustle && { bustle }),
    isInFlower: heard.drawn.some(({ kind, id }) => kind === 'place' && id === 'garden'),
    isOnSill: plan.isOnSill,
    isNeon: plan.added.includes('neon'),
    isDry: plan.added.includes('desert'),
    isCoastal: plan.added.includes('shore'),
    isOpen: plan.added.includes('open sea'),
    hasRange: plan.added.includes('range'),
    refuses: (id) => refuses(plan, id),
    asked: (id) => plan.items.some(({ concept }) => concept.id === id),
    palette: {},
    flowers: plan.items.flatMap((item, i) => {
      const { concept, asked, count } = item;
      const planted = plan.setting === 'garden' || coversLand(plan.setting, item);
      return concept.flower && planted ? [{ item: i + 1, kind: concept.flower, colour: asked.colour, count }] : [];
    }),
  };
  const bare = (settings[plan.setting] ?? buildHills)(order);
  const world = order.named?.includes('fallen leaves')
    ? strewFallenLeaves(bare, stream('fallen leaves'), { setting: plan.setting, wide: order.wide })
    : bare;
  const range = plan.added.includes('range') ? rangeOf(plan.setting, order) : undefined;
  if (range) buildRange(world.mesh, stream('range'), { setting: plan.setting, wide: order.wide, coarse });
  const framed = frameSubject(world, plan, { measured, seed, aspect });
  const nearby = layout.focus === undefined ? undefined : { focus: layout.focus, sharp: 0.5, strength: 0.006 };
  const depthOfField = world.depthOfField ?? nearby ?? portraitLens(plan, layout);
  // Outdoors the sun outshines whatever else shines.
  const isDark = world.indoors || plan.time === 'night' || plan.time === 'dusk';
  const shining = isDark ? glowLamps(plan, layout, { world, glows }) : [];
  const lit = isDark ? [...lampsOf(plan, layout, world), ...shining] : [];
  const lamps = [...world.lamps, ...(layout.lamps ?? []), ...lit];
  const view = layout.portrait
    ? portraitView(world, layout.portrait)
    : (framed ??
      viewOfWave(world, plan, measured) ??
      viewOfSwimmer(world, plan, { measured, aspect }) ?? {
        ...(depthOfField && { depthOfField }),
        ...(fillWithBuilding(world, plan, { measured, aspect }) ?? keepWhole(world, plan, { measured, aspect })),
      });
  const seen = {
    ...world,
    ...(shining.length > 0 && { air: airBesideGlow(world.air), events: [...world.events, glowHalos(shining)] }),
    // Nor is what bursts in the sky seen over a land as bright as it.
    ...(plan.happenings.some(({ id }) => id === 'fireworks') && { air: airBesideGlow(airBesideGlow(world.air)) }),
    lamps,
    glows,
    silhouettes: plan.moods.some((mood) => mood.silhouettes),
    ...view,
    ...(range && { range }),
  };
  const blurs = plan.moods.some(({ blursLand }) => blursLand);
  return {
    plan,
    things: layout.things,
    places,
    world: blurs ? { ...seen, depthOfField: openLens(seen, plan, layout) } : seen,
  };
}

/** Higher than this nothing is portrayed, metres. */
const tallestPortrait = 2.4;

/** Circles that a point of light far behind what is sharp becomes, where that was asked for: a share of the picture. */
const openStrength = 0.02;

/** A lens that is wide open, sharp where the usual one is, or on what was asked for; on what is near where that is the land alone. */
function openLens({ depthOfField }: World, plan: Plan, layout: Layout): NonNullable<World['depthOfField']> {
  const usual = depthOfField ?? { ...(layout.things.length > 0 ? focusOn(plan, layout) : onNearLand), strength: 0 };
  return { ...usual, strength: Math.max(openStrength, usual.strength) };
}

/** Metres. */
const onNearLand = { focus: 6, sharp: 0.6 };

/** Where things stand that were asked for, and how far before and behind that they reach, metres. */
function focusOn({ items }: Plan, layout: Layout): { readonly focus: number; readonly sharp: number } {
  const [nearest, farthest] = reachOf(layout);
  const deep = Math.max(...items.map(({ concept: { size }, asked }) => Math.max(size.width, size.height) * asked.size));
  return { focus: (nearest + farthest) / 2, sharp: (farthest - nearest) / 2 + deep * 0.6 };
}

/** How far from the eye the nearest and the farthest stand, metres. */
function reachOf({ things, eye = 1.75 }: Layout): readonly [number, number] {
  const distances = things.map(({ x, z }) => Math.hypot(x, z, eye * 0.6));
  return [Math.min(...distances), Math.max(...distances)];
}

/** Living things, and what was asked for from near, are sharp before a soft land, as a long lens shows them; what is behind stays to be known. */
function portraitLens(plan: Plan, layout: Layout): World['depthOfField'] {
  const { camera, items, happenings, setting, time } = plan;
  const { things, small } = layout;
  const isClose = camera === 'close';
  const isPortrait = items.every(({ concept: { moves, stands, size, flower } }) => {
    const lives = moves === 'walks' && stands === 'ground' && size.height < tallestPortrait;
    // What flies is seen against a land that was named with it, often a far one, and at a distance that its place does not tell.
    return (isClose || ((small || lives) && stands !== 'air')) && flower === undefined;
  });
  // Stars and fireworks are no background.
  if (things.length === 0 || !isPortrait || happenings.length > 0 || time === 'night' || setting === 'space')
    return undefined;
  const [nearest, farthest] = reachOf(layout);
  if (farthest > nearest * 1.8) return undefined;
  return { ...focusOn(plan, layout), strength: isClose ? 0.016 : small ? 0.006 : 0.0035 };
}

const firelight = [1, 0.5, 0.17] as const;

/** A thing with what an animal wears, and of the matter that was said, also where a film builds it anew for each part of a stride. */
function asSaid(thing: PlacedThing, item: PlannedItem | undefined): PlacedThing {
  const { worn, matter } = item?.asked ?? {};
  const isDressed = item !== undefined && worn !== undefined && isAnimal(item.concept);
  if (!item || (!isDressed && !matter)) return thing;
  const build: PlacedThing['build'] = (mesh, stride) => {
    const from = mesh.mark();
    mesh.head = undefined;
    thing.build(mesh, stride);
    if (isDressed && mesh.head) dressHead(mesh, mesh.head, item.asked);
    if (matter) clad(mesh, from, matter);
  };
  return { ...thing, build };
}

/** Flames stand upright in the world, however what burns is turned. */
function setAlight(mesh: Mesh, random: Random, of: Parameters<typeof buildBlaze>[2]): void {
  mesh.atPlace({ ...mesh.place(), transform: upright }, () => buildBlaze(mesh, random, of));
}

const upright = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);

/** The light of something that is all on fire, before its middle. */
const blazeOf = ({ size: { width, height } }: Concept): NonNullable<Concept['shines']> => ({
  up: height * 0.5,
  front: width * 1.2,
  power: width * height * 0.4,
});

/** Fires light what is around them. */
function lampsOf({ items }: Plan, { things }: Layout, { ground }: World): readonly Lamp[] {
  return things.flatMap(({ item, x, y, z, scale, onWater }) => {
    const planned = items[item - 1];
    const shines =
      planned?.concept.shines ?? (planned?.asked.burns ? blazeOf(planned.concept) : planned?.concept.windowLight);
    if (!shines) return [];
    const at = [x, (onWater ? 0 : ground(x, z)) + y + shines.up * scale, z - shines.front * scale] as const;
    return [{ at, power: shines.power * scale * scale, colour: firelight, size: 0.6 * scale * scale }];
  });
}

/** Degrees: how far from the middle a moon stands that was asked for. */
const moonAside = { least: 11, vary: 5 } as const;

/** A moon that was asked for stands on the side that is free of what else was: before it whatever is tall would hide it. */
function moonBeside({ happenings }: Plan, { things }: Layout, random: Random): SettingOrder['air'] {
  const [first] = things;
  if (!first || !happenings.some(({ id }) => id === 'moon')) return {};
  const from = moonAside.least + moonAside.vary * random();
  return { az: first.x > 0 ? -from : from };
}

/** What the planting of a setting leaves out: what is refused, and at full weight whatever would stand beside the subject uncalled. */
function refuses({ heard, items, adherence }: Plan, id: string): boolean {
  if (heard.refused.includes(id) || (id === 'tree' && heard.refused.includes('forest'))) return true;
  return adherence.open === 'plain' && items.length > 0 && id !== 'lamp';
}

function eventsOf(
  { happenings, time, weather, items, setting, heard }: Plan,
  stream: (feature: string) => Random,
  falls: boolean,
): readonly EventPainter[] {
  const colourOf = (): string | undefined => items[0]?.asked.colour;
  const countOf = (event: string): number =>
    heard.drawn.find(({ kind, id }) => kind === 'event' && id === event)?.count ?? 1;
  const painted = happenings.map(({ id, paint }) => paint(() => stream(`event ${id}`), colourOf(), countOf(id)));
  // Through the window of a room that is lit no stars are seen, and out of focus they would be snow.
  const outdoors = setting !== 'room' && setting !== 'parlour';
  // What falls from a storm is rain, and in a film it is the film that has it fall.
  const pours = falls && weather.includes('storm') && !weather.includes('snow') && outdoors;
  const starry = outdoors && time === 'night' && weather.length === 0 && happenings.length === 0;
  if (pours && !happenings.some(({ id }) => id === 'rain'))
    painted.push(rain.paint(() => stream('event rain'), undefined));
  return starry ? [paintStars(() => stream('stars'), 900), ...painted] : painted;
}
