import { pick, tau } from '../../shapes/chance.ts';
import { hollowGlass } from '../../shapes/hollow-glass.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const [radius, middle] = [0.98, 1.4] as const;
const snow = '#f4f8fc';

/** A fir of four tiers with snow on each. */
function fir(mesh: Mesh, x: number, y: number, z: number, tall: number): void {
  mesh.cyl(x, y, z, tall * 0.05, tall * 0.05, tall * 0.2, '#5a3c24', materials.plain, 8);
  for (let i = 0; i < 4; i++) {
    const [low, r] = [y + tall * (0.14 + i * 0.2), tall * (0.3 - i * 0.06)];
    mesh.cyl(x, low, z, r, r * 0.3, tall * 0.24, '#2a5c3c', materials.plain, 14);
    mesh.cyl(x, low + tall * 0.09, z, r * 0.68, r * 0.18, tall * 0.17, snow, materials.plain, 14);
  }
}

/** A cottage with lit windows, whose front looks at -z. */
function house(mesh: Mesh): void {
  mesh
    .box(0, 0, 0, 0.6, 0.34, 0.42, '#b8442e', materials.plain)
    .gable(0, 0.34, 0, 0.6, 0.28, 0.42, snow, '#b8442e', 0.07)
    .box(0.17, 0.42, 0.04, 0.1, 0.3, 0.1, '#7a4a38', materials.plain)
    .box(0.17, 0.71, 0.04, 0.13, 0.04, 0.13, snow, materials.plain)
    .box(0, 0, -0.215, 0.13, 0.22, 0.02, '#4a2c1a', materials.plain);
  for (const x of [-0.19, 0.19]) {
    mesh.box(x, 0.11, -0.213, 0.15, 0.15, 0.01, snow, materials.plain);
    mesh.box(x, 0.125, -0.217, 0.12, 0.12, 0.01, '#a8702a', materials.glow);
    mesh.box(x, 0.125, -0.224, 0.015, 0.12, 0.005, snow).box(x, 0.178, -0.224, 0.12, 0.015, 0.005, snow);
  }
}

export const snowGlobe: Concept = {
  id: 'snow globe',
  words: {
    en: 'snow globe/snowglobe',
    de: 'schneekugel/schneekugeln',
    es: 'bola de nieve/bola de cristal con nieve/globo de nieve',
    fr: 'boule à neige/boules à neige',
    zh: '雪花球/水晶雪球/雪景球',
    ja: 'スノードーム/スノーグローブ',
    ar: 'كرة ثلجية/كرة الثلج',
    emoji: '',
  },
  size: { width: 2.3, height: 2.4 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.02,
  build(mesh, random, look) {
    const base = look.colour ?? pick(random, ['#7a2a22', '#23456a', '#6a4426']);
    mesh
      .lathe(
        smoothProfile(
          pairs([0.98, 0, 1, 0.1, 1, 0.1, 0.9, 0.14, 0.84, 0.3, 0.84, 0.3, 0.9, 0.34, 0.88, 0.44, 0.7, 0.5]),
        ),
        56,
        base,
        materials.gloss,
      )
      .lathe(smoothProfile(pairs([0.845, 0.28, 0.88, 0.31, 0.845, 0.34])), 48, '#d8a83c', materials.metal)
      .lathe(smoothProfile(pairs([0.72, 0.47, 0.8, 0.5, 0.7, 0.55])), 48, '#d8a83c', materials.metal)
      .lathe(
        smoothProfile(pairs([0.68, 0.5, 0.71, 0.58, 0.79, 0.68, 0.83, 0.72, 0.76, 0.73])),
        48,
        base,
        materials.gloss,
      );
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * tau;
      mesh.ball(Math.cos(a) * 0.87, 0.21, Math.sin(a) * 0.87, 0.035, 0.035, 0.035, '#d8a83c', materials.metal, 8);
    }
    mesh.push().at(0, middle, 0);
    hollowGlass(
      mesh,
      Array.from({ length: 65 }, (_, i): [number, number] => {
        const b = (i / 64 - 0.5) * Math.PI;
        return [Math.cos(b) * radius, Math.sin(b) * radius];
      }),
      '#eef5fb',
    );
    mesh.pop();
    mesh.push().at(0, 0.84, 0);
    mesh.sheet(
      (u, v) => {
        const [x, z] = [Math.cos(u * tau) * v * 0.76, Math.sin(u * tau) * v * 0.76];
        return [x, 0.1 * (1 - v * v) + 0.03 * Math.sin(x * 7 + 1) * Math.cos(z * 6) * (1 - v), z];
      },
      48,
      14,
      () => snow,
      materials.plain,
    );
    mesh.lathe(pairs([0.6, -0.28, 0.7, -0.18, 0.76, 0]), 48, '#e2ebf4', materials.plain);
    mesh.push().at(-0.06, 0.07, 0.1).rotY(-0.25);
    house(mesh);
    mesh.pop();
    for (const [x, z, tall] of triples([-0.52, 0.16, 0.72, 0.46, 0.22, 0.86, 0.58, -0.08, 0.5, -0.4, -0.3, 0.42]))
      fir(mesh, x, 0.02, z, tall);
    mesh.ball(0.2, 0.14, -0.42, 0.1, 0.1, 0.1, snow).ball(0.2, 0.28, -0.42, 0.07, 0.07, 0.07, snow);
    mesh.cyl(0.2, 0.34, -0.42, 0.05, 0.05, 0.07, '#2a2c34').ball(0.2, 0.28, -0.5, 0.012, 0.012, 0.04, '#e8822a');
    mesh.pop();
    for (let i = 0; i < 90; i++) {
      const [a, b, r] = [random() * tau, Math.asin(random() * 1.5 - 0.6), radius * 0.86 * Math.cbrt(random())];
      const size = 0.008 + random() * 0.012;
      mesh.ball(
        Math.cos(a) * Math.cos(b) * r,
        middle + Math.sin(b) * r,
        Math.sin(a) * Math.cos(b) * r,
        size,
        size,
        size,
        snow,
        materials.plain,
        6,
      );
    }
  },
};
