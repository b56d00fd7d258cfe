import { findConcept } from '../concepts/registry.ts';
import { forget } from './count-anew.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';

/** A building that people are said to be in: its concept, the words for being inside it, and the place that is seen there. */
interface Inside {
  readonly id: string;
  readonly says: RegExp;
  readonly place: string;
  /** Whom it is seen for; everybody by itself. */
  readonly of?: ReadonlySet<string>;
}

const insides: readonly Inside[] = [
  {
    id: 'church',
    says: /(?<![\p{L}-])(?:(?:in|inside|at) (?:a |an |the |his |her |their )?(?:\p{L}+ )?church|in (?:der|einer|ihrer|seiner) (?:\p{L}+ )?kirche|en (?:la|una|su) iglesia|dans (?:une |la |l.)(?:\p{L}+ )?église|à l.église|في (?:ال)?كنيسة)(?![\p{L}-])|教堂里|在教堂|教会で|教会の中/u,
    place: 'cathedral',
  },
  {
    id: 'stadium',
    says: /arena|arène|حلبة|竞技场|アリーナ/u,
    place: 'boxing ring',
    of: new Set(['boxer']),
  },
  ...(['stadium', 'colosseum'] as const).map((id): Inside => ({
    id,
    says: /(?<![\p{L}-])(?:(?:in|inside|entering|into|at|enters) (?:a |an |the )?(?:\p{L}+ )?(?:arena|colosseum|coliseum|amphitheat(?:re|er))|in (?:der|einer) arena|im (?:kolosseum|amphitheater)|en (?:el|un) (?:coliseo|anfiteatro)|dans (?:le |un |une |l.)(?:arène|colisée|amphithéâtre))(?![\p{L}-])|斗兽场|闘技場|コロッセオ/u,
    place: 'arena',
    of: new Set(['gladiator', 'lion', 'tiger', 'knight', 'viking', 'soldier', 'bull', 'chariot']),
  })),
];

/** Who is said to be in a building is seen in it, and not before it (STUDIO-80). */
export function goInside(text: string, { asked }: Reading): void {
  const things = asked.filter(({ kind }) => kind === 'thing');
  for (const { id, says, place, of } of insides) {
    const building = things.find((thing) => thing.id === id && thing.side !== 'front' && thing.side !== 'behind');
    const others = things.filter((thing) => thing !== building);
    const isForThem = others.some((one) => (of ? of.has(one.id) : isPerson(one) || isWed(one)));
    const isNowhereElse = !asked.some(({ kind }) => kind === 'place');
    if (!building || !isForThem || !isNowhereElse || !says.test(text)) continue;
    forget(asked, building);
    asked.push({ kind: 'place', id: place, phrase: building.phrase, plural: false, size: 1, count: 1 });
  }
}

/** A bride and a groom have no looks of their own to be told. */
const isWed = ({ id }: Asked): boolean => findConcept(id)?.portrait !== undefined || id === 'newlyweds';
