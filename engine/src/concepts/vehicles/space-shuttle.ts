import { tileBlack, orbiter } from '../../shapes/orbiter.ts';
import { pairs } from '../../shapes/points.ts';
import { rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { materials } from '../../solid/materials.ts';
import type { Mesh } from '../../solid/mesh.ts';
import type { Concept } from '../concept.ts';

const steel = '#8c3a2c';

export const spaceShuttle: Concept = {
  id: 'space shuttle',
  words: {
    en: 'space shuttle/shuttle/shuttle launch',
    de: 'spaceshuttle/space shuttle/raumfähre/shuttle',
    es: 'transbordador espacial/transbordador',
    fr: 'navette spatiale/navette',
    zh: '航天飞机',
    ja: 'スペースシャトル',
    ar: 'مكوك فضائي/مكوك',
    emoji: '',
  },
  size: { width: 26, height: 44 },
  lives: ['hills', 'coast', 'desert'],
  stands: 'ground',
  moves: 'still',
  turn: 0.2,
  sway: 0.15,
  mirrors: true,
  build(mesh, random, look) {
    const white = look.colour ?? '#eff1f2';
    mesh.object();
    pad(mesh);
    mesh.push().at(0, 4.2, 0);
    tankAndBoosters(mesh);
    orbiter(mesh, white);
    mesh.pop();
    gantry(mesh);
    // White vapour that drifts from the pad.
    const puffs = Array.from({ length: 34 }, (_, k) => {
      const t = random();
      const r = 0.35 + t * 0.75;
      const [x, y, z] = [(k % 2 ? 1 : -1) * (6.5 + t * 6), r * 0.6 + random() * 0.9, (random() - 0.6) * 9];
      return [x, y, z, r, x + (random() - 0.5) * 2.4, y + random() * 0.5, z, r * 0.7, 0];
    });
    mesh.body(puffs, { k: 0.7, mat: materials.snow, fur: 0.4, colours: ['#f2f3f4'] });
  },
};

function pad(mesh: Mesh): void {
  mesh
    .box(0, 0, 0, 18, 1.4, 16, '#a8a49a', materials.stone)
    .box(0, 1.4, 0, 14, 2.2, 12, '#8d9296', materials.metal)
    .box(0, 3.6, 0, 14.6, 0.5, 12.6, '#a9aeb2', materials.plain);
  for (const x of [-6.6, -3.3, 0, 3.3, 6.6]) mesh.box(x, 1.4, -6.1, 0.5, 2.2, 0.4, '#6a6f73');
  for (let i = 0; i <= 14; i++) rod(mesh, [-7.2 + i * 1.03, 4.1, -6.2], [-7.2 + i * 1.03, 5, -6.2], 0.05, '#e8c23a');
  rod(mesh, [-7.2, 5, -6.2], [7.2, 5, -6.2], 0.06, '#e8c23a');
}

function tankAndBoosters(mesh: Mesh): void {
  const rust = '#b8642c';
  mesh.push().at(0, 2, 1.2);
  mesh.lathe(
    smoothProfile(
      pairs([0.6, 0, 2.2, 0.7, 3, 2, 3, 2, 3, 24, 3, 24, 2.8, 27.4, 1.9, 30.6, 0.8, 32.8, 0.2, 34.4, 0, 34.6]),
    ),
    40,
    rust,
    materials.plain,
  );
  for (const y of [3, 12, 22.4]) mesh.cyl(0, y, 0, 3.04, 3.04, 0.22, '#9c5222', materials.plain, 40);
  for (let y = 12.6; y < 16; y += 0.5) mesh.cyl(0, y, 0, 3.05, 3.05, 0.14, '#a85a26', materials.plain, 40);
  mesh.pop();
  for (const s of [-1, 1]) {
    mesh.push().at(s * 4.7, 0, 1.2);
    mesh.lathe(
      pairs([1.9, 0, 1.45, 2.2, 1.35, 2.2, 1.35, 26, 1.1, 28, 0.3, 30, 0, 30.2]),
      28,
      '#eceeee',
      materials.gloss,
    );
    for (const y of [2.2, 8.4, 14.6, 20.8, 25.8])
      mesh.cyl(0, y, 0, 1.4, 1.4, 0.3, y > 20 ? tileBlack : '#c3c7ca', materials.plain, 28);
    for (const y of [4.5, 24]) rod(mesh, [0, y, 0], [-s * 2, y, 0], 0.22, '#b9bdc0');
    mesh.pop();
  }
}

/** A tower of steel with floors, arms to the shuttle, and a lightning mast. */
function gantry(mesh: Mesh): void {
  const [x, z, w] = [9.6, 2.5, 4];
  for (const dx of [-w / 2, w / 2])
    for (const dz of [-w / 2, w / 2]) rod(mesh, [x + dx, 0, z + dz], [x + dx, 36, z + dz], 0.22, steel);
  for (let y = 2; y <= 36; y += 3.4) {
    mesh.box(x, y, z, w + 0.5, 0.2, w + 0.5, '#9a4a38');
    for (const s of [-1, 1]) {
      if (y < 33) {
        rod(mesh, [x - w / 2, y, z + (s * w) / 2], [x + w / 2, y + 3.4, z + (s * w) / 2], 0.1, steel);
        rod(mesh, [x + (s * w) / 2, y, z - w / 2], [x + (s * w) / 2, y + 3.4, z + w / 2], 0.1, steel);
      }
      rod(
        mesh,
        [x - w / 2, y + 0.9, z + s * (w / 2 + 0.2)],
        [x + w / 2, y + 0.9, z + s * (w / 2 + 0.2)],
        0.04,
        '#e0d8cc',
      );
    }
  }
  for (const [y, to] of [
    [34, 1.2],
    [25.8, 2.4],
  ] as const) {
    mesh.box((x - 2 + to) / 2, y, z - 1, x - 2 - to, 0.24, 1, '#9a4a38');
    for (const s of [-0.5, 0.5]) rod(mesh, [x - 2, y + 1.1, z - 1 + s], [to, y + 1.1, z - 1 + s], 0.07, steel);
    for (let i = 0; i < 6; i++)
      rod(mesh, [x - 2 - i * 1.1, y, z - 1.5], [x - 2.6 - i * 1.1, y + 1.1, z - 1.5], 0.06, steel);
  }
  mesh.cyl(x, 36.2, z, 0.5, 0.16, 7, '#e6e9ea', materials.plain, 14);
  rod(mesh, [x + 1, 36, z], [x + 1, 38.6, z], 0.1, steel);
}
