import { wearApron } from '../../shapes/apron.ts';
import { buildTray } from '../../shapes/trade-tools.ts';
import { tradeOf } from '../trade-of.ts';

export const waiter = tradeOf({
  id: 'waiter',
  words: {
    en: 'waiter/barman/bartender/barista/butler',
    de: 'kellner/barkeeper',
    es: 'camarero/barman',
    fr: 'serveur/barman',
    zh: '服务员/侍者',
    ja: 'ウェイター/バーテンダー',
    ar: 'نادل',
    emoji: '',
  },
  lives: ['cafe', 'tavern', 'street'],
  has: ['apron', 'tray'],
  wears: () => ({ kind: 'man', wears: 'shirt', coat: '#f4f2ec', legs: '#23242a' }),
  tool: { as: 'tray', build: (mesh) => buildTray(mesh) },
  adorn: (mesh) => wearApron(mesh, { cloth: '#1f2024', trim: '#1f2024' }),
  isOfOne: true,
  bust: { kind: 'man', wears: 'shirt' },
  coat: '#f4f2ec',
});
