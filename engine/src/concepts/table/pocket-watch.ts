import { mixRgb } from '../../raster/colour.ts';
import { dial } from '../../shapes/dial.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { tau } from '../../shapes/chance.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Rgb } from '../../raster/colour.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A chain of round links along a way. */
function chain(mesh: Mesh, points: readonly Vec3[], gold: Rgb): void {
  const way = smoothWay(points, 8);
  let [walked, next] = [0, 0];
  let nth = 0;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1], way[i]];
    if (!a || !b) continue;
    const far = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
    while (next < walked + far) {
      const t = (next - walked) / far;
      const flat = Math.hypot(b[0] - a[0], b[2] - a[2]);
      mesh
        .push()
        .at(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)
        .rotY(Math.atan2(-(b[2] - a[2]), b[0] - a[0]))
        .rotZ(Math.atan2(b[1] - a[1], flat))
        .rotX(nth++ % 2 ? 0.7 : -0.7)
        .scale(1.4, 1, 0.9);
      const link = Array.from({ length: 13 }, (_, k): Vec3 => [
        Math.cos((k / 12) * tau) * 0.042,
        0,
        Math.sin((k / 12) * tau) * 0.042,
      ]);
      mesh.tube(link, [0.014], gold, materials.metal, 6);
      mesh.pop();
      next += 0.085;
    }
    walked += far;
  }
}

export const pocketWatch: Concept = {
  id: 'pocket watch',
  words: {
    en: 'pocket watch/pocketwatch/fob watch',
    de: 'taschenuhr/taschenuhren',
    es: 'reloj de bolsillo',
    fr: 'montre à gousset/montre de poche',
    zh: '怀表',
    ja: '懐中時計',
    ar: 'ساعة جيب',
    emoji: '',
  },
  size: { width: 2.7, height: 3.2 },
  lives: ['room', 'library'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  build(mesh, _random, look) {
    const gold = readColour(look.colour ?? '#d8a640');
    const deep = mixRgb(gold, [0.12, 0.05, 0.01], 0.45);
    // It hangs from an arch of brass on a foot of wood.
    mesh.lathe(
      smoothProfile(pairs([0.86, 0, 0.88, 0.06, 0.82, 0.12, 0.82, 0.12, 0.76, 0.18, 0.7, 0.2, 0, 0.2])),
      56,
      '#5a3420',
      materials.gloss,
    );
    hoop(mesh, 0.13, 0.81, 0.022, gold, materials.metal);
    mesh.push().at(0, 0.18, 0.34);
    mesh.lathe(smoothProfile(pairs([0.16, 0, 0.17, 0.04, 0.08, 0.1, 0.06, 0.18])), 24, gold, materials.metal);
    mesh.tube(
      smoothWay(
        triples([0, 0.1, 0, 0, 1.2, 0.06, 0, 2.2, 0.08, 0, 2.72, -0.06, 0, 2.86, -0.28, 0, 2.72, -0.44, 0, 2.62, -0.4]),
      ),
      [0.05],
      gold,
      materials.metal,
      12,
    );
    mesh.ball(0, 2.61, -0.39, 0.055, 0.055, 0.055, gold, materials.metal, 12).pop();
    mesh
      .push()
      .at(0, 1.36, -0.08)
      .rotX(-Math.PI / 2 + 0.05);
    // Case: domed back, milled edge, bezel and dial.
    mesh.lathe(
      smoothProfile(
        pairs([
          0, -0.2, 0.5, -0.17, 0.84, -0.08, 0.92, 0, 0.92, 0.08, 0.9, 0.13, 0.9, 0.13, 0.88, 0.18, 0.8, 0.2, 0.8, 0.2,
          0.77, 0.12,
        ]),
      ),
      80,
      gold,
      materials.metal,
    );
    for (let i = 0; i < 110; i++)
      mesh
        .push()
        .rotY((i / 110) * tau)
        .box(0.92, 0, 0, 0.02, 0.07, 0.026, deep, materials.metal)
        .pop();
    mesh.push().at(0, 0.12, 0);
    dial(mesh, { radius: 0.77, face: '#f6efdd', ink: '#241a14', hands: '#22304a', roman: true, time: 10.16 });
    mesh.cyl(0, 0.007, -0.33, 0.19, 0.19, 0.004, '#ece0c4', materials.plain, 36);
    mesh.push().at(0, 0, -0.33);
    hoop(mesh, 0.013, 0.19, 0.008, '#5a4630', materials.plain);
    for (let i = 0; i < 12; i++)
      mesh
        .push()
        .rotY((i / 12) * tau)
        .box(0, 0.012, 0.165, 0.01, 0.003, 0.03, '#3a2a1c')
        .pop();
    mesh.face(
      [
        [-0.012, 0.018, -0.03],
        [0.012, 0.018, -0.03],
        [-0.09, 0.018, 0.13],
      ],
      '#22304a',
      materials.plain,
    );
    mesh.pop().pop();
    // Crown and bow stand over its twelve.
    mesh
      .push()
      .at(0, 0.02, 0.92)
      .rotX(Math.PI / 2);
    mesh.cyl(0, -0.04, 0, 0.11, 0.1, 0.14, gold, materials.metal, 20);
    mesh.lathe(
      smoothProfile(pairs([0.1, 0.08, 0.17, 0.1, 0.18, 0.16, 0.17, 0.22, 0.08, 0.26, 0, 0.26])),
      24,
      gold,
      materials.metal,
    );
    for (let i = 0; i < 24; i++)
      mesh
        .push()
        .rotY((i / 24) * tau)
        .box(0.175, 0.11, 0, 0.02, 0.1, 0.022, deep, materials.metal)
        .pop();
    mesh.tube(
      smoothWay(
        triples([-0.11, 0.03, 0, -0.24, 0.1, 0, -0.24, 0.3, 0, 0, 0.42, 0, 0.24, 0.3, 0, 0.24, 0.1, 0, 0.11, 0.03, 0]),
      ),
      [0.034],
      gold,
      materials.metal,
      10,
    );
    mesh.pop().pop();
    chain(
      mesh,
      triples([
        0.03, 2.62, -0.12, 0.3, 2.1, -0.1, 0.98, 1.6, -0.02, 1.1, 0.8, 0, 1.05, 0.05, -0.12, 1.06, 0.03, -0.5, 0.6,
        0.03, -0.86, 0, 0.03, -0.94, -0.5, 0.03, -0.86, -0.98, 0.03, -0.7,
      ]),
      gold,
    );
    mesh.push().at(-1.06, 0.04, -0.66).rotY(0.6).box(0, 0, 0, 0.26, 0.035, 0.05, gold, materials.metal).pop();
  },
};
