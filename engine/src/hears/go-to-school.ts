import { isPerson } from './doers.ts';
import { forget } from './count-anew.ts';
import type { Asked } from './heard.ts';
import { takePart } from './take-part.ts';
import type { Reading } from './reading.ts';

/** Words for a class of pupils, who are as many as sit in one; and those for being in one. */
const aClass =
  /(?<![\p{L}-])(?:(?:her|his|the|a|their|my) (?:school )?class(?:es)?(?! of \d)|(?:ihrer|seiner|ihre|seine|der|einer|die) (?:schul)?klasse|(?:su|la|una) clase|(?:sa|la|une) classe)(?![\p{L}-])|全班|班级|クラス/u;
const inClass =
  /(?<![\p{L}-])(?:in class|at school|in school|in their class|in lessons?|during (?:a |the )?lesson|im unterricht|in der schule|en clase|en la escuela|en classe|à l.école|في الصف|في المدرسة)(?![\p{L}-])|上课|在学校|授業中|学校で/u;

const teachers =
  /teacher|professor|lehrer|maestr|profesor|professeur|maître|instituteur|institutrice|老师|教师|教授|先生|教師|معلم|أستاذ/u;

/** How many sit in a class of which no number was said: with a teacher before them fewer, or these would be small. */
const [usual, taught] = [5, 4] as const;

/** Who learns does it at a desk in a classroom, before whoever teaches (STUDIO-72). */
export function goToSchool(text: string, reading: Reading): void {
  const { asked } = reading;
  const school = asked.find(({ kind, id, side }) => kind === 'thing' && id === 'school' && side !== 'front');
  const people = asked.filter((one) => isPerson(one) && learns.has(one.id));
  const [words] = (people.length > 0 && (inClass.exec(text) ?? (people.some(isTeacher) && aClass.exec(text)))) || [];
  if (school && people.length > 0 && isInside.test(text)) {
    forget(asked, school);
    enter(asked, school.phrase);
  } else if (words !== undefined) {
    if (school) forget(asked, school);
    enter(asked, words);
    takePart(words, reading);
    if (people.every(isTeacher) && aClass.test(words))
      asked.push({ kind: 'thing', id: 'boy', phrase: 'children', plural: true, size: 1 });
  }
  if (people.length > 1 && people.some(({ act }) => act === 'teaches')) enter(asked, people[0]?.phrase ?? '');
  if (!asked.some(({ kind, id }) => kind === 'place' && id === 'classroom')) return;
  const all = asked.filter((one) => isPerson(one) && learns.has(one.id));
  const hasTeacher = all.some(isTeacher);
  for (const one of all) {
    if (one.act !== undefined && !atDesks.has(one.act)) continue;
    const isMany = one.count === undefined && (one.plural || severalByOneWord.test(one.phrase));
    const count = isMany ? { count: hasTeacher ? taught : usual } : {};
    asked[asked.indexOf(one)] = isTeacher(one)
      ? { ...one, act: 'teaches' }
      : { ...one, ...count, act: 'sits at a desk' };
  }
}

/** Inside a school, and not before the building. */
const isInside =
  /(?<![\p{L}-])(?:in|at|inside) (?:a |the |their )?(?:\p{L}+ )?school|in (?:der|einer|ihrer) (?:\p{L}+)?schule|en (?:la|una|el|un) (?:escuela|colegio)|à l.école|dans (?:une|l.) ?école|学校里|在学校|学校で|في (?:ال)?مدرسة/u;

const learns: ReadonlySet<string> = new Set(['boy', 'girl', 'person', 'siblings', 'twin boys', 'twin girls']);
const isTeacher = ({ phrase }: Asked): boolean => teachers.test(phrase);

/** What is done at a desk. */
const atDesks: ReadonlySet<Asked['act']> = new Set<Asked['act']>([
  ...(['sits', 'reads', 'draws', 'talks', 'teaches', 'sits at a table', 'works at a table'] as const),
]);

/** Words for a pupil or a student that are the same for several. */
const severalByOneWord = /^schüler$|^(?:طلاب|طالبات|تلاميذ)$|[\u3040-\u30ff\u4e00-\u9fff]/u;

function enter(asked: Asked[], phrase: string): void {
  if (!asked.some(({ kind }) => kind === 'place'))
    asked.push({ kind: 'place', id: 'classroom', phrase, plural: false, size: 1, count: 1 });
}
