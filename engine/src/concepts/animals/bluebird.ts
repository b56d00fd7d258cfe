import { songbirdOf } from '../songbird-of.ts';

export const bluebird = songbirdOf({
  id: 'bluebird',
  words: {
    en: 'bluebird/bluebirds/indigo bunting',
    de: 'rotkehl-hüttensänger/hüttensänger',
    es: 'azulejo',
    fr: 'merlebleu',
    zh: '蓝鸲/蓝知更鸟',
    ja: 'ルリツグミ/青い鳥',
    ar: 'الطائر الأزرق',
    emoji: '',
  },
  formOf: (colour) => ({ back: colour ?? '#2f66b6', breast: '#c4713e', dark: '#224883', cheek: colour ?? '#3a70ba' }),
});
