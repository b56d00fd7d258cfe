import { mixRgb } from '../../raster/colour.ts';
import type { Rgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const [low, high, radius] = [0.1, 0.66, 0.42] as const;

/** What is painted on the shell at its front: a shield with a star between two branches. `x` runs across, `y` up from its middle; metres. */
function crest(x: number, y: number): 'gold' | 'white' | 'blue' | undefined {
  const side = Math.abs(x);
  const half = y > -0.02 ? 0.1 : 0.1 * Math.sqrt(Math.max(0, 1 - ((y + 0.02) / 0.12) ** 2));
  if (y < 0.12 && side < half) {
    if (side > half - 0.014 || y > 0.106) return 'gold';
    const turn = Math.atan2(x, y - 0.015);
    const star = 0.026 + 0.036 * Math.abs(Math.cos(turn * 2.5)) ** 3;
    return Math.hypot(x, y - 0.015) < star ? 'gold' : y > 0.066 ? 'white' : 'blue';
  }
  for (let i = 0; i < 5; i++) {
    const [cx, cy] = [0.135 + 0.016 * Math.sin(i * 0.8 + 0.4), -0.1 + i * 0.048];
    const [dx, dy] = [side - cx, y - cy];
    const [px, py] = [dx * 0.8 + dy * 0.6, dy * 0.8 - dx * 0.6];
    if ((px / 0.03) ** 2 + (py / 0.011) ** 2 < 1) return 'gold';
  }
  return undefined;
}

/** A rim of wood between two lines of brass, with hooks for the ropes. */
function rim(mesh: Mesh, y: number, wood: Rgb): void {
  paintedLathe(
    mesh,
    smoothProfile(pairs([0.41, y - 0.045, 0.45, y - 0.045, 0.462, y, 0.45, y + 0.045, 0.41, y + 0.045])),
    {
      colour: (turn) => mixRgb(wood, [0.25, 0.13, 0.05], 0.4 * fbm(turn * 90, y * 9, 2)),
      material: materials.gloss,
      segments: 96,
    },
  );
  for (const up of [-0.045, 0.045]) hoop(mesh, y + up, 0.45, 0.009, '#d8ae50', materials.metal);
}

/** A stick from its grip to its head. */
function stick(mesh: Mesh, from: Vec3, to: Vec3): void {
  const at = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
  const way = Array.from({ length: 21 }, (_, i) => at(i / 20));
  mesh.tube(
    way,
    way.map((_, i) => (i === 0 ? 0.002 : i < 15 ? 0.017 : i < 19 ? 0.017 - (i - 14) * 0.0016 : 0.009)),
    '#d8a868',
    materials.gloss,
    12,
  );
  const [x, y, z] = at(1.02);
  mesh.ball(x, y, z, 0.026, 0.022, 0.026, '#e0b478', materials.gloss, 14);
  rod(mesh, at(0.02), at(0.09), 0.019, '#8a2a22', materials.gloss);
}

export const drum: Concept = {
  id: 'drum',
  words: {
    en: 'drum/snare drum',
    de: 'trommel/schlagzeug',
    es: 'tambor/batería',
    fr: 'tambour/batterie',
    zh: '鼓',
    ja: '太鼓/ドラム',
    ar: 'طبل',
    emoji: '🥁',
  },
  size: { width: 1, height: 0.95 },
  lives: ['parlour'],
  stands: 'ground',
  moves: 'still',
  sway: 0.3,
  build(mesh, random, look) {
    const shell = readColour(look.colour ?? '#b8262a');
    const wood = readColour('#e0b464');
    const inks = { gold: readColour('#e0b24a'), white: readColour('#f2ede0'), blue: readColour('#24407a') };
    const rope = readColour('#efe7d0');
    mesh.push().rotY((random() - 0.5) * 0.5);
    paintedLathe(mesh, pairs([radius, low, radius, high]), {
      colour: (turn, share) => {
        const x = (((turn - 0.75 + 1.5) % 1) - 0.5) * tau * radius;
        const painted = crest(-x, low + share * (high - low) - 0.385);
        return painted
          ? inks[painted]
          : mixRgb(shell, [0.01, 0.005, 0.005], 0.3 * smooth(0.4, 0.8, fbm(turn * 60, share * 3, 3)));
      },
      material: materials.gloss,
      segments: 300,
      rows: 100,
    });
    for (const y of [low + 0.01, high - 0.01]) rim(mesh, y, wood);
    // The skin is worn where it is struck.
    mesh.sheet(
      (u, v) => [Math.cos(u * tau) * v * 0.425, high + 0.04 + 0.006 * (1 - v * v), -Math.sin(u * tau) * v * 0.425],
      60,
      26,
      (u, v) => {
        const [x, z] = [Math.cos(u * tau) * v, Math.sin(u * tau) * v];
        const worn = smooth(0.6, 0, v) * 0.5 + 0.4 * smooth(0.4, 0.8, fbm(x * 3 + 5, z * 3, 3));
        return v > 0.96 ? '#cbb88c' : mixRgb(readColour('#f4eedd'), readColour('#c9b48a'), worn);
      },
      materials.cloth,
    );
    const count = 10;
    for (let i = 0; i < count; i++) {
      const at = (share: number, y: number, out = 0.458): Vec3 => [
        Math.cos(share * tau) * out,
        y,
        Math.sin(share * tau) * out,
      ];
      const [a, b, c] = [(i + 0.25) / count, (i + 0.75) / count, (i + 1.25) / count];
      const [up, down] = [high - 0.02, low + 0.02];
      mesh.tube([at(a, up), at((a + b) / 2, 0.38, 0.446), at(b, down)], [0.012], rope, materials.cloth, 8);
      mesh.tube([at(b, down), at((b + c) / 2, 0.38, 0.446), at(c, up)], [0.012], rope, materials.cloth, 8);
      for (const [share, y] of [
        [a, up],
        [b, down],
      ] as const)
        mesh.ball(...at(share, y, 0.468), 0.02, 0.026, 0.02, '#d8ae50', materials.metal, 12);
      // A tug of leather draws two ropes together.
      mesh
        .push()
        .rotY(-a * tau)
        .at(0.457, 0.5, 0);
      mesh.box(0, -0.05, 0, 0.02, 0.1, 0.085, '#6a4022', materials.gloss);
      for (const y of [-0.03, 0.03]) mesh.ball(0.012, y, 0, 0.008, 0.008, 0.008, '#d8ae50', materials.metal, 8);
      mesh.pop();
    }
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * tau + 0.5;
      mesh.push().at(Math.cos(a) * 0.36, 0, Math.sin(a) * 0.36);
      mesh
        .lathe(smoothProfile(pairs([0.03, 0, 0.04, 0.02, 0.03, 0.05, 0.045, 0.08])), 16, '#6a4022', materials.gloss)
        .pop();
    }
    stick(mesh, [0.36, 0.745, -0.34], [-0.2, 0.735, 0.24]);
    stick(mesh, [-0.3, 0.745, -0.4], [0.16, 0.765, 0.27]);
    mesh.pop();
  },
};
