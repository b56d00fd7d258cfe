import { jointAt } from '../../body/blend-body.ts';
import type { Body } from '../../body/body.ts';
import { cutsOf, isOfArm, isOfHead, within } from '../../body/cuts.ts';
import { wearShell } from '../../body/shell.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { scaleRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import type { Pose } from '../../shapes/figure.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { withDrawnHead } from '../../shapes/on-head.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** Cross-legged, the hands on the knees. */
const pose: Pose = withDrawnHead({
  pelvis: [0, 0.3, 0.06],
  chest: [0, 0.79, 0.05],
  head: [0, 1.05, 0.02],
  gaze: [0, -0.08],
  elbows: [-0.3, 0.545, 0.02, 0.3, 0.545, 0.02],
  wrists: [-0.35, 0.43, -0.16, 0.35, 0.43, -0.16],
  thumbs: [
    [0.9, 0.3, -0.3],
    [-0.9, 0.3, -0.3],
  ],
  knees: [-0.42, 0.22, -0.24, 0.42, 0.22, -0.24],
  ankles: [0.1, 0.2, -0.32, -0.1, 0.22, -0.38],
  toes: [-1.2, -1.2],
  hands: 'open',
});

export const monk: Concept = {
  id: 'monk',
  words: {
    en: 'monk/buddhist monk',
    de: 'mönch',
    es: 'monje/monje budista',
    fr: 'moine/moine bouddhiste',
    zh: '和尚/僧人/僧侣',
    ja: '僧侶/お坊さん/修行僧',
    ar: 'راهب',
    emoji: '🧘/🧘‍♂️',
  },
  size: { width: 1.3, height: 1.25 },
  lives: ['mountains', 'japanese garden', 'hills', 'forest'],
  stands: 'ground',
  moves: 'still',
  turn: 0.5,
  sway: 0.25,
  mirrors: true,
  build(mesh, random, look) {
    const robe = readColour(look.colour ?? pick(random, ['#d8721c', '#c85a1a', '#d88a22']));
    const under = look.colour ? scaleRgb(robe, 0.62) : readColour('#8a2420');
    const skin = pick(random, ['#c99468', '#b07c52', '#d8a884']);
    mesh.push().object();
    const { body } = buildCladFigure(mesh, random, pose, {
      cover: { hips: robe, thigh: robe, shank: robe },
      skin,
      ease: 0.012,
      glad: 0.5,
    });
    mesh.body(
      [
        // The robe over the crossed legs and between the knees.
        [-0.1, 0.3, 0, 0.14, -0.4, 0.24, -0.22, 0.105, 0],
        [0.1, 0.3, 0, 0.14, 0.4, 0.24, -0.22, 0.105, 0],
        [-0.36, 0.22, -0.26, 0.1, 0.36, 0.22, -0.26, 0.1, 0],
        [0, 0.24, -0.12, 0.13, 0, 0.24, -0.2, 0.12, 0],
      ],
      { k: 0.035, colours: [robe], fur: 0.1 },
    );
    wearRobe(mesh, body, robe);
    // A sash that falls from the left shoulder, of the darker cloth.
    mesh.sheet(
      (u, v): Vec3 => {
        const over = Math.min(1, u / 0.3);
        return [
          -0.15 - 0.05 * u + (v - 0.5) * (0.15 + 0.03 * u),
          0.895 + 0.02 * Math.sin(over * Math.PI) - Math.max(0, u - 0.15) * 0.62,
          -0.06 + 0.215 * over + 0.03 * u + 0.012 * Math.sin(v * 16),
        ];
      },
      18,
      16,
      (u, v) => (u > 0.95 ? '#d8a83a' : scaleRgb(under, 0.85 + 0.25 * Math.abs(Math.sin(v * 8)))),
      materials.cloth,
    );
    // Beads about the neck, and shadow of shaven hair.
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2;
      mesh.ball(
        Math.sin(a) * 0.085,
        0.905 - 0.045 * (1 - Math.cos(a)) * (Math.cos(a) < 0 ? 1 : 0.4),
        0.045 - Math.cos(a + Math.PI) * 0.085,
        0.0155,
        0.0155,
        0.0155,
        '#5a3018',
        materials.gloss,
        8,
      );
    }
    // A cushion on a mat, a bowl that sings, and sticks of incense.
    mesh
      .push()
      .scale(1.08, 1, 0.8)
      .lathe(
        smoothProfile(pairs([0.4, 0.03, 0.44, 0.05, 0.45, 0.1, 0.42, 0.15, 0.3, 0.17, 0.001, 0.17])),
        40,
        under,
        materials.cloth,
      )
      .pop();
    mesh.box(0, 0, -0.08, 1.24, 0.022, 1.05, '#b89a62', materials.cloth);
    for (const x of [-0.6, 0.6]) mesh.box(x, 0.004, -0.08, 0.06, 0.022, 1.055, scaleRgb(under, 0.7), materials.cloth);
    mesh.push().at(0.5, 0.022, 0.25);
    mesh.lathe(
      smoothProfile(pairs([0.06, 0, 0.09, 0.02, 0.115, 0.07, 0.12, 0.1, 0.112, 0.1, 0.1, 0.06, 0.001, 0.03])),
      28,
      '#c8983e',
      materials.metal,
    );
    hoop(mesh, 0.1, 0.116, 0.006, '#e0b860', materials.metal);
    mesh.pop();
    mesh.pop();
  },
};

/** Where the edge of the robe crosses the breast, of somebody at rest: how far it is from the middle over the left shoulder, and how far it falls to the right, metres. */
const [edgeAt, edgeFalls] = [0.035, 0.95] as const;

/** The robe around the trunk and the left arm, in folds along its edge; the right shoulder is bare. */
function wearRobe(mesh: Mesh, body: Body, colour: Rgb): void {
  const cuts = cutsOf(body);
  const { rest } = body;
  const neck = jointAt(rest, 'neck01____head');
  const steep = Math.hypot(1, edgeFalls);
  const fromEdge = (v: number): number => {
    const [x = 0, y = 0] = rest.subarray(v * 3, v * 3 + 2);
    return (neck[1] - y - (x + edgeAt) * edgeFalls) / steep;
  };
  const covers = within(
    (v) => (isOfHead(v) ? -1 : 1),
    (v) => (isOfArm(v) && (rest[v * 3] ?? 0) > 0 ? -1 : 1),
    fromEdge,
    cuts.sleeves(0.8),
    cuts.neck({ deep: 0.02, back: 0.01, wide: 0.075 }),
  );
  const fold = (v: number): number => 0.02 + 0.006 * Math.sin(fromEdge(v) * 120) * smooth(0.5, 0.05, fromEdge(v));
  wearShell(mesh, body, { ...{ colour, covers, ease: fold, smoothings: 1, taut: 4 }, isFine: true });
}
