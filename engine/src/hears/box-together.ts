import { forget } from './count-anew.ts';
import { isPerson } from './doers.ts';
import type { Asked } from './heard.ts';
import type { Reading } from './reading.ts';
import { takePart } from './take-part.ts';

/** Words by which somebody boxes, and is not called a boxer. */
const verbs =
  /^(?:boxing|kickboxing|sparring|boxend|boxt|boxen|beim boxen|boxeando|boxean?|boxant|boxe|boxent|打拳击|拳击|ボクシング|يلاكم|تلاكم|يتلاكمان|يتلاكمون)$/u;
const fighting =
  /(?<![\p{L}-])(?:fighting|fights|fight|punching|kämpfen|kämpft|kämpfend|peleando|combattant|se battant)(?![\p{L}-])/u;

const genders: Readonly<Partial<Record<string, NonNullable<Asked['gender']>>>> = {
  man: 'man',
  woman: 'woman',
  girl: 'woman',
  boy: 'man',
};

/** "Two men boxing" are two boxers, whatever the language and the order of its words; boxers who fight do what they do by themselves (STUDIO-76). */
export function boxTogether(text: string, reading: Reading): void {
  const { asked } = reading;
  const boxer = asked.find(({ kind, id, phrase }) => kind === 'thing' && id === 'boxer' && verbs.test(phrase));
  const who =
    boxer &&
    asked.find((one) => one !== boxer && isPerson(one) && (one.id === 'person' || genders[one.id] !== undefined));
  if (boxer && who) {
    const gender = genders[who.id];
    asked[asked.indexOf(who)] = { ...who, id: 'boxer', ...(gender && { gender }) };
    forget(asked, boxer);
  }
  const [words] = fighting.exec(text) ?? [];
  if (words !== undefined && asked.some(({ id }) => id === 'boxer')) takePart(words, reading);
}
