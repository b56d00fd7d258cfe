import { frenchBulldog as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const frenchBulldog = dogOfBreed({
  id: 'french bulldog',
  words: {
    en: 'french bulldog/bulldog/frenchie/english bulldog/boston terrier',
    de: 'französische bulldogge/bulldogge/bulldoggen',
    es: 'bulldog francés/bulldog',
    fr: 'bouledogue français/bouledogue',
    zh: '法国斗牛犬/法斗/斗牛犬',
    ja: 'フレンチブルドッグ/フレンチ・ブルドッグ/ブルドッグ',
    ar: 'بولدوغ/بولدوغ فرنسي',
    emoji: '',
  },
  size: { width: 0.62, height: 0.46 },
  coats: [
    ['#c09a6c', '#f0e6d6', '#3a2c24'],
    ['#35302f', '#e8e2d8', '#1e1a1a'],
    ['#7c7c82', '#e6e4e2', '#4c4c52'],
  ],

  formOf,
});
