import { mixRgb } from '../../raster/colour.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { filledGlass } from '../../shapes/filled-glass.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** The way of the shaft, from the ink up; it bends over at its tip. */
const shaft = (t: number): Vec3 => [0.06 + 0.5 * t + 0.55 * t * t, 0.5 + 2.5 * t - 0.35 * t * t, 0.02 + 0.1 * t];

export const quill: Concept = {
  id: 'quill',
  words: {
    en: 'quill/feather/quill pen/feather pen/quill and ink/inkwell/ink bottle/white feather',
    de: 'feder/federkiel/schreibfeder/tintenfass',
    es: 'pluma/pluma de ave/tintero',
    fr: 'plume/plume d’oie/encrier',
    zh: '羽毛笔/羽毛/墨水瓶',
    ja: '羽根ペン/羽根/インク瓶',
    ar: 'ريشة/ريشة كتابة/محبرة',
    emoji: '🪶/🖋',
  },
  size: { width: 2.3, height: 2.75 },
  lives: ['room', 'library'],
  stands: 'table',
  moves: 'still',
  sway: 0.15,
  build(mesh, random, look) {
    const vane = readColour(look.colour ?? '#f2eee4');
    const [shade, tip] = [
      mixRgb(vane, [0.3, 0.24, 0.2], 0.35),
      mixRgb(vane, [0.1, 0.07, 0.06], look.colour ? 0.2 : 0.5),
    ];
    // A square bottle of ink with a collar of brass.
    filledGlass(
      mesh,
      smoothProfile(pairs([0, 0.03, 0.42, 0, 0.48, 0.04, 0.5, 0.2, 0.48, 0.42, 0.36, 0.56, 0.24, 0.62, 0.24, 0.74])),
      {
        from: 0.06,
        to: 0.44,
        body: () => '#10162e',
      },
    );
    mesh.lathe(smoothProfile(pairs([0.25, 0.66, 0.28, 0.68, 0.28, 0.76, 0.24, 0.78])), 40, '#b8862c', materials.metal);
    mesh.tube(
      Array.from({ length: 25 }, (_, i) => shaft(i / 24)),
      Array.from({ length: 25 }, (_, i) => 0.034 * (1 - i / 27)),
      '#f0e6cc',
      materials.gloss,
      10,
    );
    // Barbs on both sides, closed to a vane that is torn here and there.
    const tears = [0.3 + random() * 0.1, 0.55 + random() * 0.1, 0.78 + random() * 0.06];
    for (const s of [-1, 1])
      mesh.sheet(
        (u, v) => {
          const t = 0.22 + v * 0.78;
          const wide = (s > 0 ? 0.3 : 0.21) * Math.sin(Math.PI * Math.min(1, v * 0.93 + 0.07)) ** 0.6;
          const torn = tears.some((at) => Math.abs(v - at - s * 0.03) < 0.012) ? 0.45 : 1;
          const ragged = 1 + 0.05 * Math.sin(v * 190) + 0.04 * Math.sin(v * 71 + s);
          const [x, y, z] = shaft(Math.min(1, t + u * 0.09));
          const out = u * wide * torn * ragged;
          return [x - s * out * 0.92, y + s * out * 0.36 - u * 0.02, z - out * 0.24 - 0.05 * Math.sin(u * 2)];
        },
        14,
        190,
        (u, v) => {
          const barb = (v * 130 + u * 5) % 1;
          return mixRgb(mixRgb(vane, shade, (barb < 0.3 ? 0.45 : 0.1) + 0.2 * u), tip, v > 0.8 ? (v - 0.8) * 3.2 : 0);
        },
        materials.coat,
      );
    // Down at the foot of the vane.
    for (let i = 0; i < 46; i++) {
      const from = shaft(0.14 + random() * 0.12);
      const [a, far] = [random() * 6.28, 0.12 + random() * 0.14];
      mesh.tube(
        [
          from,
          [from[0] + Math.cos(a) * far * 0.6, from[1] + far * 0.2, from[2] + Math.sin(a) * far * 0.5],
          [from[0] + Math.cos(a) * far, from[1] - far * 0.1, from[2] + Math.sin(a) * far],
        ],
        [0.007, 0.006, 0.002],
        vane,
        materials.coat,
        4,
      );
    }
    // A letter lies under the bottle, half written.
    mesh.push().at(-0.15, 0.004, -0.35).rotY(-0.25);
    mesh.sheet(
      (u, v) => [(u - 0.5) * 2, 0.006 + 0.03 * (u - 0.5) ** 2, (v - 0.5) * 1.5],
      24,
      14,
      () => '#ecdcb4',
      materials.plain,
    );
    for (let row = 0; row < 6; row++) {
      const line = Array.from({ length: 60 }, (_, i): Vec3 => [
        -0.84 + (i / 59) * (row === 5 ? 0.8 : 1.6),
        0.024,
        0.55 - row * 0.2 + 0.025 * Math.sin(i * 1.9 + row) * Math.sin(i * 0.7 + row * 2),
      ]);
      mesh.tube(line, [0.009], '#1c2244', materials.plain, 4);
    }
    mesh.pop();
  },
};
