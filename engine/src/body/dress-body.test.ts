import { expect, test } from 'vitest';
import { isSlow, oneIn } from '../long.testing.ts';
import { createRandom } from '../raster/random.ts';
import { jointOf, partsOf } from '../shapes/figure.ts';
import { poseFrom } from '../shapes/stance.ts';
import { astride } from '../shapes/riding-stances.ts';
import { stanceOf } from '../shapes/stances.ts';
import { coloursOf } from '../shapes/wardrobe.ts';
import type { Garb } from '../shapes/wardrobe.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { jointAt } from './blend-body.ts';
import { skinField } from './body-field.ts';
import { bodyIn } from './body.ts';
import { isOfFoot, isOfHand, isOfHead } from './cuts.ts';
import { dressBody } from './dress-body.ts';
import type { Dressed } from './fitting.ts';
import { breastTips } from './dress-form.ts';
import { piecesOf } from './garment-pieces.ts';
import { hangWorn } from './hang-worn.ts';
import { garmentNames } from './people-file.ts';
import { loadPeople } from './people.ts';
import { wearTie } from './wear-tie.ts';

type Doing = Parameters<typeof stanceOf>[0] | 'rides' | 'is seated';

interface Who {
  readonly kind?: 'man' | 'woman';
  readonly child?: boolean;
  readonly doing?: Doing;
  readonly detail?: number;
  readonly seed?: number;
}

function someone({ kind = 'woman', child = false, doing = 'stands', detail = 1, seed = 1 }: Who): Dressed {
  const random = createRandom(seed);
  const stance =
    doing === 'rides'
      ? astride(random)
      : stanceOf(doing === 'is seated' ? 'sits' : doing, random, doing === 'is seated');
  const pose = poseFrom({ ...stance, build: child ? 'child' : kind, headless: true });
  const sex = kind === 'woman' ? 'female' : 'male';
  const age = child ? 'child' : 'young';
  const body = bodyIn({ [`caucasian ${sex} ${age}`]: 1, [`average ${sex} ${age}`]: 1 }, pose);
  return { pose, body, parts: partsOf(pose), seed, detail, kind, child, swing: 0 };
}

function dressed(who: Who, garb: Garb) {
  const wearer = someone(who);
  const mesh = new Mesh();
  mesh.object();
  return { mesh, wearer, ...dressBody(mesh, wearer, garb, coloursOf(createRandom(2), garb, { main: '#00ff00' })) };
}

const garbs: readonly Garb[] = [
  'tee',
  'shirt',
  'sweater',
  'jacket',
  'leather jacket',
  'coat',
  'suit',
  'dress',
  'gown',
  'skirt',
  'robe',
  'tutu',
  'kimono',
  'dungarees',
  'sports',
  'bodysuit',
];
const wearers: readonly Who[] = [{ kind: 'woman' }, { kind: 'man' }, { kind: 'woman', child: true }];
const doings: readonly Doing[] = ['stands', 'walks', 'runs', 'waves', 'dances', 'sits', 'reads', 'is seated', 'rides'];

test.each(doings)('what was sewn follows somebody who %s: none of it is far from the body', (doing) => {
  for (const kind of ['man', 'woman'] as const) {
    const { body } = someone({ kind, doing });
    for (const name of garmentNames.filter((one) =>
      kind === 'man' ? !one.startsWith('female') : !one.startsWith('male'),
    )) {
      const lists = loadPeople().worn(name);
      const { points, rest } = hangWorn(lists, body);
      let most = 0;
      for (let v = 0; v < lists.worn.count; v++) {
        // Each vertex is about as far from what it hangs on as it is at rest.
        const at = (lists.refs[v * 3] ?? 0) * 3;
        const far = (own: Float32Array, under: Float32Array): number =>
          Math.hypot(...[0, 1, 2].map((c) => (own[v * 3 + c] ?? 0) - (under[at + c] ?? 0)));
        most = Math.max(most, far(points, body.points) - 1.3 * far(rest, body.rest));
      }
      expect(most).toBeLessThan(0.08);
    }
  }
});

