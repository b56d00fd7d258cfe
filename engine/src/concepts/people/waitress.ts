import { wearApron } from '../../shapes/apron.ts';
import { buildTray } from '../../shapes/trade-tools.ts';
import { tradeOf } from '../trade-of.ts';

export const waitress = tradeOf({
  id: 'waitress',
  words: {
    en: 'waitress/barmaid',
    de: 'kellnerin',
    es: 'camarera',
    fr: 'serveuse',
    zh: '女服务员',
    ja: 'ウェイトレス',
    ar: 'نادلة',
    emoji: '',
  },
  lives: ['cafe', 'tavern', 'street'],
  has: ['apron', 'tray'],
  wears: () => ({ kind: 'woman', wears: 'shirt', coat: '#f4f2ec', legs: '#23242a', hair: 'bun' }),
  tool: { as: 'tray', build: (mesh) => buildTray(mesh) },
  adorn: (mesh) => wearApron(mesh, { cloth: '#1f2024', trim: '#1f2024' }),
  isOfOne: true,
  bust: { kind: 'woman', wears: 'shirt', style: 'bun' },
  coat: '#f4f2ec',
});
