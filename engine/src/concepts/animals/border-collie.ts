import { borderCollie as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const borderCollie = dogOfBreed({
  id: 'border collie',
  words: {
    en: 'border collie/collie/sheepdog/shepherd dog/australian shepherd/sheltie',
    de: 'border collie/collie/hütehund/australian shepherd',
    es: 'border collie/collie/perro pastor',
    fr: 'border collie/colley',
    zh: '边境牧羊犬/边牧/牧羊犬',
    ja: 'ボーダーコリー/ボーダー・コリー/コリー/牧羊犬',
    ar: 'بوردر كولي/كولي',
    emoji: '',
  },
  size: { width: 1.05, height: 0.78 },
  coats: [
    ['#211f21', '#f4f0ea', '#151314'],
    ['#6a4630', '#f4f0ea', '#4a2c1c'],
  ],
  hasSocks: true,
  formOf,
});
