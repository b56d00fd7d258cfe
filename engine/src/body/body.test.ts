import { describe, expect, test } from 'vitest';
import type { Trait } from '../concepts/concept.ts';
import { createRandom } from '../raster/random.ts';
import { jointOf, socketOf } from '../shapes/figure.ts';
import type { Pose } from '../shapes/figure.ts';
import { poseFrom } from '../shapes/stance.ts';
import { astride } from '../shapes/riding-stances.ts';
import { stanceOf } from '../shapes/stances.ts';
import { standsEasily } from '../shapes/stands.ts';
import { dot, normalised } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { minus, plus, taken } from './affine.ts';
import { blendBody, jointAt } from './blend-body.ts';
import { bodyIn } from './body.ts';
import { boneNames } from './bones.ts';
import type { Bone } from './bones.ts';
import { normalsOf, refined, skinColours, skinSurface } from './draw-body.ts';
import { eyeAt } from './draw-face.ts';
import { loadPeople } from './people.ts';
import { shapeNames } from './shapes.ts';
import { blendOf } from './somebody.ts';

const { header, quadsOf } = loadPeople();
const skin = quadsOf(header.body);
const somebody = { kind: 'woman', dark: 0.2, glad: 0.4 } as const;
const postures = ['stands', 'walks', 'runs', 'dances', 'waves', 'reads', 'sits'] as const;

const poses: readonly (readonly [string, Pose])[] = [
  ...postures.map(
    (posture) =>
      [
        posture,
        { ...poseFrom(stanceOf(posture, createRandom(5), posture === 'sits')), build: 'woman', headless: true },
      ] as const,
  ),
  ['rides', { ...poseFrom(astride(createRandom(5))), build: 'woman', headless: true }],
];

const far = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe('the file of people', () => {
  test('has the vertices, bones and shapes that bodies are made of [STUDIO-63]', () => {
    const { bones, weights, shape } = loadPeople();
    expect(Math.max(...skin)).toBeLessThan(header.vertexCount);
    expect(new Set(bones).size).toBe(boneNames.length);
    for (const v of new Set(skin)) {
      const sum = [0, 1, 2, 3].reduce((all, k) => all + (weights[v * 4 + k] ?? 0), 0);
      expect(Math.abs(sum - 255)).toBeLessThan(4);
    }
    for (const name of Object.keys(shapeNames)) {
      const { indices, moves } = shape(name);
      expect(moves.length).toBe(indices.length * 3);
    }
  });

  test('says what it lacks by name', () => {
    expect(() => blendBody({ centaur: 1 })).toThrow('"centaur"');
    expect(() => jointAt(blendBody({}), 'tail')).toThrow('"tail"');
  });
});

describe.each(poses)('a body that %s', (_, pose) => {
  const body = bodyIn(blendOf(createRandom(1), somebody), pose);

  test('has its joints where the pose has them [STUDIO-63]', () => {
    for (const [joint, bone, name] of [
      ['elbows', 'forearm', 'lowerarm01'],
      ['wrists', 'hand', 'wrist'],
      ['knees', 'shank', 'lowerleg01'],
      ['ankles', 'foot', 'foot'],
    ] as const)
      for (const [s, side, letter] of [
        [-1, 'left', 'L'],
        [1, 'right', 'R'],
      ] as const) {
        const affine = body.bones.get(`${bone} ${side}`);
        if (!affine) throw new Error('Every bone is taken somewhere.');
        const at = taken(affine, jointAt(body.rest, `${name}.${letter}____head`));
        expect(far(at, jointOf(pose, joint, s))).toBeLessThan(0.002);
      }
  });

  test('is not torn: what is near at rest stays near [STUDIO-63]', () => {
    let longest = 0;
    for (let q = 0; q < skin.length; q += 4) {
      const place = (list: Float32Array, k: number): Vec3 => {
        const v = skin[q + k] ?? 0;
        return [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0];
      };
      const [rest, posed] = [body.rest, body.points].map((list) => far(place(list, 0), place(list, 2)));
      longest = Math.max(longest, (posed ?? 0) - 2.2 * (rest ?? 0));
    }
    expect(longest).toBeLessThan(0.03);
  });
});

