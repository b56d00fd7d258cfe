import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Random } from '../../raster/random.ts';
import { tau, vary } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const aril = readColour('#b80f2a');

/** A whole fruit about its middle: six blunt sides and a crown on top. */
function whole(mesh: Mesh, skin: Rgb): void {
  const tan = mixRgb(skin, readColour('#d8a45a'), 0.7);
  paintedLathe(
    mesh,
    smoothProfile(pairs([0, -0.78, 0.3, -0.76, 0.62, -0.52, 0.8, -0.1, 0.78, 0.26, 0.58, 0.56, 0.3, 0.7, 0.2, 0.78])),
    {
      colour: (u, v) => {
        const spot = fbm(Math.cos(u * tau) * 3, Math.sin(u * tau) * 3 + v * 4, 5);
        return mixRgb(skin, tan, smooth(0.45, 0.85, spot) * 0.4 + smooth(0.8, 1, v) * 0.35);
      },
      material: materials.gloss,
      segments: 110,
      rows: 70,
      bulge: (u) => 1 + 0.022 * Math.cos(u * tau * 6),
    },
  );
  for (let i = 0; i < 6; i++) {
    mesh.push().rotY((i / 6) * tau);
    mesh.sheet(
      (u, v) => {
        const s = (u - 0.5) * 2;
        const w = 0.13 * Math.max(0, 1 - v) ** 0.7 + 0.01;
        return [0.19 + 0.06 * v + 0.12 * v * v, 0.72 + v * 0.27 - s * s * 0.01, s * w];
      },
      6,
      8,
      (_u, v) => mixRgb(skin, tan, 0.3 + v * 0.6),
      materials.gloss,
    );
    mesh.pop();
  }
  mesh.cyl(0, 0.7, 0, 0.19, 0.17, 0.06, '#8a5a2a', materials.plain, 20);
}

/** Seeds packed over a disc about the origin that faces up, in six chambers between pale walls. */
function seeds(mesh: Mesh, random: Random, radius: number): void {
  for (let i = 0; i < 190; i++) {
    const [a, q] = [i * 2.39996, Math.sqrt((i + 0.5) / 190)];
    const chamber = Math.abs((((a / tau) * 6) % 1) - 0.5) * 2;
    if (chamber > 0.86 && q > 0.25) continue;
    const r = q * radius * 0.86;
    const size = 0.058 + random() * 0.014;
    const y = 0.02 + 0.035 * random() - 0.05 * q;
    mesh
      .push()
      .at(Math.cos(a) * r, y, Math.sin(a) * r)
      .rotY(-a);
    mesh.ball(0, 0, 0, size * 1.25, size, size * 0.9, vary(aril, random, 0.7), materials.gloss, 9).pop();
  }
}

export const pomegranate: Concept = {
  id: 'pomegranate',
  words: {
    en: 'pomegranate',
    de: 'granatapfel/granatäpfel',
    es: 'fruta de granada/granada madura',
    fr: 'grenade mûre/fruit du grenadier',
    zh: '石榴',
    ja: 'ザクロ/石榴',
    ar: 'رمان/رمانة',
    emoji: '',
  },
  size: { width: 3, height: 1.7 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 1,
  sway: 0.15,
  build(mesh, random, look) {
    const skin = readColour(look.colour ?? '#b3222e');
    mesh.push().at(0.58, 0.78, 0.42).rotZ(-0.22).rotX(-0.12);
    whole(mesh, skin);
    mesh.pop();
    mesh.push().at(-0.6, 0.68, -0.28).rotY(0.28).rotX(-0.95);
    paintedLathe(mesh, smoothProfile(pairs([0, -0.7, 0.32, -0.66, 0.62, -0.4, 0.76, 0, 0.76, 0, 0.72, 0.02])), {
      colour: (u, v) => mixRgb(skin, readColour('#d8a45a'), smooth(0.55, 0.8, fbm(u * 12, v * 5, 4)) * 0.5),
      material: materials.gloss,
      segments: 72,
    });
    paintedLathe(mesh, smoothProfile(pairs([0.74, 0.02, 0.68, 0.025, 0.64, -0.02, 0.4, -0.02, 0.12, 0.03, 0, 0.04])), {
      colour: (u, v) => {
        const wall = Math.abs(((u * 6) % 1) - 0.5) * 2;
        return v < 0.36 || wall > 0.8 ? '#f2dca4' : '#8a1020';
      },
      material: materials.plain,
      segments: 96,
    });
    seeds(mesh, random, 0.7);
    mesh.pop();
    for (let i = 0; i < 44; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random())];
      mesh.ball(
        0.42 + Math.cos(a) * r * 0.46,
        0.055 + (1 - r) * 0.14,
        -0.66 + Math.sin(a) * r * 0.34,
        0.075,
        0.058,
        0.06,
        vary(aril, random, 0.7),
        materials.gloss,
        10,
      );
    }
  },
};
