import { cutsOf, within } from '../../body/cuts.ts';
import { gripOf } from '../../body/grip-of.ts';
import { wearShell } from '../../body/shell.ts';
import { buildCladFigure } from '../../shapes/clad-figure.ts';
import { scaleRgb } from '../../raster/colour.ts';
import { bothSides } from '../../shapes/body-parts.ts';
import { buildCrestedHelmet } from '../../shapes/crested-helmet.ts';
import { jointOf } from '../../shapes/figure.ts';
import type { Pose } from '../../shapes/figure.ts';
import { wearCape } from '../../shapes/cape.ts';
import { wearBelt, wearCuff } from '../../shapes/garments.ts';
import { buildRoundShield } from '../../shapes/round-shield.ts';
import { wearShoulderStrips, wearStrips } from '../../shapes/leather-strips.ts';
import { buildSpear } from '../../shapes/spear.ts';
import { pushGrip, takeHold } from '../../shapes/take-hold.ts';
import { triples, pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import { goingIn } from '../../shapes/striding.ts';
import { onHead } from '../../shapes/human-head.ts';
import { withDrawnHead } from '../../shapes/on-head.ts';
import type { Concept } from '../concept.ts';

const standing: Pose = takeHold(
  withDrawnHead({
    gaze: [-0.12, 0],
    knees: [-0.15, 0.5, -0.09, 0.15, 0.5, 0.0],
    ankles: [-0.19, 0.09, -0.08, 0.2, 0.09, 0.06],
    toes: [0.25, 0.5],
    bulk: 1.16,
  }),
  { hand: 'left', at: [-0.42, 1.12, -0.34] },
  { hand: 'right', at: [0.5, 1.24, -0.3], rod: [0.03, 1, -0.03] },
);

const bronze = '#c8934a';

export const gladiator: Concept = {
  id: 'gladiator',
  words: {
    en: 'gladiator/spartan/spartan warrior/hoplite/greek warrior/warrior/centurion/legionary',
    de: 'gladiator/gladiatoren/spartaner/hoplit/zenturio/legionär',
    es: 'gladiador/espartano/hoplita/centurión/legionario',
    fr: 'gladiateur/spartiate/hoplite/centurion/légionnaire',
    zh: '角斗士/斯巴达战士/斯巴达',
    ja: '剣闘士/グラディエーター/スパルタ兵/スパルタ',
    ar: 'مصارع روماني/مجالد/إسبرطي',
    emoji: '',
  },
  size: { width: 1.6, height: 2.3 },
  lives: ['arena', 'hills', 'desert', 'coast', 'canyon'],
  has: ['shield', 'spear', 'armour', 'helmet', 'cape'],
  stands: 'ground',
  moves: 'still',
  turn: 0.25,
  sway: 0.25,
  acts: ['walks'],
  build(mesh, random, look) {
    const pose = goingIn(standing, mesh, look);
    const red = readColour(look.colour ?? '#b0241f');
    const leather = '#5a3620';
    mesh.push().object();
    const { body } = buildCladFigure(mesh, random, pose, {
      cover: { hips: scaleRgb(red, 0.8), foot: leather },
      strong: 0.8,
    });
    // A cuirass that is shaped like the chest under it, and greaves.
    const cuts = cutsOf(body);
    wearShell(mesh, body, {
      colour: bronze,
      covers: within(cuts.neck({ deep: 0.075, back: 0.03, wide: 0.105 }), cuts.sleeves(-0.012), cuts.above(0.05)),
      ...{ ease: 0.018, material: materials.metal, smoothings: 1, isFine: true },
    });
    mesh.body(
      bothSides((s) => {
        const [kx, kz, ax, az] = s < 0 ? [-0.152, -0.1, -0.19, -0.085] : [0.152, -0.01, 0.198, 0.055];
        return [
          [kx, 0.53, kz - 0.012, 0.066, kx, 0.47, kz - 0.006, 0.068, 0],
          [kx, 0.46, kz - 0.004, 0.07, (kx + ax) / 2, 0.32, (kz + az) / 2 + 0.002, 0.071, 0],
          [(kx + ax) / 2, 0.32, (kz + az) / 2, 0.07, ax, 0.14, az, 0.054, 0],
        ];
      }),
      { k: 0.02, mat: materials.metal, colours: [bronze] },
    );
    // Strips of leather over a red tunic.
    mesh
      .push()
      .scale(1, 1, 0.78)
      .lathe(pairs([0.2, 1.02, 0.225, 0.86, 0.245, 0.7]), 36, red, materials.cloth)
      .pop();
    for (const row of [0, 1]) wearStrips(mesh, row, [leather, bronze]);
    wearBelt(mesh, 1.035, 0.208, leather, bronze);
    // Strips at the shoulders, and cuffs.
    for (const s of [-1, 1]) {
      wearShoulderStrips(mesh, s, [leather, bronze]);
      const [from, to] = [jointOf(pose, 'elbows', s), jointOf(pose, 'wrists', s)];
      const cuff = { from, to, material: materials.gloss };
      wearCuff(mesh, { ...cuff, shares: [0.35, 0.95], radii: [0.062, 0.047], colour: leather });
      wearCuff(mesh, { ...cuff, shares: [0.34, 0.4], radii: [0.065, 0.064], colour: bronze });
    }
    wearCape(mesh, {
      colour: red,
      top: 1.53,
      hem: 0.2,
      shoulders: 0.24,
      breadth: 0.42,
      behind: 0.32,
      aside: -0.16,
      wrap: 2.7,
      folds: 8,
    });
    mesh.tube(
      triples([-0.15, 1.5, -0.06, 0, 1.44, -0.135, 0.15, 1.5, -0.06]),
      [0.016, 0.02, 0.016],
      red,
      materials.cloth,
      8,
    );
    onHead(mesh, pose, (m) => buildCrestedHelmet(m, bronze, red));
    // The shield with a chevron, and the spear.
    const [sx, sy, sz] = gripOf(pose, -1).at;
    mesh
      .push()
      .at(sx - 0.02, sy - 0.04, sz - 0.06)
      .rotY(0.25);
    buildRoundShield(mesh, 0.42, (out) => (out > 0.84 ? bronze : red), '#a87838');
    for (const side of [-1, 1])
      mesh.sheet(
        (u, v): Vec3 => {
          const [x, y] = [side * (0.175 * u + 0.058 * v), 0.27 - 0.47 * u - 0.02 * v * (1 - u)];
          return [x, y, -0.0672 * (1 - (x * x + y * y) / 0.1764) - 0.006];
        },
        14,
        3,
        () => '#e8c070',
        materials.metal,
      );
    mesh.pop();
    const spear = gripOf(pose, 1);
    pushGrip(mesh, spear);
    buildSpear(mesh, [0.02 - spear.at[1], 0.98], leather);
    mesh.pop().pop();
  },
};