test.each(garbs.map((garb, place) => [garb, place] as const))(
  'a %s of the colour that was asked for hides what lies under it, and leaves face and hands',
  (garb, place) => {
    // On every change each is worn by one of them, in turns.
    for (const who of wearers.filter((_, k) => isSlow || k === place % wearers.length)) {
      const { mesh, hidden, wearer } = dressed(who, garb);
      expect(mesh.count).toBeGreaterThan(3000);
      expect(mesh.count).toBeLessThan(26_000);
      const isGreen = (t: number): boolean => {
        const at = t * stride + 18;
        return (mesh.data[at + 1] ?? 0) > 0.4 && (mesh.data[at] ?? 0) < 0.05;
      };
      expect(Array.from({ length: mesh.count }, (_, t) => t).filter(isGreen).length).toBeGreaterThan(500);
      for (const tip of breastTips()) expect(hidden[tip]).toBe(1);
      const faces = loadPeople().quadsOf(loadPeople().header.body);
      for (const v of faces) if ((isOfHand(v) && garb !== 'bodysuit') || isOfHead(v)) expect(hidden[v]).toBe(0);
      const { rest } = wearer.body;
      // Nobody is bare below the waist.
      const hips = loadPeople().header.joints['upperleg01.L____head']?.[0] ?? 0;
      for (const v of faces) {
        const [x, y] = [rest[v * 3] ?? 0, rest[v * 3 + 1] ?? 0];
        if (Math.abs(x) < 0.08 && Math.abs(y - (rest[hips * 3 + 1] ?? 0)) < 0.08 && !isOfFoot(v))
          expect(hidden[v]).toBe(1);
      }
    }
  },
);

test('who is far is dressed in fewer triangles than who is near', () => {
  for (const garb of (['shirt', 'tee', 'dress', 'gown', 'skirt', 'coat'] as const).filter(oneIn(2))) {
    const [far, near] = [0.5, 1].map((detail) => dressed({ kind: 'man', detail, seed: 2 }, garb).mesh.count);
    expect(far).toBeLessThan((near ?? 0) * 0.85);
  }
});

test('cloth that hangs is never within the body that it hangs over', () => {
  for (const doing of (['runs', 'stands', 'dances', 'walks'] as const).filter(oneIn(2))) {
    const { mesh, wearer } = dressed({ doing }, 'gown');
    const toSkin = skinField(wearer.body, 'trunk');
    let within = 0;
    for (let t = 0; t < mesh.count; t++) {
      const at = t * stride;
      if (toSkin(mesh.data[at] ?? 0, mesh.data[at + 1] ?? 0, mesh.data[at + 2] ?? 0) < -0.012) within++;
    }
    expect(within / mesh.count).toBeLessThan(0.03);
  }
});

test('every part of a garment has a role of its own', () => {
  expect(
    piecesOf('male_elegantsuit01')
      .map(({ role }) => role)
      .sort(),
  ).toEqual(['above', 'legs', 'shirt', 'tie']);
  expect(
    piecesOf('male_casualsuit01')
      .map(({ role }) => role)
      .sort(),
  ).toEqual(['above', 'legs']);
  // A picture on a shirt is no part of its colour.
  for (const { role, quads, light } of piecesOf('female_casualsuit01'))
    if (role === 'above') {
      const sorted = [...quads].map((v) => light[v] ?? 1).sort((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length / 2)]).toBeCloseTo(1, 0);
    }
});

test('no skin is bare on the feet of who dances on her toes, and what hides them reaches from heel to toe [STUDIO-63]', () => {
  const { hidden, mesh, wearer } = dressed({ doing: 'dances' }, 'tutu');
  const { header, quadsOf } = loadPeople();
  const feet = [...new Set(quadsOf(header.body))].filter(isOfFoot);
  const bare = feet.filter((v) => hidden[v] === 0);
  expect(bare).toEqual([]);
  const { points } = wearer.body;
  const lowest = (list: ArrayLike<number>, every: number): number => {
    let low = Infinity;
    for (let at = 1; at < list.length; at += every) low = Math.min(low, list[at] ?? low);
    return low;
  };
  const toes = Math.min(...feet.map((v) => points[v * 3 + 1] ?? 0));
  expect(Math.abs(lowest(mesh.data.subarray(0, mesh.count * stride), stride) - toes)).toBeLessThan(0.03);
});

test('trousers of women hang from the calf and are no tights [STUDIO-63]', () => {
  const { mesh, wearer } = dressed({ kind: 'woman' }, 'tee');
  const [knee, ankle] = [jointOf(wearer.pose, 'knees', 1), jointOf(wearer.pose, 'ankles', 1)];
  // How far ahead and behind something reaches from halfway down the shank to over the shoe.
  const deep = (list: Float32Array, step: number): number => {
    const zs: number[] = [];
    for (let i = 0; i + 2 < list.length; i += step) {
      const share = ((list[i + 1] ?? 0) - ankle[1]) / (knee[1] - ankle[1]);
      if (share > 0.3 && share < 0.45 && Math.abs((list[i] ?? 0) - ankle[0]) < 0.12) zs.push(list[i + 2] ?? 0);
    }
    return Math.max(...zs) - Math.min(...zs);
  };
  const cloth = deep(mesh.data.subarray(0, mesh.count * stride), stride);
  const { header, quadsOf } = loadPeople();
  const skin = Float32Array.from(
    [...quadsOf(header.body)].flatMap((v) => [...wearer.body.points.subarray(v * 3, v * 3 + 3)]),
  );
  expect(cloth / deep(skin, 3)).toBeGreaterThan(1.3);
});

