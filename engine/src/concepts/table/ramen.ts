import { bowl } from '../../shapes/bowl.ts';
import { pick, tau } from '../../shapes/chance.ts';
import { noodles } from '../../shapes/noodles.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const ramen: Concept = {
  id: 'ramen',
  words: {
    en: 'ramen/noodle/noodle soup/bowl of ramen/bowl of noodles/ramen bowl/udon',
    de: 'ramen/nudel/nudeln/nudelsuppe',
    es: 'ramen/fideo/fideos/sopa de fideos',
    fr: 'ramen/nouille/nouilles/soupe de nouilles',
    zh: '拉面/面条/汤面',
    ja: 'ラーメン/うどん',
    ar: 'رامن/نودلز/شعيرية',
    emoji: '🍜',
  },
  size: { width: 2.7, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.12,
  plural: 1,
  build(mesh, random, look) {
    const glaze = look.colour ?? pick(random, ['#8f1f1c', '#1f2f5a', '#1f3a34']);
    bowl(mesh, glaze, '#e8d6a8');
    mesh.cyl(0, 0.82, 0, 1.14, 1.14, 0.01, '#a8621e', materials.gloss, 48);
    for (let i = 0; i < 26; i++) {
      const [a, r] = [i * 2.4, 0.5 + 0.6 * Math.sqrt(random())];
      const size = 0.02 + random() * 0.05;
      mesh.cyl(Math.cos(a) * r, 0.832, Math.sin(a) * r, size, size * 0.9, 0.004, '#d08a2e', materials.gloss, 14);
    }
    noodles(mesh, random, {
      strands: 70,
      radius: 1,
      thick: 0.036,
      colour: readColour('#e8c878'),
      top: (r) => 0.84 + 0.3 * Math.max(0, 1 - r * r),
    });
    // Nori stands at the back, before it slices of pork; eggs, naruto and scallions in front.
    for (const [x, turn] of pairs([-0.5, 0.3, -0.2, 0.12, 0.1, -0.04])) {
      mesh
        .push()
        .at(x, 0.8, 0.62 + x * 0.1)
        .rotZ(turn)
        .rotX(0.3);
      mesh.box(0, 0, 0, 0.52, 0.86, 0.018, '#34503a', materials.wet).pop();
    }
    for (const [x, z, lean] of [
      [0.52, 0.42, -0.6],
      [0.8, 0.12, -0.5],
    ] as const) {
      mesh.push().at(x, 1, z).rotZ(-0.25).rotX(lean);
      mesh
        .cyl(0, 0, 0, 0.36, 0.36, 0.07, '#8a4a2a', materials.gloss, 30)
        .cyl(0, 0.07, 0, 0.33, 0.33, 0.004, '#d8a482', materials.gloss, 30);
      for (const [r, share] of [
        [0.24, 0.8],
        [0.13, 0.7],
      ] as const)
        mesh.tube(
          Array.from({ length: 18 }, (_, i) => {
            const a = 1 + (i / 17) * tau * share;
            return [Math.cos(a) * (r + i * 0.003), 0.075, Math.sin(a) * r];
          }),
          [0.024],
          '#f0d8c0',
          materials.gloss,
          6,
        );
      mesh.pop();
    }
    for (const [x, z, turn] of [
      [-0.7, -0.2, 0.35],
      [-0.22, -0.56, 0.05],
    ] as const) {
      mesh.push().at(x, 1.08, z).rotY(turn).rotX(-0.75).scale(0.3, 0.26, 0.36);
      mesh
        .lathe(smoothProfile(pairs([0, -0.9, 0.62, -0.68, 0.98, -0.1, 1, 0])), 32, '#d8b890', materials.gloss)
        .cyl(0, 0, 0, 1, 0.97, 0.03, '#f8f2e4', materials.gloss, 32)
        .ball(0, 0, -0.05, 0.6, 0.13, 0.56, '#f08a1c', materials.gloss, 24)
        .ball(0, 0.04, -0.05, 0.4, 0.12, 0.38, '#e8680e', materials.gloss, 20)
        .pop();
    }
    mesh
      .push()
      .at(0.36, 1.06, -0.5)
      .rotX(-0.7)
      .rotZ(-0.1)
      .cyl(0, 0, 0, 0.25, 0.25, 0.05, '#f8f4ee', materials.gloss, 36);
    const swirl = Array.from({ length: 34 }, (_, i): Vec3 => {
      const [a, r] = [i * 0.36, 0.02 + i * 0.0052];
      return [Math.cos(a) * r, 0.053, Math.sin(a) * r];
    });
    mesh.tube(swirl, [0.017], '#e87a9a', materials.gloss, 6).pop();
    for (let i = 0; i < 26; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 0.34];
      mesh
        .push()
        .at(0.14 + Math.cos(a) * r * 1.5, 1.19 - r * 0.1 + random() * 0.05, -0.1 + Math.sin(a) * r)
        .rotX(random() - 0.9)
        .rotZ(random() - 0.5);
      hoop(mesh, 0, 0.035 + random() * 0.02, 0.014, pick(random, ['#5aa03a', '#8ac454', '#3f8a2e']), materials.gloss);
      mesh.pop();
    }
    for (const [z, end] of [
      [0, 0.06],
      [0.12, 0.2],
    ] as const)
      rod(mesh, [0.34, 1.06, -0.06 + z], [1.62, 1.34, -0.5 + end], 0.03, '#5a2418', materials.gloss);
  },
};
