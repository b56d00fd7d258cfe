import { pick } from '../../shapes/chance.ts';
import { tradeOf } from '../trade-of.ts';

export const athlete = tradeOf({
  id: 'athlete',
  words: {
    en: 'athlete/runner/jogger/footballer/football player/soccer player/basketball player/tennis player/gymnast/sportsman/sportswoman',
    de: 'läufer/läuferin/joggerin/athlet/athletin/sportler/sportlerin/fußballer/fußballerin/turnerin',
    es: 'atleta/corredor/corredora/futbolista/tenista/deportista',
    fr: 'athlète/coureur/coureuse/footballeur/footballeuse/sportif/sportive/gymnaste',
    zh: '运动员/跑步者/足球运动员/体操运动员',
    ja: 'アスリート/ランナー/サッカー選手/体操選手/選手',
    ar: 'رياضي/رياضية/عداء/لاعب كرة',
    emoji: '🏃/🏃‍♂️/🏃‍♀️',
  },
  lives: ['park', 'beach', 'street'],
  wears: (random) => ({ kind: pick(random, ['woman', 'man'] as const), wears: 'sports' }),
  bust: { kind: 'woman', wears: 'sports', style: 'tail' },
  coat: '#3a6aa8',
});
