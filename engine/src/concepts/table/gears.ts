import { pick, tau } from '../../shapes/chance.ts';
import { hoop } from '../../shapes/rings.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

/** A wheel of so many teeth about the origin that looks at -z: rim, spokes and hub. */
function gear(mesh: Mesh, radius: number, teeth: number, turn: number, metal: string): void {
  const [deep, thick] = [0.13, 0.13];
  const outline = Array.from({ length: teeth * 4 }, (_, i): readonly [number, number] => {
    const a = (Math.floor(i / 4) + ([0.06, 0.2, 0.42, 0.56][i % 4] ?? 0)) * (tau / teeth) + turn;
    const r = i % 4 === 1 || i % 4 === 2 ? radius + deep : radius;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const inner = radius * 0.78;
  outline.forEach(([x, y], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] ?? [x, y];
    const within = (px: number, py: number, z: number): Vec3 => {
      const far = Math.hypot(px, py);
      return [(px / far) * inner, (py / far) * inner, z];
    };
    for (const z of [-thick, thick])
      mesh.face([[x, y, z], [x1, y1, z], within(x1, y1, z), within(x, y, z)], metal, materials.metal);
    mesh.face(
      [
        [x, y, -thick],
        [x1, y1, -thick],
        [x1, y1, thick],
        [x, y, thick],
      ],
      metal,
      materials.metal,
    );
    mesh.face(
      [within(x, y, -thick), within(x1, y1, -thick), within(x1, y1, thick), within(x, y, thick)],
      metal,
      materials.metal,
    );
  });
  const spokes = teeth > 14 ? 6 : 4;
  for (let i = 0; i < spokes; i++) {
    mesh.push().rotZ((i / spokes) * tau + turn);
    mesh.box(0, radius * 0.2, 0, radius * 0.16, inner - radius * 0.16, thick * 1.4, metal, materials.metal).pop();
  }
  mesh.push().rotX(Math.PI / 2);
  mesh.cyl(0, -thick * 1.3, 0, radius * 0.27, radius * 0.27, thick * 2.6, metal, materials.metal, 32);
  mesh.cyl(0, -thick * 1.9, 0, radius * 0.1, radius * 0.1, thick * 3.8, '#5a5e64', materials.metal, 24);
  hoop(mesh, -thick * 1.32, radius * 0.27, 0.02, '#6a4a1a', materials.metal);
  mesh.pop();
}

export const gears: Concept = {
  id: 'gears',
  words: {
    en: 'gears/gear/cogwheel/cogwheels/cog/cogs/clockwork/gearwheel',
    de: 'zahnrad/zahnräder/uhrwerk',
    es: 'engranaje/engranajes/rueda dentada',
    fr: 'engrenage/engrenages/roue dentée',
    zh: '齿轮/发条装置',
    ja: '歯車/ギア',
    ar: 'تروس/عجلة مسننة',
    emoji: '⚙',
  },
  size: { width: 2.9, height: 2.5 },
  lives: ['room'],
  stands: 'table',
  moves: 'still',
  sway: 0.2,
  plural: 1,
  build(mesh, random, look) {
    const metals = look.colour ? [look.colour] : ['#b07a2a', '#8a6a4a', '#9aa0a6', '#a8562a'];
    const metal = (i: number): string => metals[i % metals.length] ?? '#b07a2a';
    // A plate of dark iron carries their axles.
    mesh.box(0, 0, 0.34, 2.4, 0.14, 0.7, '#4a3424', materials.planks);
    mesh.box(0, 0.14, 0.42, 2.2, 2, 0.08, '#2c2f34', materials.metal);
    for (const [x, y] of [
      [-1, 0.24],
      [1, 0.24],
      [-1, 2.04],
      [1, 2.04],
    ] as const)
      mesh.ball(x, y, 0.37, 0.06, 0.06, 0.04, '#b8862c', materials.metal, 14);
    const turn = random() * 0.3;
    for (const [i, [x, y, z, radius, teeth]] of (
      [
        [-0.38, 1.3, 0.1, 0.84, 22],
        [0.86, 1.08, 0.1, 0.34, 10],
        [0.52, 1.86, -0.02, 0.46, 13],
        [0.36, 0.55, -0.1, 0.42, 12],
        [-0.98, 0.56, -0.12, 0.3, 9],
      ] as const
    ).entries()) {
      mesh.push().at(x, y, z);
      gear(mesh, radius, teeth, turn + i * 0.13, metal(i));
      mesh.pop();
    }
    mesh
      .push()
      .at(1.25, 0.13, -0.55)
      .rotX(Math.PI / 2 - 0.04);
    gear(mesh, 0.36, 11, 0, pick(random, ['#b07a2a', '#9aa0a6']));
    mesh.pop();
  },
};
