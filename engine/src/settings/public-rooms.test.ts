import { describe, expect, it, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { seenOf } from '../compose/seen.testing.ts';
import type { Seen } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';

/** What makes each of them the place that it is, as a share of the picture that is at least seen of it. */
const marks: Readonly<Record<string, (seen: Seen) => readonly (readonly [string, number, number])[]>> = {
  'hospital room': ({ ofMaterial }) => [
    ['mattress, blanket and curtain', ofMaterial(materials.cloth), 0.02],
    ['lines of the monitor and the light over the bed', ofMaterial(materials.glow), 0.0005],
    ['the smooth floor', ofMaterial(materials.gloss), 0.15],
  ],
  stage: ({ ofMaterial }) => [
    ['velvet', ofMaterial(materials.cloth), 0.05],
    ['boards', ofMaterial(materials.floor), 0.03],
  ],
  classroom: ({ ofMaterial }) => [
    ['desks and the frame of the board', ofMaterial(materials.floor), 0.01],
    ['chairs and the smooth floor', ofMaterial(materials.gloss), 0.08],
    ['pale walls', ofMaterial(materials.wallpaper), 0.08],
  ],
  office: ({ ofMaterial }) => [
    ['screens', ofMaterial(materials.glow), 0.002],
    ['desks', ofMaterial(materials.floor), 0.01],
    ['pale walls', ofMaterial(materials.wallpaper), 0.06],
  ],
};

/** Halls of every day, of which is told what is most of their own. */
const halls: Readonly<Record<string, (seen: Seen) => readonly (readonly [string, number, number])[]>> = {
  supermarket: ({ ofMaterial }) => [
    ['boxes of goods', ofMaterial(materials.plain), 0.06],
    ['the light of cold shelves', ofMaterial(materials.glow), 0.0004],
  ],
  gym: ({ ofMaterial }) => [['steel and racks', ofMaterial(materials.metal), 0.01]],
  workshop: ({ ofMaterial }) => [['bench and board', ofMaterial(materials.planks), 0.03]],
  airport: ({ ofMaterial }) => [
    ['seats', ofMaterial(materials.leather), 0.01],
    ['the frame of the glass', ofMaterial(materials.metal), 0.005],
  ],
  subway: ({ ofMaterial }) => [['windows of the train and tubes of light', ofMaterial(materials.glow), 0.01]],
  bathroom: ({ ofMaterial }) => [['basin, tub and tiles', ofMaterial(materials.gloss), 0.15]],
};

describe('a hall of every day [STUDIO-81]', () => {
  test.each([
    ...(['a supermarket', 'a gym', 'a workshop', 'an airport', 'a bathroom'] as const).map(
      (prompt) => [prompt, prompt.replace(/^an? /, '')] as const,
    ),
    ['a subway station', 'subway'],
  ] as const)('"%s" is a %s with what is its own, seen in several views', (prompt, setting) => {
    expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
    const seen = seenOf(prompt, 1);
    expect(seen.plan.setting).toBe(setting);
    expect((halls[setting]?.(seen) ?? []).filter(([, share, wanted]) => !(share >= wanted))).toEqual([]);
    const views = [2, 3, 4, 5, 6].map((seed) => seenOf(prompt, seed).world.camera.forward[0].toFixed(1));
    expect(new Set(views).size).toBeGreaterThan(1);
  });

  test.each([
    ['a man at the gym', 'gym'],
    ['eine Frau im Supermarkt', 'supermarket'],
    ['un carpintero en su taller', 'workshop'],
    ['un pilote à l’aéroport', 'airport'],
    ['地铁', 'subway'],
    ['浴室', 'bathroom'],
    ['a man in the garage with his car', 'workshop'],
  ])('who was said to be in one is seen there: "%s" [STUDIO-20]', (prompt, setting) => {
    const heard = hears(prompt);
    expect(heard.notDrawn).toEqual([]);
    expect(arrange(heard, 1, { aspect: 1 }).plan.setting).toBe(setting);
  });

  test('in an airport an airliner stands outside, and in a garage tyres beside the door', () => {
    expect(seenOf('a pilot at the airport', 1).world.mesh.count).toBeGreaterThan(6000);
    expect(hears('an elephant in a bathroom').notDrawn).toContain('bathroom');
  });
});

const named = [
  ['a hospital room', 'hospital room', []],
  ['ein Krankenzimmer', 'hospital room', []],
  ['una habitación de hospital', 'hospital room', []],
  ['une chambre d’hôpital', 'hospital room', []],
  ['病房', 'hospital room', []],
  ['病室', 'hospital room', []],
  ['غرفة مستشفى', 'hospital room', []],
  ['a doctor in a hospital', 'hospital room', [0.03]],
  ['a stage with curtains and lights', 'stage', []],
  ['eine Bühne mit Vorhang', 'stage', []],
  ['un escenario con telón', 'stage', []],
  ['une scène de théâtre', 'stage', []],
  ['剧院', 'stage', []],
  ['ステージ', 'stage', []],
  ['خشبة المسرح', 'stage', []],
  ['a ballerina on stage', 'stage', [0.03]],
  ['a guitar on a stage', 'stage', [0.01]],
  ['a school classroom', 'classroom', []],
  ['ein Klassenzimmer', 'classroom', []],
  ['un aula', 'classroom', []],
  ['une salle de classe', 'classroom', []],
  ['教室', 'classroom', []],
  ['فصل دراسي', 'classroom', []],
  ['a girl in a classroom', 'classroom', [0.03]],
  ['an office', 'office', []],
  ['ein Büro bei Nacht', 'office', []],
  ['una oficina', 'office', []],
  ['办公室', 'office', []],
  ['オフィス', 'office', []],
  ['a businessman in an office', 'office', [0.03]],
] as const;

describe('a room for everybody [STUDIO-36]', () => {
  test.each(named)('"%s" is a %s', (prompt, setting) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    expect(arrange(hears(prompt), 1, { aspect: 1 }).plan.setting).toBe(setting);
  });

  test.each(named.filter(oneIn(3)))('"%s" is a %s, with all that stands there', (prompt, setting, least) => {
    const seen = seenOf(prompt, 1);
    expect(seen.plan.setting).toBe(setting);
    expect(seen.sky).toBeLessThan(0.12);
    const wanting = (marks[setting]?.(seen) ?? []).filter(([, share, wanted]) => !(share >= wanted));
    expect(wanting).toEqual([]);
    expect(seen.items).toHaveLength(least.length);
    for (const [n, share] of least.entries()) expect(seen.items[n]).toBeGreaterThan(share);
  });

  test.each(Object.keys(marks))('that is empty is seen in at least two views: a %s', (name) => {
    const views = [1, 2, 3, 4, 5, 6].map((seed) => seenOf(`a ${name}`, seed).world.camera.forward[0].toFixed(1));
    expect(new Set(views).size).toBeGreaterThan(1);
  });

  test.each([
    ['a castle in a hospital room', 'hospital room'],
    ['a lighthouse on stage', 'on stage'],
    ['an elephant in a classroom', 'classroom'],
    ['a castle in an office', 'office'],
  ])('has no room for what is larger, and it is said: "%s"', (prompt, place) => {
    expect(hears(prompt).notDrawn).toContain(place);
  });
});

