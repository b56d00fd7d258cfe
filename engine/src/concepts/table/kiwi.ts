import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { chanceAt, fbm, smooth } from '../../solid/noise.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Concept } from '../concept.ts';

const [hide, shade] = [readColour('#8a6234'), readColour('#5a3c1c')] as const;

/** The cut face at the origin, facing up: a pale heart, rays, a wreath of seeds and a rim of skin. */
function cutFace(mesh: Mesh, radius: number, green: Rgb): void {
  const pale = mixRgb(green, [0.95, 0.95, 0.62], 0.75);
  const rings = 36;
  paintedLathe(
    mesh,
    Array.from({ length: rings + 1 }, (_, i): [number, number] => [
      radius * (1 - i / rings),
      0.006 * Math.min(1, i / 4),
    ]),
    {
      colour: (u, v) => {
        const r = 1 - v;
        const ray = 0.5 + 0.5 * Math.sin(u * tau * 26 + 2 * Math.sin(u * tau * 5));
        if (r > 0.955) return hide;
        const flesh = mixRgb(
          green,
          pale,
          smooth(0.4, 1, ray) * 0.5 * smooth(0.95, 0.5, r) + smooth(0.8, 0.94, r) * 0.22,
        );
        return mixRgb(flesh, pale, smooth(0.34, 0.24, r + 0.05 * ray));
      },
      material: materials.wet,
      segments: 156,
    },
  );
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * tau + chanceAt(i, 3) * 0.06;
    const r = radius * (0.38 + 0.2 * chanceAt(i, 7));
    mesh
      .push()
      .at(Math.cos(a) * r, 0.008, Math.sin(a) * r)
      .rotY(-a);
    mesh.ball(0, 0, 0, 0.032, 0.014, 0.016, '#17120e', materials.gloss, 8).pop();
  }
}

function fuzz(mesh: Mesh, profile: readonly (readonly [number, number])[]): void {
  paintedLathe(mesh, profile, {
    colour: (u, v) =>
      mixRgb(shade, hide, 0.35 + 0.65 * fbm(Math.cos(u * tau) * 26, Math.sin(u * tau) * 26 + v * 18, 3)),
    material: materials.cloth,
    segments: 90,
  });
}

export const kiwi: Concept = {
  id: 'kiwi',
  words: {
    en: 'kiwi/kiwi fruit/kiwifruit',
    de: 'kiwi/kiwis/kiwifrucht',
    es: 'kiwi',
    fr: 'kiwi',
    zh: '猕猴桃/奇异果',
    ja: 'キウイ/キウイフルーツ',
    ar: 'كيوي',
    emoji: '🥝',
  },
  size: { width: 2.7, height: 1.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, _random, look) {
    const green = readColour(look.colour ?? '#6fae22');
    const egg = smoothProfile(
      pairs([0, -0.72, 0.3, -0.68, 0.52, -0.4, 0.6, 0, 0.54, 0.38, 0.32, 0.66, 0.1, 0.73, 0, 0.73]),
    );
    mesh.push().at(0.2, 0.64, 0.72).rotZ(0.3);
    fuzz(mesh, egg);
    mesh.ball(0, 0.73, 0, 0.1, 0.04, 0.1, '#4a3218', materials.plain, 12).pop();
    const half = smoothProfile(pairs([0, -0.62, 0.28, -0.58, 0.5, -0.34, 0.6, 0]));
    mesh.push().at(-0.62, 0.6, -0.1).rotY(0.2).rotX(-1.2);
    fuzz(mesh, half);
    cutFace(mesh, 0.6, green);
    mesh.pop();
    // Two slices lean on the fruit.
    for (const [x, z, turn, lean] of [
      [0.5, -0.1, -0.22, -1.05],
      [0.88, -0.5, -0.22, -0.95],
    ] as const) {
      mesh.push().at(x, 0.5, z).rotY(turn).rotX(lean).at(0, 0.05, 0);
      mesh.lathe(pairs([0.57, -0.09, 0.585, 0]), 56, hide, materials.cloth);
      cutFace(mesh, 0.585, green);
      mesh.pop();
    }
  },
};
