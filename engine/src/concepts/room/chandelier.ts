import { tau } from '../../shapes/chance.ts';
import { pairs } from '../../shapes/points.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

const gold = '#b8862c';
/** How high it hangs over the floor, and how long its chain is; metres. */
const [low, chain] = [2.3, 7] as const;

/** A drop of crystal that hangs from a point. */
function drop(mesh: Mesh, [x, y, z]: Vec3, size: number): void {
  mesh.push().at(x, y, z);
  mesh.lathe(
    pairs([0, -size * 2.4, size * 0.8, -size * 1.3, size * 0.62, -size * 0.7, 0, 0]),
    6,
    '#eaf2fa',
    materials.gloss,
  );
  mesh.pop();
}

/** A string of beads of crystal between two points, hanging through. */
function garland(mesh: Mesh, from: Vec3, to: Vec3, sag: number, beads: number): void {
  for (let i = 0; i <= beads; i++) {
    const t = i / beads;
    const at = (k: 0 | 1 | 2): number => from[k] + (to[k] - from[k]) * t;
    mesh.ball(at(0), at(1) - sag * Math.sin(t * Math.PI), at(2), 0.02, 0.024, 0.02, '#e6eef6', materials.gloss, 8);
  }
}

export const chandelier: Concept = {
  id: 'chandelier',
  words: {
    en: 'chandelier/crystal chandelier',
    de: 'kronleuchter/lüster',
    es: 'araña de cristal/lámpara de araña',
    fr: 'lustre/lustre en cristal',
    zh: '吊灯/枝形吊灯/水晶灯',
    ja: 'シャンデリア',
    ar: 'ثريا/نجفة',
    emoji: '',
  },
  size: { width: 2.6, height: 4.6 },
  lives: ['palace hall'],
  stands: 'ground',
  moves: 'still',
  shines: { up: 3, front: 0, power: 9 },
  build(mesh, _random, look) {
    const metal = look.colour ?? gold;
    mesh.object().push().at(0, low, 0);
    mesh.tube(
      [
        [0, 2.1, 0],
        [0, chain, 0],
      ],
      [0.028],
      metal,
      materials.metal,
      8,
    );
    // The stem: urns of gold one over the other, a bowl of crystal below.
    mesh.lathe(
      smoothProfile(
        pairs([
          0, 0.02, 0.06, 0.06, 0.04, 0.14, 0.2, 0.26, 0.24, 0.36, 0.1, 0.46, 0.06, 0.6, 0.13, 0.76, 0.14, 0.9, 0.06, 1,
          0.05, 1.3, 0.12, 1.42, 0.1, 1.56, 0.04, 1.66, 0.05, 1.9, 0.1, 2, 0.02, 2.12,
        ]),
      ),
      36,
      metal,
      materials.metal,
    );
    for (const [up, r, many, arch] of [
      [0.36, 1.16, 10, 0.28],
      [1, 0.7, 6, 0.2],
    ] as const) {
      const tips: Vec3[] = [];
      for (let i = 0; i < many; i++) {
        const a = ((i + (many === 6 ? 0.5 : 0)) / many) * tau;
        const at = (share: number, y: number): Vec3 => [Math.cos(a) * r * share, up + y, Math.sin(a) * r * share];
        mesh.tube(
          smoothWay([at(0.08, 0), at(0.34, -arch), at(0.7, -arch * 0.9), at(0.95, -0.02), at(1, 0.12)]),
          [0.03],
          metal,
          materials.metal,
          10,
        );
        mesh.tube(
          smoothWay([at(0.2, -0.1), at(0.4, 0.1), at(0.56, 0.02), at(0.48, -0.08)]),
          [0.018],
          metal,
          materials.metal,
          8,
        );
        const tip = at(1, 0.12);
        tips.push(tip);
        mesh.push().at(...tip);
        mesh.lathe(
          smoothProfile(pairs([0.02, -0.04, 0.1, 0.02, 0.12, 0.05, 0.1, 0.05, 0.04, 0.03])),
          20,
          metal,
          materials.metal,
        );
        mesh.cyl(0, 0.03, 0, 0.034, 0.032, 0.26, '#f6eeda', materials.plain, 14);
        mesh.lathe(smoothProfile(pairs([0, 0.3, 0.03, 0.34, 0.028, 0.4, 0, 0.5])), 12, '#d89a4a', materials.glow);
        for (let k = 0; k < 6; k++)
          drop(mesh, [Math.cos((k / 6) * tau) * 0.1, 0.02, Math.sin((k / 6) * tau) * 0.1], 0.028);
        mesh.pop();
        drop(mesh, at(1, 0.05), 0.05);
      }
      for (const [i, tip] of tips.entries()) {
        const next = tips[(i + 1) % many] ?? tip;
        garland(mesh, [tip[0], tip[1] - 0.02, tip[2]], [next[0], next[1] - 0.02, next[2]], 0.2, 14);
        garland(mesh, [tip[0], tip[1], tip[2]], [0, up + (many === 10 ? 1.1 : 0.95), 0], 0.2, 18);
      }
    }
    for (let i = 0; i < 14; i++)
      drop(mesh, [Math.cos((i / 14) * tau) * 0.23, 0.34, Math.sin((i / 14) * tau) * 0.23], 0.045);
    mesh.ball(0, -0.06, 0, 0.1, 0.1, 0.1, '#eaf2fa', materials.gloss, 16);
    drop(mesh, [0, -0.12, 0], 0.06);
    mesh.pop();
  },
};
