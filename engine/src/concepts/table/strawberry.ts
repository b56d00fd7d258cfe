import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { between, petal, ring } from '../../shapes/petals.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

/** From the tip up to the shoulders and in to the stalk. */
const profile = smoothProfile(
  pairs([
    0, 0, 0.08, 0.02, 0.18, 0.13, 0.27, 0.33, 0.34, 0.56, 0.365, 0.74, 0.34, 0.88, 0.24, 0.96, 0.11, 0.96, 0, 0.93,
  ]),
);
const last = profile.length - 1;

/** Turn and share of the profile of each seed, in a spiral. */
const seeds = Array.from(
  { length: 120 },
  (_, i) => [(i * 0.381966) % 1, 0.05 + 0.76 * Math.sqrt((i + 0.6) / 120)] as const,
);

/** Radius and height of the skin at a share of the profile. */
function skin(share: number): readonly [number, number] {
  const at = Math.min(last, Math.max(0, share * last));
  const [low, high] = [profile[Math.floor(at)] ?? [0, 0], profile[Math.ceil(at)] ?? [0, 0]];
  const f = at - Math.floor(at);
  return [low[0] + (high[0] - low[0]) * f, low[1] + (high[1] - low[1]) * f];
}

/** How deep the pit of the nearest seed is there, 0..1. */
function pit(turn: number, share: number): number {
  let deepest = 0;
  const around = skin(share)[0] * tau;
  for (const [t, s] of seeds) {
    const along = (share - s) * 1.25;
    if (Math.abs(along) > 0.05) continue;
    const aside = Math.abs(((turn - t + 1.5) % 1) - 0.5) * around;
    deepest = Math.max(deepest, smooth(0.042, 0.008, Math.hypot(aside, along)));
  }
  return deepest;
}

export const strawberry: Concept = {
  id: 'strawberry',
  words: {
    en: 'strawberry',
    de: 'erdbeere/erdbeeren',
    es: 'fresa/fresas',
    fr: 'fraise/fraises',
    zh: '草莓',
    ja: 'いちご/苺',
    ar: 'فراولة',
    emoji: '🍓',
  },
  size: { width: 1.3, height: 0.85 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  plural: 5,
  build(mesh, random, look) {
    const red = readColour(look.colour ?? '#d81e28');
    const [deep, pale] = [mixRgb(red, [0.08, 0, 0], 0.55), mixRgb(red, [1, 0.72, 0.5], 0.5)];
    const place = random() * 30;
    // It lies on its side, its tip towards the eye.
    mesh
      .push()
      .rotY(-0.35 + (random() - 0.5) * 0.7)
      .at(-0.5, 0.16, -0.1)
      .rotZ(-1.36 + random() * 0.1)
      .rotY(random() * tau);
    paintedLathe(mesh, profile, {
      colour: (turn, share) => {
        const [x, z] = [Math.cos(turn * tau), Math.sin(turn * tau)];
        const cloud = fbm(x * 2 + place, z * 2 + share * 3, 3);
        const ripe = mixRgb(
          mixRgb(red, deep, smooth(0.4, 0.75, cloud) * 0.4),
          pale,
          smooth(0.66, 0.92, share + (cloud - 0.5) * 0.12) * 0.8,
        );
        return mixRgb(ripe, deep, pit(turn, share) * 0.6);
      },
      bulge: (turn, share) => (1 + 0.03 * Math.sin(turn * tau * 3 + 1)) * (1 - 0.05 * pit(turn, share)),
      material: materials.gloss,
      segments: 108,
      rows: 84,
    });
    for (const [turn, share] of seeds) {
      const [r, y] = skin(share);
      const [above, below] = [skin(share + 0.02), skin(share - 0.02)];
      const out = (1 + 0.03 * Math.sin(turn * tau * 3 + 1)) * 0.975;
      mesh
        .push()
        .rotY(-turn * tau)
        .at(r * out, y, 0)
        .rotZ(-Math.atan2(above[0] - below[0], above[1] - below[1]))
        .ball(0, 0, 0, 0.011, 0.024, 0.014, share > 0.6 ? '#d8c05a' : '#eccb5c', materials.gloss, 8)
        .pop();
    }
    mesh.at(0, 0.95, 0);
    const green = between('#33691f', '#86b84a');
    for (const [count, long, open] of triples([7, 0.34, 1.5, 6, 0.26, 0.7]))
      ring(mesh, count, open, () =>
        petal(
          mesh,
          {
            L: long + random() * 0.07,
            W: 0.085,
            open: open + (random() - 0.5) * 0.3,
            curl: 1.2 - open * 1.1 + random() * 0.5,
            cup: 0.5,
            tip: 0.6,
          },
          (u, v) => green(0.2 + 0.5 * v + (Math.abs(u - 0.5) < 0.1 ? 0.3 : 0)),
          8,
          12,
        ),
      );
    mesh
      .tube(
        smoothWay(triples([0, -0.03, 0, 0.01, 0.12, 0.01, 0.05, 0.23, 0.02, 0.13, 0.3, 0.02])),
        [0.026],
        '#6a9a3c',
        materials.plain,
        9,
      )
      .pop();
  },
};