test('low shoes hide toes and heels, and leave the instep bare [STUDIO-63]', () => {
  const { hidden, wearer } = dressed({ kind: 'woman' }, 'dress');
  const { header, quadsOf } = loadPeople();
  const feet = [...new Set(quadsOf(header.body))].filter(isOfFoot);
  const { rest } = wearer.body;
  const ankle = jointAt(rest, 'foot.L____head');
  const ahead = (v: number): number => ankle[2] - (rest[v * 3 + 2] ?? 0);
  expect(feet.filter((v) => ahead(v) > 0.1 && hidden[v] === 0)).toEqual([]);
  const bare = feet.filter((v) => hidden[v] === 0 && (rest[v * 3 + 1] ?? 0) > ankle[1] - 0.04);
  expect(bare.some((v) => ahead(v) > 0.02)).toBe(true);
});

test('a dress hangs from the chest: it steps in below it less than two thirds as far as what it hangs on [STUDIO-63]', () => {
  const { mesh, wearer } = dressed({ kind: 'woman' }, 'dress');
  const [tip] = breastTips();
  const { points } = wearer.body;
  const [x = 0, y = 0] = points.subarray(tip * 3, tip * 3 + 2);
  const skin = [...new Set(loadPeople().quadsOf(loadPeople().header.body))].map((v) =>
    points.subarray(v * 3, v * 3 + 3),
  );
  const cloth = Array.from({ length: mesh.count }, (_, t) => mesh.data.subarray(t * stride, t * stride + 3));
  const stepOf = (places: readonly Float32Array[]): number => {
    const front = (high: number): number =>
      Math.min(...places.filter(([px = 0, py = 0]) => Math.hypot(px - x, py - high) < 0.015).map(([, , z = 0]) => z));
    return front(y - 0.06) - front(y);
  };
  expect(stepOf(cloth)).toBeLessThan((stepOf(skin) * 2) / 3);
});

test('a tie lies over the shirt of a suit with straight edges, narrowest under its knot [STUDIO-63]', () => {
  const { mesh, wearer } = dressed({ kind: 'man' }, 'suit');
  const own = new Mesh();
  wearTie(own, wearer.body, '#ff0000');
  const corners = Array.from({ length: own.count }, (_, t) => own.data.subarray(t * stride, t * stride + 3));
  const heights = corners.map(([, y = 0]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const wide = (share: number): number => {
    const xs = corners.filter(([, y = 0]) => Math.abs((high - y) / (high - low) - share) < 0.03).map(([x = 0]) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(high - low).toBeGreaterThan(0.12);
  expect(wide(0.04)).toBeGreaterThan(wide(0.12) * 1.2);
  expect(wide(0.5)).toBeGreaterThan(wide(0.12) * 1.6);
  const without = new Mesh();
  dressBody(without, { ...wearer, kind: 'woman' }, 'suit', coloursOf(createRandom(2), 'suit', { main: '#00ff00' }));
  expect(mesh.count - without.count).toBe(own.count);
});

test('beside the tie all is shirt: the shade of a tie that was printed there is no block of the cloth of the suit [STUDIO-63]', () => {
  const lists = loadPeople().worn('male_elegantsuit01');
  const { rest } = hangWorn(lists, bodyIn({ 'caucasian male young': 1, 'average male young': 1 }, { headless: true }));
  const middles = (role: string): readonly (readonly number[])[] => {
    const quads = [...(piecesOf('male_elegantsuit01').find((piece) => piece.role === role)?.quads ?? [])];
    return Array.from({ length: quads.length / 4 }, (_, q) =>
      [0, 1, 2].map((c) => quads.slice(q * 4, q * 4 + 4).reduce((sum, v) => sum + (rest[v * 3 + c] ?? 0) / 4, 0)),
    );
  };
  const heights = middles('tie').map(([, y = 0]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const beside = middles('above').filter(
    ([x = 0, y = 0, z = 0]) =>
      Math.abs(x) < 0.03 && z < 0 && y > low + (high - low) * 0.22 && y < high - (high - low) * 0.35,
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(beside).toHaveLength(0);
});

test('a leather jacket is of leather over a shirt of cloth, and any other jacket of cloth alone [STUDIO-63]', () => {
  const made = (garb: Garb): ReadonlySet<number> => {
    const { data, count } = dressed({ kind: 'man' }, garb).mesh;
    return new Set(Array.from({ length: count }, (_, t) => data[t * stride + 24] ?? 0));
  };
  expect(made('leather jacket').has(materials.leather)).toBe(true);
  expect(made('leather jacket').has(materials.cloth)).toBe(true);
  expect(made('jacket').has(materials.leather)).toBe(false);
});
