import { mixRgb } from '../../raster/colour.ts';
import { tau } from '../../shapes/chance.ts';
import { hollowGlass } from '../../shapes/hollow-glass.ts';
import { hoop } from '../../shapes/rings.ts';
import { smoothProfile } from '../../shapes/smooth-profile.ts';
import { pairs } from '../../shapes/points.ts';
import { materials } from '../../solid/materials.ts';
import { readColour } from '../../solid/mesh.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';

export const lightBulb: Concept = {
  id: 'light bulb',
  words: {
    en: 'light bulb/lightbulb/bulb/edison bulb/lit bulb',
    de: 'glühbirne/glühbirnen/glühlampe/glühlampen',
    es: 'bombilla/foco eléctrico/bombillo',
    fr: 'ampoule/ampoule électrique',
    zh: '灯泡/电灯泡',
    ja: '電球/豆電球',
    ar: 'مصباح كهربائي/لمبة',
    emoji: '💡',
  },
  size: { width: 1.6, height: 2.6 },
  lives: ['room'],
  stands: 'table',
  moves: 'flickers',
  sway: 0.02,
  build(mesh, _random, look) {
    const light = readColour(look.colour ?? '#ffb04a');
    // A turned foot of wood with a socket of brass.
    mesh
      .lathe(
        smoothProfile(pairs([0.72, 0, 0.74, 0.08, 0.74, 0.08, 0.66, 0.14, 0.4, 0.2, 0.34, 0.28, 0.34, 0.28, 0, 0.3])),
        48,
        '#6a4426',
        materials.floor,
      )
      .lathe(
        smoothProfile(pairs([0.3, 0.28, 0.31, 0.34, 0.31, 0.56, 0.35, 0.6, 0.35, 0.66, 0.26, 0.68])),
        40,
        '#c8963a',
        materials.metal,
      );
    const thread = Array.from({ length: 25 }, (_, i): [number, number] => [
      0.27 + 0.018 * Math.sin(i * 1.57),
      0.66 + i * 0.01,
    ]);
    mesh.lathe(thread, 40, '#d0d4d8', materials.metal);
    mesh.push().at(0, 0.88, 0).rotX(-0.06);
    hollowGlass(
      mesh,
      smoothProfile(
        pairs([0.27, 0, 0.29, 0.12, 0.42, 0.36, 0.66, 0.68, 0.74, 0.98, 0.66, 1.3, 0.42, 1.55, 0.16, 1.64, 0, 1.65]),
      ),
      // Of coloured glass where a colour was said, and clear otherwise.
      mixRgb(light, [1, 0.98, 0.94], look.colour ? 0.25 : 0.92),
    );
    // The stem of glass with its wires, and the filament between them.
    mesh.lathe(
      smoothProfile(pairs([0.14, 0, 0.12, 0.3, 0.06, 0.46, 0.07, 0.52, 0, 0.54])),
      20,
      '#c8b898',
      materials.gloss,
    );
    const hooks: readonly Vec3[] = Array.from({ length: 8 }, (_, i): Vec3 => {
      const a = (i / 8) * tau + 0.2;
      return [Math.cos(a) * 0.26, i % 2 ? 0.62 : 1.26, Math.sin(a) * 0.2];
    });
    for (const [x, y, z] of hooks)
      mesh.tube(
        [
          [0, y > 1 ? 1.16 : 0.52, 0],
          [x, y, z],
        ],
        [0.009],
        '#8a7a5a',
        materials.metal,
        5,
      );
    mesh.tube(
      [
        [0, 0.5, 0],
        [0, 1.18, 0],
      ],
      [0.024],
      '#d8c8a4',
      materials.gloss,
      8,
    );
    mesh.tube([...hooks, hooks[0] ?? [0, 0, 0]], [0.024], mixRgb(light, [1, 0.95, 0.8], 0.55), materials.glow, 8);
    hoop(mesh, 0.02, 0.275, 0.02, '#c8963a', materials.metal);
    mesh.pop();
  },
};
