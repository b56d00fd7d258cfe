import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { hollowGlass } from '../../shapes/hollow-glass.ts';
import { pairs, triples } from '../../shapes/points.ts';
import { hoop, rod } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { smoothWay } from '../../shapes/smooth-way.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const oilLamp: Concept = {
  id: 'oil lamp',
  words: {
    en: 'oil lamp/oil lantern/kerosene lamp/kerosene lantern/storm lantern/hurricane lantern',
    de: 'öllampe/öllampen/petroleumlampe/sturmlaterne/öllaterne',
    es: 'lámpara de aceite/quinqué/farol de aceite',
    fr: 'lampe à huile/lampe à pétrole/lampe-tempête',
    zh: '油灯/煤油灯/马灯',
    ja: 'オイルランプ/石油ランプ',
    ar: 'مصباح زيتي/مصباح الزيت',
    emoji: '🪔',
  },
  size: { width: 2.2, height: 3.3 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  sway: 0.2,
  build(mesh, _random, look) {
    const tin = readColour(look.colour ?? '#a8342a');
    const [deep, brass] = [mixRgb(tin, [0.02, 0.01, 0.01], 0.35), '#d0a040'] as const;
    // The tank with its filler, the burner and a little wheel for the wick.
    mesh.lathe(
      smoothProfile(
        pairs([0.86, 0, 0.88, 0.04, 0.86, 0.1, 0.86, 0.1, 0.8, 0.14, 0.82, 0.3, 0.76, 0.5, 0.5, 0.64, 0.34, 0.68]),
      ),
      64,
      tin,
      materials.gloss,
    );
    hoop(mesh, 0.1, 0.85, 0.03, deep, materials.gloss);
    mesh.cyl(0.5, 0.44, -0.3, 0.12, 0.11, 0.2, brass, materials.metal, 24);
    mesh.lathe(
      smoothProfile(pairs([0.36, 0.66, 0.38, 0.74, 0.5, 0.8, 0.54, 0.86, 0.5, 0.92])),
      48,
      brass,
      materials.metal,
    );
    for (let i = 0; i < 20; i++)
      mesh
        .push()
        .rotY((i / 20) * tau)
        .box(0.445, 0.745, 0, 0.02, 0.05, 0.05, '#3a2a12', materials.plain)
        .pop();
    rod(mesh, [0.1, 0.72, -0.3], [0.3, 0.72, -0.62], 0.02, brass, materials.metal);
    mesh.ball(0.31, 0.72, -0.64, 0.08, 0.08, 0.03, brass, materials.metal, 14);
    mesh.box(0, 0.86, 0, 0.2, 0.2, 0.05, '#e8dcc0', materials.cloth);
    hollowGlass(
      mesh,
      smoothProfile(pairs([0.42, 0.92, 0.6, 1.1, 0.68, 1.4, 0.6, 1.72, 0.46, 1.96, 0.42, 2.06])),
      '#fbf3e4',
    );
    const flame = smoothProfile(pairs([0.02, 1.04, 0.1, 1.12, 0.13, 1.24, 0.09, 1.42, 0.04, 1.56, 0, 1.66]));
    mesh.push().scale(1.25, 1, 0.6).lathe(flame, 24, '#e8a23a', materials.glow).pop();
    mesh.push().at(0, 0.42, -0.06).scale(0.7, 0.62, 0.5).lathe(flame, 20, '#f4d88a', materials.glow).pop();
    // A cap with holes, the frame at both sides and wires across the globe.
    mesh.lathe(
      smoothProfile(
        pairs([
          0.46, 2.04, 0.54, 2.1, 0.5, 2.16, 0.5, 2.16, 0.36, 2.22, 0.34, 2.4, 0.34, 2.4, 0.46, 2.44, 0.3, 2.58, 0.1,
          2.64, 0, 2.64,
        ]),
      ),
      48,
      tin,
      materials.gloss,
    );
    for (let i = 0; i < 14; i++)
      mesh
        .push()
        .rotY((i / 14) * tau)
        .box(0.342, 2.28, 0, 0.02, 0.07, 0.06, '#241410', materials.plain)
        .pop();
    for (const side of [-1, 1])
      mesh.tube(
        smoothWay(
          triples([
            side * 0.7,
            0.42,
            0,
            side * 0.94,
            0.7,
            0,
            side * 0.98,
            1.4,
            0,
            side * 0.9,
            2.1,
            0,
            side * 0.66,
            2.36,
            0,
            side * 0.34,
            2.36,
            0,
          ]),
        ),
        [0.075],
        tin,
        materials.gloss,
        14,
      );
    for (const y of [1.16, 1.66]) {
      const r = y < 1.4 ? 0.66 : 0.64;
      mesh.tube(
        Array.from({ length: 33 }, (_, i): Vec3 => [
          Math.cos((i / 32) * Math.PI + Math.PI) * r,
          y,
          Math.sin((i / 32) * Math.PI + Math.PI) * r,
        ]),
        [0.014],
        brass,
        materials.metal,
        6,
      );
      for (const side of [-1, 1]) rod(mesh, [side * r, y, 0], [side * 0.97, y, 0], 0.014, brass, materials.metal);
    }
    // The bow to carry it.
    for (const side of [-1, 1]) mesh.ball(side * 0.96, 1.96, 0, 0.05, 0.05, 0.05, brass, materials.metal, 12);
    mesh.tube(
      smoothWay(
        triples([
          -0.96, 1.96, 0, -1.02, 2.4, 0.08, -0.8, 2.94, 0.16, -0.3, 3.2, 0.2, 0.3, 3.2, 0.2, 0.8, 2.94, 0.16, 1.02, 2.4,
          0.08, 0.96, 1.96, 0,
        ]),
      ),
      [0.024],
      '#c8ccd0',
      materials.metal,
      8,
    );
    mesh
      .push()
      .at(0, 3.21, 0.2)
      .rotZ(Math.PI / 2)
      .cyl(0, -0.28, 0, 0.075, 0.075, 0.56, '#7a4a26', materials.gloss, 20)
      .pop();
  },
};
