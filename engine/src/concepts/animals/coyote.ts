import { buildQuadruped } from '../../shapes/quadruped.ts';
import type { QuadrupedForm } from '../../shapes/quadruped-form.ts';
import type { Concept } from '../concept.ts';
import { wolf, wolfForm, wolfRuff } from './wolf.ts';

export const coyote: Concept = {
  ...wolf,
  id: 'coyote',
  words: {
    en: 'coyote/jackal/dingo/prairie wolf',
    de: 'kojote/kojoten/schakal/schakale/dingo',
    es: 'coyote/chacal/dingo',
    fr: 'coyote/chacal/dingo',
    zh: '郊狼/豺/胡狼/澳洲野犬',
    ja: 'コヨーテ/ジャッカル/ディンゴ',
    ar: 'قيوط/ابن آوى',
    emoji: '',
  },
  size: { width: 1.5, height: 0.95 },
  lives: ['hills', 'desert', 'savanna', 'mountains'],
  acts: ['runs', 'leaps', 'plays', 'sits', 'lies', 'sleeps'],
  build: (mesh, random, look) =>
    void buildQuadruped(mesh, random, wolfForm(random, { ...look, colour: look.colour ?? sandy }, slender), wolfRuff),
};

const sandy = '#a58a64';

/** Lighter than a wolf, on longer legs, with larger ears. */
const slender = (form: QuadrupedForm): QuadrupedForm => ({
  ...form,
  length: form.length * 0.86,
  height: form.height * 0.86,
  girth: form.girth * 0.76,
  leg: form.leg * 0.76,
  neck: { length: form.neck.length * 0.9, rise: form.neck.rise, radius: form.neck.radius * 0.78 },
  head: { ...form.head, size: form.head.size * 0.84, muzzle: form.head.muzzle * 0.92, thick: form.head.thick * 0.74 },
  ears: { ...form.ears, size: form.ears.size * 1.35 },
});