describe('a stage [STUDIO-36]', () => {
  it('has a truss of coloured lamps where a concert was asked for, and velvet otherwise', () => {
    const { plan, world } = seenOf('a rock concert', 1);
    const colours = world.lamps.map(({ colour }) => colour[2] / colour[0]);
    expect(Math.max(...colours) / Math.min(...colours)).toBeGreaterThan(3);
    expect(plan.setting).toBe('stage');
  });

  it('reaches with its boards to what stands near the eye', () => {
    const { things, world } = seenOf('a guitar on a stage', 5);
    for (const { x, z } of things) expect(world.ground(x, z)).toBe(0);
    expect(world.events.length).toBeGreaterThan(0);
  });
});

describe('a boxing ring [STUDIO-36]', () => {
  test.each(['a boxer', 'a boxer in a ring', 'ein Boxer in einem Boxring', 'ボクシングリング'].filter(oneIn(3)))(
    'has canvas and ropes, and no velvet or boards: "%s"',
    (prompt) => {
      expect(hears(prompt)).toMatchObject({ notDrawn: [], verdict: 'all' });
      const seen = seenOf(prompt, 2);
      expect(seen.plan.setting).toBe('stage');
      expect(seen.ofMaterial(materials.cloth)).toBeGreaterThan(0.2);
      expect(seen.ofMaterial(materials.floor)).toBe(0);
    },
  );

  it('is no place for a boxer who was said to be elsewhere', () => {
    expect(arrange(hears('a boxer in a park'), 2, { aspect: 1 }).plan.setting).toBe('park');
    expect(seenOf('a boxer on a stage', 2).ofMaterial(materials.floor)).toBeGreaterThan(0.02);
  });
});

describe('an arena [STUDIO-81]', () => {
  it('has rows full of people behind who stands on its sand, and sky over them', () => {
    const seen = seenOf('a gladiator in the arena', 1);
    expect(seen.plan.setting).toBe('arena');
    expect(seen.items[0]).toBeGreaterThan(0.06);
    expect(seen.ofMaterial(materials.terrain)).toBeGreaterThan(0.2);
    expect(seen.ofMaterial(materials.cloth)).toBeGreaterThan(0.03);
    expect(seen.sky).toBeLessThan(0.3);
  });

  it('is where a gladiator is seen of whom nothing else was said, and has room for what is wide', () => {
    expect(arrange(hears('a gladiator'), 3, { aspect: 1 }).plan.setting).toBe('arena');
    expect(seenOf('an elephant in a gladiator arena', 1).items[0]).toBeGreaterThan(0.06);
  });
});

test('whoever is in a church leaves room for its windows and pews [STUDIO-80]', () => {
  for (const prompt of ['a priest praying in a church', 'a wedding in a church']) {
    const { items, ofMaterial } = seenOf(prompt, 1);
    expect(items[0]).toBeGreaterThan(0.025);
    expect(ofMaterial(materials.glow)).toBeGreaterThan(0.004);
    expect(ofMaterial(materials.planks)).toBeGreaterThan(0.02);
  }
});
