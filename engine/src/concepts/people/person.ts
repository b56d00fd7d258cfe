import type { Concept } from '../concept.ts';
import { buildEveryday, everyday } from '../everyday.ts';
import { portraitOf } from '../portrait-of.ts';

export const person: Concept = {
  id: 'person',
  words: {
    en: 'person/figure/wanderer/traveller/traveler/pedestrian/friend/teenager/teen/student/teacher/professor/neighbor/neighbour/tourist/writer/librarian/colleague/visitor/stranger/adult/shopkeeper/shop assistant/salesperson/shop owner/cashier',
    de: 'person/wanderer/mensch/menschen/freund/freundin/freunde/freundinnen/teenager/jugendlicher/jugendliche/student/studentin/studenten/lehrer/lehrerin/professor/professorin/nachbar/nachbarin/nachbarn/tourist/touristin/touristen/verkäufer/verkäuferin/ladenbesitzer/kassierer/kassiererin',
    es: 'persona/gente/amigo/amiga/adolescente/estudiante/profesor/profesora/maestro/maestra/vecino/vecina/turista/tendero/tendera/vendedor/vendedora/cajero/cajera',
    fr: 'personne/gens/ami/amie/adolescent/adolescente/étudiant/étudiante/professeur/voisin/voisine/touriste/vendeur/vendeuse/commerçant/commerçante/caissier/caissière',
    zh: '人/行人/朋友/青少年/学生/老师/教授/邻居/游客/店主/店员/售货员',
    ja: '人/旅人/友達/友人/学生/先生/教師/教授/隣人/観光客/店主/店員',
    ar: 'شخص/صديق/أصدقاء/مراهق/طالب/طلاب/طالبات/معلم/أستاذ/سائح/بائع/بائعة',
    emoji: '🚶',
  },
  size: { width: 0.9, height: 1.85 },
  lives: ['street', 'hills', 'beach'],
  stands: 'ground',
  moves: 'walks',
  turn: 0.42,
  sway: 0.3,
  mirrors: true,
  ...everyday,
  isEither: true,
  portrait: portraitOf({ kind: 'man' }),
  build(mesh, random, look) {
    buildEveryday(mesh, random, look, { kind: random() < 0.5 ? 'man' : 'woman' });
  },
};
