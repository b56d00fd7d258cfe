import { striped } from '../../shapes/flag-patterns.ts';
import { flagOf } from '../flag-of.ts';

export const dutchFlag = flagOf({
  id: 'dutch flag',
  en: { adjective: 'dutch', names: ['the netherlands', 'holland'] },
  de: { adjective: 'niederländisch', names: ['holland'] },
  es: { adjective: 'holandesa', names: ['holanda'] },
  fr: { adjective: 'néerlandais', names: ['des pays-bas'] },
  zh: '荷兰',
  ja: 'オランダ',
  ar: { adjective: 'الهولندي', name: 'هولندا' },
  emoji: '🇳🇱',
  cloth: { pattern: striped(['#ab1c2c', '#f3f1ec', '#1f4488']) },
});
