import { dachshund as formOf } from '../../shapes/hunting-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const dachshund = dogOfBreed({
  id: 'dachshund',
  words: {
    en: 'dachshund/sausage dog/wiener dog/doxie',
    de: 'dackel/dachshund/teckel',
    es: 'perro salchicha/dachshund',
    fr: 'teckel/saucisse sur pattes',
    zh: '腊肠犬/腊肠狗',
    ja: 'ダックスフント/ダックスフンド',
    ar: 'داشهند/كلب النقانق',
    emoji: '',
  },
  size: { width: 0.95, height: 0.42 },
  coats: [
    ['#8e4a22', '#a8612e', '#5c2c12'],
    ['#241e1c', '#9a5a28', '#181413'],
  ],

  formOf,
});
