import { bothSides } from '../../shapes/body-parts.ts';
import { materials } from '../../solid/materials.ts';
import type { Cones } from '../../solid/soft-body.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';
import { skull } from '../table/skull.ts';

/** A bone with a knob at both of its ends. */
function bone(from: Vec3, to: Vec3, thick: number, knob = 1.7): Cones {
  const at = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
  return [
    [...from, thick * knob, ...at(0.12), thick, 0],
    [...at(0.12), thick, ...at(0.5), thick * 0.86, 0],
    [...at(0.5), thick * 0.86, ...at(0.88), thick, 0],
    [...at(0.88), thick, ...to, thick * knob * 0.9, 0],
  ];
}

/** One hand is raised to a greeting. */
function limbs(s: number): Cones {
  const shoulder: Vec3 = [0.185 * s, 1.42, 0];
  const elbow: Vec3 = s < 0 ? [-0.38, 1.2, -0.02] : [0.27, 1.12, 0.02];
  const wrist: Vec3 = s < 0 ? [-0.47, 1.45, -0.1] : [0.31, 0.87, -0.06];
  const way: Vec3 = s < 0 ? [-0.12, 0.98, -0.1] : [0.12, -0.98, -0.15];
  const tip = (along: number, aside: number): Vec3 => [
    wrist[0] + way[0] * along + aside * (s < 0 ? 0.99 : 0.6),
    wrist[1] + way[1] * along + aside * 0.1,
    wrist[2] + way[2] * along + (s < 0 ? 0 : aside * -0.7),
  ];
  const fingers: Cones = [-0.034, -0.012, 0.012, 0.034].flatMap((f, i) => [
    [...tip(0.02, f * 0.6), 0.009, ...tip(0.085, f), 0.008, 0],
    [...tip(0.09, f), 0.01, ...tip(0.135, f * 1.4), 0.007, 0],
    [...tip(0.14, f * 1.45), 0.009, ...tip(0.185 - 0.012 * (i % 3), f * 1.75), 0.006, 0],
  ]);
  const knee: Vec3 = [0.12 * s, 0.5, -0.03];
  const ankle: Vec3 = [0.13 * s, 0.085, 0.03];
  return [
    ...bone(shoulder, elbow, 0.017),
    // Two bones in the forearm and two in the shank.
    ...bone([elbow[0] + 0.012, elbow[1], elbow[2]], [wrist[0] + 0.014, wrist[1], wrist[2]], 0.0105, 1.5),
    ...bone([elbow[0] - 0.012, elbow[1], elbow[2] + 0.006], [wrist[0] - 0.016, wrist[1], wrist[2]], 0.0095, 1.5),
    ...fingers,
    [...tip(0.02, -0.03), 0.01, ...tip(0.08, s < 0 ? 0.075 : -0.07), 0.008, 0],
    ...bone([0.095 * s, 0.9, 0], knee, 0.024, 1.75),
    [0.12 * s, 0.51, -0.06, 0.024, 0.12 * s, 0.495, -0.06, 0.022, 0],
    ...bone([0.115 * s, 0.47, -0.02], [0.122 * s, ankle[1], 0.025], 0.0195, 1.6),
    ...bone([0.15 * s, 0.45, 0.005], [0.152 * s, ankle[1], 0.04], 0.0105, 1.4),
    [0.13 * s, 0.05, 0.07, 0.028, 0.13 * s, 0.07, 0.02, 0.03, 0],
    ...[-0.03, -0.01, 0.01, 0.03].map((f) => [
      0.13 * s + f * 0.5,
      0.06,
      0.01,
      0.012,
      (0.145 + 0.02) * s + f * 1.5,
      0.016,
      -0.15 + Math.abs(f),
      0.011,
      0,
    ]),
  ];
}

