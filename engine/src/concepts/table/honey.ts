import { mixRgb } from '../../raster/colour.ts';
import { filledGlass } from '../../shapes/filled-glass.ts';
import { pairs } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const jar = smoothProfile(
  pairs([0, 0.03, 0.6, 0, 0.72, 0.05, 0.78, 0.2, 0.8, 0.7, 0.78, 1.1, 0.68, 1.3, 0.6, 1.38, 0.6, 1.52]),
);

export const honey: Concept = {
  id: 'honey',
  words: {
    en: 'honey/jar of honey/honey jar/pot of honey/honey pot/jam/jar of jam/strawberry jam/jar of strawberry jam/raspberry jam/marmalade/jam jar',
    de: 'honig/honigglas/glas honig/honigtopf/marmelade',
    es: 'miel/tarro de miel/mermelada',
    fr: 'miel/pot de miel/confiture',
    zh: '蜂蜜/蜂蜜罐/果酱',
    ja: '蜂蜜/ハチミツ/はちみつ/ジャム',
    ar: 'عسل/برطمان عسل/مربى',
    emoji: '🍯',
  },
  size: { width: 2.4, height: 2.5 },
  lives: ['room', 'kitchen'],
  stands: 'table',
  moves: 'still',
  sway: 0.1,
  build(mesh, _random, look) {
    const gold = readColour(look.colour ?? '#e89a14');
    filledGlass(mesh, jar, {
      from: 0.06,
      to: 1.3,
      tint: () => [Math.min(1, gold[0] * 1.2), gold[1] * 1.1, gold[2]],
      back: (share) => mixRgb(gold, [1, 0.72, 0.16], 0.15 + 0.5 * share),
    });
    // A label of paper with a bee.
    mesh.sheet(
      (u, v) => {
        const a = -Math.PI / 2 + (u - 0.5) * 1.1;
        return [Math.cos(a) * 0.815, 0.38 + v * 0.6, Math.sin(a) * 0.815];
      },
      40,
      24,
      (u, v) => (Math.min(u, 1 - u, v, 1 - v) < 0.06 ? '#b87a1e' : '#f8eed2'),
      materials.plain,
    );
    mesh.push().at(0, 0.68, -0.83);
    mesh.ball(0, 0, 0, 0.15, 0.1, 0.02, '#e8a818', materials.plain, 20);
    for (const x of [-0.05, 0.03, 0.1]) mesh.box(x, -0.08, -0.02, 0.03, 0.16, 0.006, '#2a1c10', materials.plain);
    for (const x of [-0.04, 0.06]) mesh.ball(x, 0.13, 0, 0.05, 0.09, 0.012, '#dfe6ea', materials.plain, 14);
    mesh.ball(-0.15, 0.01, -0.004, 0.055, 0.055, 0.02, '#2a1c10', materials.plain, 14);
    mesh.pop();
    // The dipper stands in the jar; honey runs from it.
    const [from, to] = [
      [0.1, 1.22, 0],
      [0.62, 2.4, 0.1],
    ] as const;
    rod(mesh, from, to, 0.055, '#b8804a', materials.planks);
    mesh.ball(to[0], to[1], to[2], 0.08, 0.08, 0.08, '#a8703c', materials.gloss, 16);
    // Another one lies before it in a drop of honey.
    mesh.ball(-1.02, 0.02, -0.36, 0.34, 0.05, 0.28, mixRgb(gold, [1, 0.7, 0.1], 0.3), materials.gloss, 28);
    mesh
      .push()
      .at(-0.98, 0.22, -0.34)
      .rotY(2.5)
      .rotZ(-Math.PI / 2 - 0.1);
    mesh.cyl(0, 0.2, 0, 0.05, 0.045, 1, '#b8804a', materials.gloss, 14);
    for (let i = 0; i < 6; i++) {
      const r = 0.2 * Math.sin(Math.PI * (0.2 + 0.6 * (i / 5)));
      mesh.push().at(0, -0.22 + i * 0.08, 0);
      mesh.lathe(
        pairs([0.05, -0.035, r, -0.028, r + 0.01, 0, r, 0.028, 0.05, 0.035]),
        28,
        i % 2 ? '#a8703c' : '#b8804a',
        materials.gloss,
      );
      mesh.pop();
    }
    mesh.pop();
  },
};
