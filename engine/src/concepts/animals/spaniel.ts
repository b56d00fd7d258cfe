import { spaniel as formOf } from '../../shapes/hunting-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const spaniel = dogOfBreed({
  id: 'spaniel',
  words: {
    en: 'spaniel/cocker spaniel/cavalier king charles spaniel/king charles spaniel/springer spaniel',
    de: 'spaniel/cockerspaniel/cocker spaniel',
    es: 'spaniel/cocker spaniel/cocker',
    fr: 'épagneul/cocker/cocker anglais',
    zh: '可卡犬/西班牙猎犬/史宾格犬',
    ja: 'スパニエル/コッカースパニエル/キャバリア',
    ar: 'سبانيل',
    emoji: '',
  },
  size: { width: 0.8, height: 0.6 },
  coats: [
    ['#a8622c', '#f4efe6', '#6d3a18'],
    ['#b98243', '#e8c894', '#8a5526'],
  ],
  hasSocks: true,
  formOf,
});
