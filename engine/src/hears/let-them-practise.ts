import type { Act } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';
import { forget } from './count-anew.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';

/** What is named by a noun and is done by people: who does it where nobody else was named, and how others are seen who do. */
interface Practice {
  readonly id: string;
  /** The nouns that name it; by others somebody is named who does it. */
  readonly names: RegExp;
  readonly actOf: (phrase: string) => Act;
}

const practices: readonly Practice[] = [
  {
    id: 'weightlifter',
    names:
      /lifting|^lifts|barbell|gewichtheben|gewichte|hantel|halterofilia|levanta(?:ndo)? |haltérophilie|soul[eè]v|^举重$|杠铃|^重量挙げ$|リフティング|バーベル|رفع/u,
    actOf: () => 'lifts',
  },
  { id: 'swimmer', names: /^$/u, actOf: () => 'swims' },
  {
    id: 'yogi',
    names: /^(?:yoga(?: pose)?|瑜伽|ヨガ|(?:ال)?يوغا)$|lotus|loto|莲花坐|蓮華座/u,
    actOf: (phrase) => (/lotus|loto|莲花坐|蓮華座/u.test(phrase) ? 'meditates' : 'does yoga'),
  },
];

/** The verbs of it, which say nothing more than its noun. */
const verbs: ReadonlySet<string> = new Set(
  (
    'doing/does/practicing/practising/practices/practises/position/pose/' +
    'macht/machen/machend/machende/übt/haciendo/hace/practicando/practica/' +
    'lifting/lifts/hebt/stemmt/levantando/levanta/soulevant/soulève/' +
    'fait/faisant/pratique/pratiquant/تمارس/يمارس'
  ).split('/'),
);

/** "A woman doing yoga" is one woman who does that; "yoga" alone is somebody who does. */
export function letThemPractise({ asked, ignored }: Reading): void {
  for (const { id, names, actOf } of practices) {
    const at = asked.findIndex((one) => one.kind === 'thing' && one.id === id);
    const named = asked[at];
    if (!named) continue;
    const act = actOf(named.phrase);
    const others = (one: Asked): boolean =>
      one !== named &&
      one.kind === 'thing' &&
      one.act === undefined &&
      findConcept(one.id)?.acts?.includes(act) === true;
    const who = names.test(named.phrase) ? asked.findLastIndex(others) : -1;
    const somebody = asked[who];
    if (somebody) {
      asked[who] = { ...somebody, act };
      forget(asked, named);
    } else if (named.act === undefined)
      asked[at] = { ...named, act, ...(act === 'swims' && { actWord: named.phrase }) };
    for (let i = ignored.length - 1; i >= 0; i--) if (verbs.has(ignored[i] ?? '')) ignored.splice(i, 1);
  }
}
