import { pick } from '../../shapes/chance.ts';
import { camera } from '../table/camera.ts';
import { tradeOf } from '../trade-of.ts';

export const photographer = tradeOf({
  id: 'photographer',
  words: {
    en: 'photographer/cameraman/paparazzi',
    de: 'fotograf/fotografin',
    es: 'fotógrafo/fotógrafa',
    fr: 'photographe',
    zh: '摄影师',
    ja: '写真家/カメラマン',
    ar: 'مصور',
    emoji: '',
  },
  lives: ['street', 'park', 'hills', 'beach'],
  has: ['camera'],
  wears: (random) => ({
    kind: pick(random, ['man', 'woman'] as const),
    wears: pick(random, ['jacket', 'shirt', 'coat'] as const),
  }),
  tool: { as: 'camera', build: camera.build },
  bust: { kind: 'man', wears: 'jacket' },
  coat: '#4a4a3a',
});