test('the fingers of a hand that hangs are bent more, one after the other, to the little one [STUDIO-63]', () => {
  const body = bodyIn(blendOf(createRandom(1), somebody), { headless: true, build: 'woman' });
  const joint = (finger: number, link: 1 | 3): Vec3 => {
    const bone = body.bones.get(`finger ${finger as 2}-${link} left`); // One of four.
    if (!bone) throw new Error('Every finger is taken somewhere.');
    const end = jointAt(body.rest, `finger${finger}-${link === 1 ? 2 : 3}.L____${link === 1 ? 'head' : 'tail'}`);
    return minus(taken(bone, end), taken(bone, jointAt(body.rest, `finger${finger}-${link}.L____head`)));
  };
  const bends = [2, 3, 4, 5].map((finger) =>
    Math.acos(dot(normalised(joint(finger, 1)), normalised(joint(finger, 3)))),
  );
  bends.slice(1).forEach((bend, i) => expect(bend).toBeGreaterThan((bends[i] ?? 0) + 0.08));
  expect(Math.max(...bends)).toBeLessThan(1.3);
});

test('no two people have one face, and the same seed has the same one [STUDIO-63]', () => {
  const faces = Array.from({ length: 8 }, (_, seed) => blendBody(blendOf(createRandom(seed), somebody)));
  expect(blendBody(blendOf(createRandom(3), somebody))).toEqual(faces[3]);

  expect(new Set(faces.map((points) => points.join())).size).toBe(8);
});

test('who is glad raises the brows with the corners of the mouth [STUDIO-63]', () => {
  const [glad, sullen] = [1, 0].map((much) => blendOf(createRandom(4), { ...somebody, glad: much }));
  expect(glad?.['raised brows'] ?? 0).toBeGreaterThan((sullen?.['raised brows'] ?? 0) + 0.3);
  expect(glad?.['smile'] ?? 0).toBeGreaterThan(sullen?.['smile'] ?? 0);
});

test('who is a little glad smiles more than half as much as who is very glad: at rest most faces would look stern [STUDIO-63]', () => {
  const [little, very] = [0.4, 1].map((glad) => blendOf(createRandom(4), { ...somebody, glad })['smile'] ?? 0);
  expect(little).toBeGreaterThan((very ?? 1) * 0.55);
  expect(little).toBeLessThan(very ?? 0);
});

test('who is sullen draws down what others raise, and keeps a face [STUDIO-63]', () => {
  const sullen = blendOf(createRandom(4), { ...somebody, glad: -0.5 });
  expect(sullen['smile'] ?? 0).toBeLessThan(-0.2);
  expect(blendBody(sullen).every(Number.isFinite)).toBe(true);
});

test('women, men, children and the old differ in build: a child has the larger head, a man the wider shoulders [STUDIO-63]', () => {
  const people = 12;
  const measure = (who: Parameters<typeof blendOf>[1]): { readonly head: number; readonly shoulders: number } => {
    let [head, shoulders] = [0, 0];
    for (let seed = 0; seed < people; seed++) {
      const points = blendBody(blendOf(createRandom(seed), who));
      const tall = jointAt(points, 'head____tail')[1] - jointAt(points, 'foot.L____head')[1];
      head += (jointAt(points, 'head____tail')[1] - jointAt(points, 'head____head')[1]) / tall;
      shoulders += (jointAt(points, 'upperarm01.R____head')[0] - jointAt(points, 'upperarm01.L____head')[0]) / tall;
    }
    return { head: head / people, shoulders: shoulders / people };
  };
  const [woman, man, child] = [
    measure({ ...somebody }),
    measure({ ...somebody, kind: 'man' }),
    measure({ ...somebody, child: true }),
  ];
  expect(child.head).toBeGreaterThan(woman.head * 1.06);
  expect(man.shoulders).toBeGreaterThan(woman.shoulders * 1.03);
});

