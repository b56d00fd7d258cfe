import { mixRgb } from '../../raster/colour.ts';
import { pick } from '../../shapes/chance.ts';
import { paintedLathe } from '../../shapes/painted-lathe.ts';
import { triples } from '../../shapes/points.ts';
import { hoop } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Random } from '../../raster/random.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A ball of coloured glass about the origin with a cap of gold and a loop; one in two has a band of stars of frost. */
function bauble(mesh: Mesh, radius: number, colour: string, isPainted: boolean): void {
  const [glass, frost] = [readColour(colour), readColour('#f6f0e2')];
  paintedLathe(
    mesh,
    Array.from({ length: 41 }, (_, i): [number, number] => {
      const b = (i / 40 - 0.5) * Math.PI;
      return [Math.cos(b) * radius, Math.sin(b) * radius];
    }),
    {
      colour: (turn, share) => {
        const [x, y] = [(((turn * 9 + 9) % 1) - 0.5) * 0.7, (share - 0.5) * 5];
        const [r, a] = [Math.hypot(x, y), Math.atan2(y, x)];
        const star = r < 0.26 * (0.5 + 0.5 * Math.abs(Math.cos(a * 3))) ? 1 : 0;
        const line = Math.abs(Math.abs(share - 0.5) - 0.12) < 0.008 ? 1 : 0;
        return mixRgb(glass, frost, isPainted ? Math.max(star, line) * 0.9 : 0);
      },
      material: materials.paint,
      segments: 140,
      rows: 110,
    },
  );
  mesh.cyl(0, radius * 0.96, 0, radius * 0.22, radius * 0.2, radius * 0.2, '#c8962c', materials.metal, 24);
  mesh
    .push()
    .at(0, radius * 1.28, 0)
    .rotX(Math.PI / 2);
  hoop(mesh, 0, radius * 0.14, radius * 0.025, '#c8962c', materials.metal);
  mesh.pop();
}

/** A twig of fir from the origin along x, its needles all around. */
function firTwig(mesh: Mesh, random: Random, long: number): void {
  const at = (t: number): Vec3 => [t * long, 0.1 * Math.sin(t * 2), 0.05 * Math.sin(t * 5)];
  mesh.tube(
    Array.from({ length: 9 }, (_, i) => at(i / 8)),
    Array.from({ length: 9 }, (_, i) => 0.035 * (1 - i / 11)),
    '#6a4a2c',
    materials.bark,
    7,
  );
  for (let i = 0; i < 190; i++) {
    const t = i / 190;
    const [x, y, z] = at(t);
    const a = i * 2.4;
    const far = 0.26 * (1 - 0.35 * t);
    mesh.tube(
      [
        [x, y, z],
        [x + far * 0.75, y + Math.sin(a) * far * 0.75, z + Math.cos(a) * far * 0.75],
      ],
      [0.012, 0.004],
      pick(random, ['#2a5c34', '#35703e', '#1f4a2c', '#44803e']),
      materials.leaf,
      4,
    );
  }
}

export const christmasOrnament: Concept = {
  id: 'christmas ornament',
  words: {
    en: 'christmas ornament/christmas ornaments/ornament/bauble/baubles/christmas bauble/christmas ball/christmas balls/christmas decoration/christmas decorations',
    de: 'christbaumkugel/christbaumkugeln/weihnachtskugel/weihnachtskugeln/weihnachtsschmuck/weihnachtsdekoration',
    es: 'bola de navidad/bolas de navidad/adorno navideño/adornos navideños',
    fr: 'boule de noël/boules de noël/décoration de noël/décorations de noël',
    zh: '圣诞球/圣诞装饰',
    ja: 'クリスマスオーナメント/クリスマスボール/クリスマスの飾り',
    ar: 'زينة عيد الميلاد/كرة عيد الميلاد',
    emoji: '',
  },
  size: { width: 2.9, height: 1.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  plural: 1,
  build(mesh, random, look) {
    const colours = look.colour ? [look.colour] : ['#b0101c', '#c8962c', '#14603a', '#1f4a9a', '#c8ccd4'];
    const from = Math.floor(random() * 3);
    for (const [x, z, turn] of triples([-0.2, 0.5, 0.15, 0.2, 0.6, 3.0, -0.9, 0.1, 2.5, 0.9, 0.2, 0.4])) {
      mesh.push().at(x, 0.2, z).rotY(turn).rotZ(0.12);
      firTwig(mesh, random, 1.3);
      mesh.pop();
    }
    for (const [i, [x, z, r]] of triples([
      -0.44, -0.1, 0.6, 0.72, -0.2, 0.48, 0.16, 0.42, 0.52, 0.1, -0.72, 0.3, -1.2, -0.42, 0.3,
    ]).entries()) {
      mesh
        .push()
        .at(x, r, z)
        .rotY(i * 1.3)
        .rotX(i % 2 ? 0.5 : -0.4)
        .rotZ(i === 0 ? 0.15 : 0.6);
      bauble(mesh, r, colours[(i + from) % colours.length] ?? '#b0101c', i % 2 === 0);
      mesh.pop();
    }
    for (let i = 0; i < 14; i++) {
      const [a, far] = [i * 2.4, 0.5 + random() * 0.9];
      mesh.ball(
        Math.cos(a) * far,
        0.32 + random() * 0.1,
        0.35 + Math.abs(Math.sin(a)) * far * 0.5,
        0.06,
        0.06,
        0.06,
        '#c01420',
        materials.gloss,
        14,
      );
    }
    mesh.tube(
      Array.from({ length: 40 }, (_, i): Vec3 => [
        Math.cos(i * 0.22) * 1.1 - 0.2,
        0.03,
        -0.75 + Math.sin(i * 0.35) * 0.18,
      ]),
      [0.012],
      '#c8962c',
      materials.metal,
      6,
    );
  },
};
