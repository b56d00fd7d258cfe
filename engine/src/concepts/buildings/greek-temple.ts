import { materials } from '../../solid/materials.ts';
import type { Concept } from '../concept.ts';

export const greekTemple: Concept = {
  id: 'greek temple',
  words: {
    en: 'greek temple/roman temple/parthenon/acropolis/ancient temple',
    de: 'griechischer tempel/antiker tempel/akropolis',
    es: 'templo griego/partenón',
    fr: 'temple grec/parthénon',
    zh: '希腊神庙/神庙',
    ja: '神殿',
    ar: 'معبد يوناني',
    emoji: '🏛',
  },
  size: { width: 30, height: 13 },
  lives: ['hills', 'coast'],
  stands: 'ground',
  moves: 'still',
  turn: 0.4,
  build(mesh, _random, look) {
    const marble = look.colour ?? '#e6ddca';
    const [w, d] = [17, 24];
    for (let i = 0; i < 3; i++)
      mesh.box(0, i * 0.45, 0, w + 2.4 - i * 0.8, 0.45, d + 2.4 - i * 0.8, marble, materials.plain);
    const column = (x: number, z: number): void => {
      mesh.push().at(x, 1.35, z);
      // Flutes: sixteen flat faces, and a capital.
      mesh.lathe(
        [
          [0.78, 0],
          [0.74, 2],
          [0.62, 6.2],
        ],
        16,
        marble,
        materials.plain,
      );
      mesh
        .lathe(
          [
            [0.62, 6.2],
            [0.92, 6.7],
          ],
          20,
          marble,
          materials.plain,
        )
        .box(0, 6.7, 0, 2, 0.35, 2, marble)
        .pop();
    };
    for (let i = 0; i < 6; i++) for (const z of [-d / 2 + 1, d / 2 - 1]) column(-w / 2 + 1 + (i * (w - 2)) / 5, z);
    for (let i = 1; i < 8; i++) for (const x of [-w / 2 + 1, w / 2 - 1]) column(x, -d / 2 + 1 + (i * (d - 2)) / 8);
    mesh
      .box(0, 1.35, 0, w - 6, 7, d - 6, '#cfc4ae', materials.stone)
      .box(0, 1.35, -d / 2 + 2.96, 2.8, 5.2, 0.1, '#4a4238');
    mesh.box(0, 8.4, 0, w, 1.1, d, marble).box(0, 9.5, 0, w + 0.6, 0.4, d + 0.6, marble);
    mesh
      .push()
      .rotY(Math.PI / 2)
      .gable(0, 9.9, 0, d + 0.4, 2.9, w + 0.2, '#c8b79c', marble, 0.3)
      .pop();
    for (let i = 0; i < 12; i++)
      mesh.box(-w / 2 + 0.8 + (i * (w - 1.6)) / 11, 8.55, -d / 2 - 0.02, 0.55, 0.8, 0.14, '#cbbfa8');
  },
};
