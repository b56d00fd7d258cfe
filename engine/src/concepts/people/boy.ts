import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const boy: Concept = {
  id: 'boy',
  words: {
    en: 'boy/child/kid/son/grandson/grandchild/little brother',
    de: 'junge/kind/sohn/söhne/enkel/enkelkind',
    es: 'niño/chico/hijo/nieto',
    fr: 'garçon/enfant/fils/petit-fils',
    zh: '男孩/孩子/儿子/孙子',
    ja: '少年/男の子/子供/息子/孫',
    ar: 'ولد/طفل/ابن/حفيد',
    emoji: '👦/🧒',
  },
  size: { width: 0.7, height: 1.35 },
  lives: ['street', 'hills', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  ...everyday,
  portrait: portraitOf({ kind: 'man', child: true }),
  build(mesh, random, look) {
    mesh.scale(0.73);
    buildEveryday(mesh, random, look, { kind: 'man', child: true });
  },
};
