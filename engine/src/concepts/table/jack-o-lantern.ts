import type { Concept } from '../concept.ts';
import { buildPumpkin, pumpkin } from './pumpkin.ts';

export const jackOLantern: Concept = {
  ...pumpkin,
  id: 'jack-o-lantern',
  words: {
    en: 'jack-o-lantern/jack o lantern/jack o’ lantern/jack-o’-lantern/carved pumpkin/halloween pumpkin/pumpkin lantern/scary pumpkin/spooky pumpkin',
    de: 'kürbislaterne/halloweenkürbis/halloween-kürbis/kürbiskopf',
    es: 'calabaza de halloween/calabaza tallada/linterna de calabaza',
    fr: 'citrouille d’halloween/citrouille halloween/lanterne citrouille',
    zh: '南瓜灯',
    ja: 'ジャック・オー・ランタン/ハロウィンかぼちゃ/かぼちゃランタン',
    ar: 'يقطينة هالوين',
    emoji: '🎃',
  },
  build(mesh, random, look) {
    buildPumpkin(mesh, random, look, isCut);
  },
};

/** Two eyes and a nose of three corners each, and a mouth with teeth that grins up to both sides. */
function isCut(across: number, share: number): boolean {
  const aside = Math.abs(across);
  // Eyes lean inwards.
  const [eyeX, eyeY] = [(aside - 0.4) / 0.24, (share - 0.5) / 0.13];
  if (eyeY > 0 && eyeY < 1 && Math.abs(eyeX + eyeY * 0.35) < 1 - eyeY) return true;
  const noseY = (share - 0.435) / 0.06;
  if (noseY > 0 && noseY < 1 && aside / 0.11 < 1 - noseY) return true;
  const smile = 0.29 + 0.12 * (aside / 0.72) ** 2;
  const thick = 0.062 * (1 - (aside / 0.76) ** 4);
  if (aside > 0.74 || Math.abs(share - smile) > thick) return false;
  // Two teeth hang from above, and one stands between them.
  const isTooth = (at: number, half: number): boolean => Math.abs(aside - at) < half;
  return !((isTooth(0.3, 0.075) && share > smile - 0.005) || (isTooth(0, 0.08) && share < smile + 0.005));
}