test('eyes lie in the head, one on each side, and are as large as eyes are [STUDIO-63]', () => {
  for (let seed = 0; seed < 6; seed++) {
    const points = blendBody(blendOf(createRandom(seed), somebody));
    const [left, right] = [eyeAt(points, 0), eyeAt(points, 1)];
    expect(left.at[0]).toBeLessThan(0);
    expect(right.at[0] - left.at[0]).toBeGreaterThan(0.05);
    expect(right.at[0] - left.at[0]).toBeLessThan(0.08);
    for (const { radius } of [left, right]) {
      expect(radius).toBeGreaterThan(0.01);
      expect(radius).toBeLessThan(0.018);
    }
  }
});

test('a skin has the tone that was wanted on its cheeks [STUDIO-63]', () => {
  const tone = [0.5, 0.3, 0.2] as const;
  const colours = skinColours('young woman', tone);
  const eye = jointAt(loadPeople().places, 'eye.L____head');
  const cheek = [...new Set(skin)].filter((v) => {
    const [x = 0, y = 0, z = 0] = loadPeople().places.subarray(v * 3, v * 3 + 3);
    return Math.abs(x) > 0.03 && Math.abs(x) < 0.06 && Math.abs(y - eye[1] + 0.045) < 0.02 && z < eye[2] + 0.035;
  });
  expect(cheek.length).toBeGreaterThan(10);
  const middle = (c: 0 | 1 | 2): number =>
    cheek.map((v) => colours[v * 3 + c] ?? 0).sort((p, q) => p - q)[cheek.length >> 1] ?? 0;
  for (const c of [0, 1, 2] as const) expect(Math.abs(middle(c) / tone[c] - 1)).toBeLessThan(0.12);
});

test('a surface that is refined has four quads for each, and is as smooth or smoother [STUDIO-63]', () => {
  const { places } = loadPeople();
  const rough = skinSurface(places, new Float32Array(places.length).fill(0.5), (v) => (places[v * 3 + 1] ?? 0) > 0.65);
  const fine = refined(rough);
  expect(fine.quads.length).toBe(rough.quads.length * 4);
  expect(Math.max(...fine.quads)).toBeLessThan(fine.points.length / 3);
  const lengths = normalsOf(fine);
  for (let q = 0; q < fine.quads.length; q += 4) {
    const v = fine.quads[q] ?? 0;
    expect(Math.hypot(...lengths.subarray(v * 3, v * 3 + 3))).toBeGreaterThan(0);
  }
});

