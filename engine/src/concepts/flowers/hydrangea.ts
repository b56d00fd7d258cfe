import { schemeOf } from '../../shapes/chance.ts';
import { between, buildFlower, leafBlade, petal, ring } from '../../shapes/petals.ts';
import type { FlowerKind } from '../../shapes/petals.ts';
import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const hydrangeaKind: FlowerKind = {
  height: 1.9,
  stemRadius: 0.04,
  tilt: 0.55,
  field: {
    height: 0.8,
    scale: 0.2,
    across: 0.25,
    form: 'ball',
    apart: 0.28,
    rows: 1.3,
    band: 0.6,
    colours: ['#5f7ae0', '#e87ab0', '#9a6ad8'],
    cover: 0.66,
  },
  head(mesh, random, c) {
    const [base, light] = schemeOf(c, random, [
      ['#5f7ae0', '#b8c4f8', '#000000'],
      ['#e87ab0', '#f8c4dc', '#000000'],
      ['#9a6ad8', '#d4bcf4', '#000000'],
    ]);
    const tone = between(base, light);
    for (let i = 0; i < 130; i++) {
      const y = 1 - (i / 130) * 1.35;
      const a = i * 2.39996;
      const out = Math.sqrt(Math.max(0, 1 - y * y));
      const shade = tone(random() * 0.9);
      mesh
        .push()
        .at(Math.cos(a) * out * 0.6, 0.3 + y * 0.5, Math.sin(a) * out * 0.6)
        .rotY(-a)
        .rotZ(-Math.acos(y));
      ring(mesh, 4, random() * 2, () =>
        petal(mesh, { L: 0.13, W: 0.075, open: 1.35, curl: 0.15, cup: 0.2, tip: 0.7, round: 0.7 }, () => shade, 2, 3),
      );
      mesh.ball(0, 0.015, 0, 0.018, 0.018, 0.018, '#f4f0d8', materials.plain, 5).pop();
    }
  },
  leaves(mesh, _random, h) {
    for (let i = 0; i < 8; i++) {
      mesh
        .push()
        .at(0, h * (0.45 + 0.06 * i), 0)
        .rotY(i * 2.4);
      leafBlade(mesh, { L: 0.85, W: 0.3, open: 0.95, curl: 0.7 }, ['#2f6a34', '#5f9a4c']);
      mesh.pop();
    }
  },
};

export const hydrangea: Concept = {
  id: 'hydrangea',
  words: {
    en: 'hydrangea',
    de: 'hortensie/hortensien',
    es: 'hortensia',
    fr: 'hortensia',
    zh: '绣球花',
    ja: '紫陽花/アジサイ',
    ar: 'كوبية',
    emoji: '',
  },
  size: { width: 1.6, height: 2.6 },
  lives: ['garden', 'room'],
  stands: 'ground',
  moves: 'sways',
  plural: 5,
  flower: hydrangeaKind,
  build(mesh, random, look) {
    buildFlower(mesh, random, hydrangeaKind, { colour: look.colour, tilt: hydrangeaKind.tilt, turn: 0 });
  },
};
