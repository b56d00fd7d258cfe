import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import { fbm, smooth } from '../../solid/noise.ts';
import type { Concept } from '../concept.ts';

const rim = 1.28;
/** How high the filling stands at a distance from the middle. */
const dome = (r: number): number => 0.52 + 0.34 * Math.sqrt(Math.max(0, 1 - (r / 1.2) ** 2));

export const pie: Concept = {
  id: 'pie',
  words: {
    en: 'pie/apple pie/cherry pie/blueberry pie/fruit pie/tart/apple tart/fruit tart/strudel/cobbler/quiche',
    de: 'apfelkuchen/kirschkuchen/pastete/apfelstrudel/obstkuchen/blaubeerkuchen',
    es: 'tarta de manzana/pastel de manzana/pay de manzana/empanada',
    fr: 'tarte/tarte aux pommes/tourte/tarte aux cerises',
    zh: '苹果派/馅饼/派/樱桃派',
    ja: 'パイ/アップルパイ/チェリーパイ/タルト',
    ar: 'فطيرة/فطيرة تفاح',
    emoji: '🥧',
  },
  size: { width: 2.7, height: 1 },
  lives: ['room', 'kitchen'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  plural: 1,
  build(mesh, random, look) {
    const place = random() * 20;
    const fruit = readColour(look.colour ?? '#c8701e');
    const [dough, baked] = [readColour('#dca75a'), readColour('#8a4a18')];
    const crust = (x: number, z: number, more = 0) =>
      mixRgb(dough, baked, Math.min(1, smooth(0.35, 0.75, fbm(x * 3.4 + place, z * 3.4, 4)) * 0.75 + more));
    // A dish with a fluted wall.
    paintedLathe(
      mesh,
      smoothProfile(pairs([0, 0.02, 0.86, 0, 0.92, 0.02, 0.96, 0.08, 1.1, 0.34, 1.22, 0.56, 1.28, 0.58])),
      {
        colour: () => '#e8e4da',
        material: materials.gloss,
        segments: 216,
        rows: 30,
        bulge: (turn, share) => 1 + 0.016 * Math.cos(turn * tau * 36) * smooth(0.25, 0.4, share),
      },
    );
    mesh.push().at(0, 0, 0);
    mesh.sheet(
      (u, v) => [
        Math.cos(u * tau) * v * 1.2,
        dome(v * 1.2) + 0.03 * fbm(Math.cos(u * tau) * v * 6 + place, Math.sin(u * tau) * v * 6, 2),
        -Math.sin(u * tau) * v * 1.2,
      ],
      96,
      36,
      (u, v) => {
        const lump = fbm(Math.cos(u * tau) * v * 7 + place, Math.sin(u * tau) * v * 7, 3);
        return mixRgb(mixRgb(fruit, [0.2, 0.04, 0.01], 0.4), mixRgb(fruit, [1, 0.7, 0.3], 0.4), smooth(0.3, 0.7, lump));
      },
      materials.gloss,
    );
    // Strips of dough are woven over and under each other.
    const step = 0.31;
    for (const along of [0, 1] as const)
      for (let n = -3; n <= 3; n++) {
        const off = n * step;
        const long = Math.sqrt(Math.max(0, 1.2 ** 2 - off * off));
        mesh.sheet(
          (u, v) => {
            const t = (u * 2 - 1) * long;
            const across = off + (v - 0.5) * 0.2;
            const weave = 0.028 * Math.cos((t / step + n + along) * Math.PI);
            const y = dome(Math.hypot(t, across)) + 0.045 + weave + 0.03 * Math.sin(v * Math.PI);
            return along ? [across, y, -t] : [t, y, across];
          },
          70,
          8,
          (u, v) => {
            const t = (u * 2 - 1) * long;
            return crust(along ? off : t, along ? t : off, Math.abs(v - 0.5) > 0.4 ? 0.28 : 0);
          },
          materials.wet,
        );
      }
    // The rim was pinched between fingers all around.
    mesh.sheet(
      (u, v) => {
        const [a, b] = [u * tau, v * tau];
        const pinch = Math.cos(a * 34);
        const r = rim - 0.09 + (0.1 + 0.025 * pinch) * Math.cos(b);
        return [Math.cos(a) * r, 0.6 + (0.085 + 0.04 * pinch) * Math.sin(b), -Math.sin(a) * r];
      },
      340,
      14,
      (u) => crust(Math.cos(u * tau), Math.sin(u * tau), 0.22 - 0.2 * Math.cos(u * tau * 34)),
      materials.wet,
    );
    for (let i = 0; i < 120; i++) {
      const [a, r] = [random() * tau, Math.sqrt(random()) * 1.1];
      mesh.ball(Math.cos(a) * r, dome(r) + 0.1, Math.sin(a) * r, 0.011, 0.009, 0.011, '#fff6e0', materials.plain, 5);
    }
    mesh.pop();
  },
};