export const skeleton: Concept = {
  id: 'skeleton',
  words: {
    en: 'skeleton/skeleton warrior',
    de: 'skelett/gerippe',
    es: 'esqueleto',
    fr: 'squelette',
    zh: '骨架/骷髅人/骷髅架',
    ja: '骸骨/ガイコツ/骨格',
    ar: 'هيكل عظمي',
    emoji: '',
  },
  size: { width: 1.2, height: 1.85 },
  lives: ['graveyard', 'cave', 'desert', 'hills'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.25,
  build(mesh, random, look) {
    const ivory = look.colour ?? '#e9dfc6';
    mesh.push().object();
    const vertebrae: Cones = Array.from({ length: 17 }, (_, i): readonly number[] => {
      const y = 0.98 + i * 0.036;
      const z = 0.035 + 0.03 * Math.sin((i / 16) * Math.PI * 1.6 + 3.6);
      return [0, y, z, 0.024, 0, y + 0.006, z + 0.045, 0.012, 0];
    });
    mesh.body(
      [
        ...vertebrae,
        // The breastbone, collarbones and shoulder blades.
        [0, 1.4, -0.105, 0.018, 0, 1.24, -0.125, 0.014, 0],
        ...bothSides((s) => [
          [0.015 * s, 1.425, -0.09, 0.014, 0.18 * s, 1.455, 0.0, 0.013, 0],
          [0.16 * s, 1.44, 0.06, 0.016, 0.09 * s, 1.25, 0.105, 0.012, 0],
          [0.06 * s, 1.42, 0.09, 0.01, 0.09 * s, 1.25, 0.105, 0.012, 0],
          [0.06 * s, 1.42, 0.09, 0.01, 0.17 * s, 1.45, 0.04, 0.017, 0],
          // The basin: its wings, its sockets, and the arch before it.
          [0.035 * s, 0.99, 0.06, 0.026, 0.11 * s, 1.035, 0.03, 0.02, 0],
          [0.11 * s, 1.035, 0.03, 0.02, 0.145 * s, 1.0, -0.04, 0.018, 0],
          [0.145 * s, 1.0, -0.04, 0.018, 0.105 * s, 0.91, -0.02, 0.032, 0],
          [0.05 * s, 0.97, 0.06, 0.022, 0.105 * s, 0.92, 0.0, 0.03, 0],
          [0.105 * s, 0.9, -0.02, 0.024, 0.02 * s, 0.87, -0.065, 0.017, 0],
          [0.1 * s, 0.89, 0, 0.02, 0.05 * s, 0.83, -0.01, 0.018, 0],
          [0.05 * s, 0.83, -0.01, 0.016, 0.02 * s, 0.865, -0.06, 0.015, 0],
        ]),
        [0, 1.0, 0.065, 0.032, 0, 0.9, 0.075, 0.018, 0],
        [0, 1.55, 0.02, 0.024, 0, 1.64, 0.02, 0.026, 0],
        ...limbs(-1),
        ...limbs(1),
      ],
      { k: 0.012, colours: [ivory], fur: 0.12 },
    );
    // Ten ribs on a side, the lower ones shorter and open before.
    for (const s of [-1, 1])
      for (let i = 0; i < 10; i++) {
        const t = i / 9;
        const wide = 0.085 + 0.075 * Math.sin(Math.PI * (0.2 + 0.55 * t));
        const reach = i < 7 ? 1 : 0.86 - 0.16 * (i - 7);
        mesh.tube(
          Array.from({ length: 15 }, (_, k): Vec3 => {
            const u = (k / 14) * reach;
            const a = u * Math.PI * 0.96;
            const down = 0.075 * Math.sin(u * 2.4) + (u > 0.75 ? -0.12 * (u - 0.75) : 0);
            return [
              s * (0.012 + wide * Math.sin(a)),
              1.455 - 0.037 * i - down,
              0.045 + 0.03 * t - 0.085 * (1 - Math.cos(a)) - 0.012 * t,
            ];
          }),
          [0.0085],
          ivory,
          materials.coat,
          7,
        );
      }
    mesh.push().at(0, 1.585, -0.015).rotX(0.06).scale(0.158);
    skull.build(mesh, random, look);
    mesh.pop().pop();
  },
};
