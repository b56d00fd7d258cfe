import { mixRgb } from '../../raster/colour.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const twigs = ['#6a4a2c', '#8a6a40', '#a58a58', '#5a3f28', '#b59c68'] as const;

export const birdNest: Concept = {
  id: 'bird nest',
  words: {
    en: 'bird nest/bird’s nest/nest/nest with eggs/bird nest with eggs/nest of eggs/bird’s nest with eggs',
    de: 'nest/vogelnest/nest mit eiern/vogelnest mit eiern',
    es: 'nido/nido de pájaro/nido con huevos',
    fr: 'nid/nid d’oiseau/nid avec des œufs',
    zh: '鸟巢/鸟窝',
    ja: '鳥の巣',
    ar: 'عش/عش طائر',
    emoji: '🪺',
  },
  size: { width: 2.1, height: 0.8 },
  lives: ['room', 'hills', 'forest'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  build(mesh, random, look) {
    // A bowl of earth and moss, and twigs that were laid around it in all directions.
    mesh.lathe(
      smoothProfile(pairs([0, 0.02, 0.5, 0.04, 0.8, 0.22, 0.88, 0.5, 0.8, 0.58, 0.66, 0.46, 0.5, 0.26, 0, 0.2])),
      40,
      '#4a3722',
      materials.bark,
    );
    for (let i = 0; i < 420; i++) {
      const share = random();
      // From the foot outside over the rim to the hollow within.
      const turn = share * 2.5 - 0.3;
      const out = 0.72 + 0.24 * Math.cos(turn) - (share > 0.75 ? 0.14 : 0);
      const up = 0.3 + 0.3 * Math.sin(turn);
      const from = random() * tau;
      const long = 0.35 + random() * 0.75;
      const lift = (random() - 0.5) * 0.16;
      const jut = random() < 0.16 ? 0.16 * random() : 0;
      const points = Array.from({ length: 7 }, (_, k): Vec3 => {
        const t = k / 6 - 0.5;
        const a = from + (t * long) / out;
        const r = out + jut * t * 2 + 0.02 * Math.sin(k * 2 + i);
        return [Math.cos(a) * r, Math.max(0.02, up + lift * t * 2), Math.sin(a) * r];
      });
      mesh.tube(points, [0.008 + random() * 0.013], pick(random, twigs), materials.plain, 5);
    }
    const shell = readColour(look.colour ?? pick(random, ['#8fc4cc', '#9fcfc4', '#e9dcc4']));
    for (const [x, z, turn] of [
      [-0.2, -0.12, 0.4],
      [0.22, -0.06, -0.5],
      [0.02, 0.22, 1.4],
    ] as const) {
      mesh.push().at(x, 0.42, z).rotY(turn).rotX(0.2);
      mesh.ball(0, 0, 0, 0.2, 0.19, 0.26, shell, materials.wet, 28);
      for (let k = 0; k < 34; k++) {
        const [a, b] = [random() * tau, Math.asin(random() * 2 - 1)];
        const c = Math.cos(b);
        const r = 0.006 + random() * 0.01;
        mesh.ball(
          ...([Math.cos(a) * c * 0.199, Math.sin(b) * 0.189, Math.sin(a) * c * 0.259] as const),
          ...([r, r, r] as const),
          mixRgb(shell, [0.12, 0.07, 0.04], 0.8),
          materials.plain,
          6,
        );
      }
      mesh.pop();
    }
  },
};
