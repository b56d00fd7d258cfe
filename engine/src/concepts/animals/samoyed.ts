import { samoyed as formOf } from '../../shapes/watching-breeds.ts';
import { dogOfBreed } from '../dog-of-breed.ts';

export const samoyed = dogOfBreed({
  id: 'samoyed',
  words: {
    en: 'samoyed/samoyed dog/white fluffy dog/fluffy white dog',
    de: 'samojede/samojeden',
    es: 'samoyedo',
    fr: 'samoyède',
    zh: '萨摩耶/萨摩耶犬',
    ja: 'サモエド',
    ar: 'سامويد',
    emoji: '',
  },
  size: { width: 1.15, height: 0.9 },
  coats: [['#efebe2', '#f8f5ee', '#d8cebc']],

  formOf,
});
