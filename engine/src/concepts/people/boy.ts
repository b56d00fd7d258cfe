import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const boy: Concept = {
  id: 'boy',
  words: {
    en: 'boy/child/kid/son/grandson/grandchild/little brother/pupil/schoolchild/schoolkid/schoolboy',
    de: 'junge/kind/sohn/söhne/enkel/enkelkind/schulkind/schüler/schülerin/schülerinnen',
    es: 'niño/chico/hijo/nieto/alumno/alumna/escolar',
    fr: 'garçon/enfant/fils/petit-fils/élève/écolier',
    zh: '男孩/孩子/儿子/孙子/小学生',
    ja: '少年/男の子/子供/息子/孫/小学生/生徒',
    ar: 'ولد/طفل/ابن/حفيد/تلميذ/تلاميذ',
    emoji: '👦/🧒',
  },
  size: { width: 0.7, height: 1.35 },
  lives: ['street', 'park', 'hills', 'beach'],
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
