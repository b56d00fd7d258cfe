import { bernese as formOf } from '../../shapes/hunting-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const berneseMountainDog = dogOfBreed({
  id: 'bernese mountain dog',
  words: {
    en: 'bernese mountain dog/bernese/mountain dog',
    de: 'berner sennenhund/sennenhund/berner sennenhunde',
    es: 'boyero de berna/perro de montaña',
    fr: 'bouvier bernois/chien de montagne',
    zh: '伯恩山犬/伯恩山',
    ja: 'バーニーズマウンテンドッグ/バーニーズ',
    ar: 'كلب جبل بيرن',
    emoji: '',
  },
  size: { width: 1.15, height: 0.9 },
  coats: [['#211e1e', '#f2eee6', '#8a4a22']],

  formOf,
});
