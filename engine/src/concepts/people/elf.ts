import { buildPerson } from '../../shapes/person.ts';
import { materials } from '../../solid/materials.ts';
import type { Vec3 } from '../../solid/vectors.ts';
import type { Concept } from '../concept.ts';
import { portraitOf } from '../portrait-of.ts';

const green = '#3f6a3c';

export const elf: Concept = {
  id: 'elf',
  words: {
    en: 'elf/elves/elf princess/elf queen/elven princess/elven queen/elf king/wood elf/elven archer/elf archer',
    de: 'elf/elfe/elfen/waldelf',
    es: 'elfo/elfa',
    fr: 'elfe',
    zh: '精灵射手/木精灵',
    ja: 'エルフ',
    ar: 'جني الغابة',
    emoji: '🧝/🧝‍♀️/🧝‍♂️',
  },
  size: { width: 1, height: 1.9 },
  lives: ['forest', 'hills', 'waterfall'],
  has: ['bow', 'cape'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  portrait: portraitOf({ kind: 'woman', style: 'back', pointedEars: true }, green),
  build(mesh, random, look) {
    const coat = look.colour ?? green;
    const ears = { pointedEars: true, traits: look.traits };
    buildPerson(mesh, random, {
      coat,
      legs: '#5a4630',
      hair: 'back',
      kind: 'woman',
      wears: 'shirt',
      posture: 'stands',
      ...ears,
    });
    // A cloak behind, a belt, and a bow over the shoulder.
    mesh.sheet(
      (u, v): Vec3 => {
        const aside = (u - 0.5) * (0.42 + 0.5 * v);
        return [aside, 1.47 - 1.2 * v, 0.12 + 0.16 * v + 0.035 * Math.sin(u * 17) * v - aside * aside * 0.5];
      },
      30,
      16,
      () => '#2c4a30',
      materials.cloth,
    );
    mesh.push().scale(1, 1, 0.8);
    mesh.cyl(0, 1.02, 0, 0.165, 0.165, 0.045, '#5a3a20', materials.gloss, 26);
    mesh.pop();
    const bow = Array.from({ length: 15 }, (_, i): Vec3 => {
      const t = (i / 14) * 2 - 1;
      return [0.1 + 0.34 * t, 1.3 + 0.52 * t, 0.2 + 0.13 * (1 - t * t)];
    });
    mesh.tube(bow, [0.014], '#7a5230', materials.bark, 7);
    const [first, last] = [bow[0], bow.at(-1)];
    if (first && last) mesh.tube([first, last], [0.003], '#e8e0cc', materials.plain, 4);
  },
};
