import { terrier as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const terrier = dogOfBreed({
  id: 'terrier',
  words: {
    en: 'terrier/jack russell terrier/jack russell/fox terrier/westie',
    de: 'terrier/jack russell/jack russell terrier',
    es: 'terrier/jack russell',
    fr: 'terrier/jack russell',
    zh: '梗犬/杰克罗素梗',
    ja: 'テリア/ジャックラッセルテリア',
    ar: 'تيرير/جاك راسل',
    emoji: '',
  },
  size: { width: 0.66, height: 0.5 },
  coats: [
    ['#f0ece4', '#f8f5f0', '#8a4e22'],
    ['#f2eee6', '#f8f6f0', '#3a2a22'],
  ],

  formOf,
});