describe('shoulders', () => {
  const jointsOf = (build: 'woman' | 'man', wrists: readonly number[]): readonly [Vec3, Vec3] => {
    const kind = { kind: build, dark: 0.2, glad: 0.4 } as const;
    const stance = standsEasily(createRandom(5));
    const [x = 0, y = 0, z = 0] = wrists;
    const pose: Pose = {
      ...poseFrom({
        ...stance,
        wrists: [
          [-x, y, z],
          [x, y, z],
        ],
      }),
      build,
      headless: true,
    };
    const body = bodyIn(blendOf(createRandom(1), kind), pose);
    return (['L', 'R'] as const).map((letter) => {
      const affine = body.bones.get(`upper arm ${letter === 'L' ? 'left' : 'right'}`);
      if (!affine) throw new Error('Every bone is taken somewhere.');
      return taken(affine, jointAt(body.rest, `upperarm01.${letter}____head`));
    }) as [Vec3, Vec3]; // Of both sides.
  };

  test('fall where arms hang, and rise with arms that are raised [STUDIO-63]', () => {
    const [hanging] = jointsOf('woman', [0.25, 0.905, -0.05]);
    const [aside] = jointsOf('woman', [0.62, 1.36, 0]);
    const [raised] = jointsOf('woman', [0.3, 1.85, -0.1]);
    expect(aside[1]).toBeGreaterThan(hanging[1] + 0.02);
    expect(raised[1]).toBeGreaterThan(aside[1] + 0.02);
  });

  test.each(['woman', 'man', 'child'] as const)(
    'of a %s are about as broad as the figure that poses for it, and its arms thinner than those that were modelled [STUDIO-63]',
    (build) => {
      const kind = build === 'child' ? 'man' : build;
      const who = { kind, child: build === 'child', dark: 0.2, glad: 0.4 } as const;
      const pose: Pose = { build, headless: true };
      const { bones, rest, points } = bodyIn(blendOf(createRandom(1), who), pose);
      const joint = (list: Float32Array): Vec3 => jointAt(list, 'upperarm01.R____head');
      expect(Math.abs(joint(points)[0])).toBeLessThan(socketOf(pose, 'shoulder', 1)[0] + 0.012);
      // How much wider than at rest what is across a bone is.
      const wide = (bone: Bone): number => {
        const affine = bones.get(bone);
        if (!affine) throw new Error('Every bone is taken somewhere.');
        return far(taken(affine, joint(rest)), taken(affine, plus(joint(rest), [0, 0, 1])));
      };
      expect(wide('upper arm right')).toBeLessThan(wide('foot right') * 0.92);
    },
  );

  test('of women are clearly narrower than those of men [STUDIO-63]', () => {
    const broad = (['woman', 'man'] as const).map((build) => far(...jointsOf(build, [0.25, 0.905, -0.05])));
    expect((broad[1] ?? 0) - (broad[0] ?? 0)).toBeGreaterThan(0.074);
  });
});

test('whoever is glad smiles with the mouth shut and hardly drawn wide, children more, and the eyes of the old are open [STUDIO-63]', () => {
  const smiles = (child: boolean): number => blendOf(createRandom(1), { ...somebody, child, glad: 1 })['smile'] ?? 0;
  expect(smiles(false)).toBeGreaterThan(0.65);
  expect(smiles(false)).toBeLessThan(0.92);
  expect(smiles(true)).toBeGreaterThan(smiles(false));
  // Cheeks rise with the corners of the mouth, which would smirk alone, and do not fall in who is sullen.
  const cheeks = (glad: number): number => blendOf(createRandom(1), { ...somebody, glad })['laugh'] ?? 0;
  expect(cheeks(1)).toBeGreaterThan(0.2);
  expect(cheeks(1)).toBeLessThan(0.35);
  expect(cheeks(-1)).toBeGreaterThanOrEqual(0);
  const open = (kind: 'man', traits: readonly 'old'[]): number =>
    blendOf(createRandom(1), { kind, dark: 0.2, glad: 0.4, traits })['open eyes'] ?? 0;
  expect(open('man', ['old'])).toBeGreaterThan(open('man', []) + 0.3);
});

test('a face shows what it was said to show, whatever else it would by chance [STUDIO-71]', () => {
  const faceOf = (...traits: Trait[]): Readonly<Record<string, number>> =>
    blendOf(createRandom(4), { ...somebody, glad: 0.3, traits });
  const usual = faceOf();
  expect(faceOf('smiling')['smile']).toBeGreaterThan((usual['smile'] ?? 0) + 0.2);
  expect(faceOf('laughing')['laugh']).toBeGreaterThan(0.3);
  expect(faceOf('sad')['smile']).toBeLessThan(-0.2);
  expect(faceOf('angry')['lowered brows']).toBeGreaterThan(0.5);
  expect(faceOf('surprised')['open mouth']).toBeGreaterThan(0.1);
  expect(usual['lowered brows'] ?? 0).toBe(0);
});

test('who is sad or angry draws the corners of the mouth down a little, and does not pout as a duck [STUDIO-63]', () => {
  for (const trait of ['sad', 'angry'] as const)
    for (const kind of ['woman', 'man'] as const) {
      const { smile = 0 } = blendOf(createRandom(3), { kind, dark: 0.2, glad: 0.4, traits: [trait] });
      expect(smile).toBeLessThan(-0.2);
      expect(smile).toBeGreaterThan(-0.4);
    }
});
