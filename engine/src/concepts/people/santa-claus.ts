import { createRandom } from '../../raster/random.ts';
import { wearLongBeard } from '../../shapes/long-beard.ts';
import { jointOf, pointBetween } from '../../shapes/figure.ts';
import { giftSack } from '../../shapes/gift-sack.ts';
import { buildPerson } from '../../shapes/person.ts';
import { wearSantaHat } from '../../shapes/santa-hat.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { tau } from '../../shapes/chance.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

const [red, white] = ['#b8141c', '#f2efe8'] as const;

/** A round belly under a tunic that ends in fur, a broad belt with a buckle around it; for an upright figure of 1.8 metres. */
function dressBelly(mesh: Mesh, coat: string): void {
  const wide = (y: number): number =>
    0.17 + 0.07 * Math.sin(Math.max(0, Math.min(1, (y - 0.78) / 0.62)) * Math.PI) + (y < 0.95 ? (0.95 - y) * 0.3 : 0);
  mesh.sheet(
    (u, v) => {
      const y = 0.8 + v * 0.56;
      const fold = 1 + 0.02 * Math.sin(u * tau * 11) * (1 - v);
      const ahead = -Math.cos(u * tau) > 0 ? 1.12 : 0.85;
      return [Math.sin(u * tau) * wide(y) * fold, y, -Math.cos(u * tau) * wide(y) * ahead * -0.92 * fold];
    },
    72,
    28,
    () => coat,
    materials.cloth,
  );
  const ring = (y: number, out: number): [number, number, number][] =>
    Array.from({ length: 49 }, (_, i) => {
      const a = (i / 48) * tau;
      const ahead = -Math.cos(a) > 0 ? 1.12 : 0.85;
      return [Math.sin(a) * (wide(y) + out), y, Math.cos(a) * (wide(y) + out) * ahead * 0.92];
    });
  mesh.tube(ring(0.81, 0), [0.045], white, materials.snow, 14);
  for (const y of [1.02, 1.05, 1.08]) mesh.tube(ring(y, 0.006), [0.024], '#17120f', materials.gloss, 8);
  mesh.box(0, 0.995, -(wide(1.05) * 0.92 * 1.12) - 0.03, 0.13, 0.11, 0.02, '#d8a83a', materials.metal);
  mesh.box(0, 1.02, -(wide(1.05) * 0.92 * 1.12) - 0.034, 0.08, 0.06, 0.02, '#17120f', materials.gloss);
}

export const santaClaus: Concept = {
  id: 'santa claus',
  words: {
    en: 'santa claus/santa/father christmas/saint nicholas/st nicholas/st nick',
    de: 'weihnachtsmann/nikolaus/sankt nikolaus',
    es: 'papá noel/santa claus/san nicolás',
    fr: 'père noël/saint nicolas',
    zh: '圣诞老人',
    ja: 'サンタクロース/サンタ',
    ar: 'بابا نويل/سانتا كلوز',
    emoji: '🎅',
  },
  size: { width: 1.7, height: 2.1 },
  lives: ['hills', 'parlour', 'forest', 'mountains'],
  brings: 'snow',
  has: ['hat', 'gift'],
  stands: 'ground',
  moves: 'walks',
  sway: 0.3,
  portrait: {
    ...portraitOf(
      {
        kind: 'man',
        beard: true,
        traits: ['old', 'white hair'],
        wears: 'sweater',
        hat: (mesh, coat) => {
          wearSantaHat(mesh, coat, white);
          wearLongBeard(mesh, createRandom(5), { head: [0, 0, 0] }, { colour: readColour(white), isNear: true });
        },
      },
      red,
    ),
    // What he is known by is below the shoulders as well.
    isAskedOnly: true,
  },
  build(mesh, random, look) {
    const coat = look.colour ?? red;
    const pose = buildPerson(mesh, random, {
      kind: 'man',
      beard: true,
      coat,
      wears: 'sweater',
      legs: coat,
      traits: look.traits ?? ['old', 'white hair'],
      posture: look.act === 'waves' ? 'waves' : 'stands',
      seated: look.seated ?? false,
      hat: (m) => wearSantaHat(m, coat, white),
    });
    wearLongBeard(mesh, random, pose, { colour: readColour(white) });
    if (look.seated) return;
    dressBelly(mesh, coat);
    for (const s of [-1, 1]) {
      const [knee, ankle] = [jointOf(pose, 'knees', s), jointOf(pose, 'ankles', s)];
      const top = pointBetween(knee, ankle, 0.3);
      mesh.body(
        [
          [...top, 0.078, ...ankle, 0.062, 0],
          [...ankle, 0.062, ankle[0], 0.045, ankle[2] - 0.17, 0.048, 0],
        ],
        {
          k: 0.05,
          colours: ['#17120f'],
          fur: 0,
          mat: materials.gloss,
        },
      );
      mesh
        .push()
        .at(...top)
        .cyl(0, -0.03, 0, 0.088, 0.088, 0.06, white, materials.snow, 24)
        .pop();
    }
    mesh.push().at(0.62, 0, 0.1);
    giftSack(mesh, random);
    mesh.pop();
  },
};
