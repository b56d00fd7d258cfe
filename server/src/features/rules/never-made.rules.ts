import { foldWords, type Verdict } from './rules.rules.ts';

// What no installation makes, whatever the rules of its desk: sexual things with or about children. A child and something sexual in one text are
// refused together; each by itself is not. Words are compared as those of rules are (DESK-27).

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldWords(text));
const signsOf = (text: string): readonly string[] => text.split(' ').map((one) => foldWords(one).join(''));

/** Somebody who is surely a child. */
const childWords = wordsOf(`
  child children kid kids toddler toddlers infant infants baby babies newborn minor minors underage underaged preteen preteens teen teens teenage teenaged
  teenager teenagers schoolgirl schoolgirls schoolboy schoolboys loli lolis lolita shota prepubescent pubescent juvenile juveniles
  kinder kindes kindern kleinkind kleinkinder saugling sauglinge minderjahrige minderjahrigen minderjahriger madchen schulmadchen schulerin schulerinnen
  nino nina ninos ninas menor menores bebe bebes adolescente adolescentes colegiala colegialas
  enfant enfants fillette fillettes garconnet mineur mineure mineurs mineures ecoliere ecolieres adolescent adolescents
  طفل طفلة اطفال قاصر قاصرة مراهق مراهقة رضيع`);
/** Words beside which `kind` is the German one. */
const germanWords = wordsOf(
  'ein eines einem das dem kleines kleinen nackt nackte nackter nacktes nackten nacktem unbekleidet unbekleidete erotisch erotische',
);
/** A child, or an adult who is called so. */
const youngWords = wordsOf('girl girls boy boys jungs');
const childSigns = signsOf(
  '儿童 兒童 孩子 小孩 幼女 男童 女童 未成年 萝莉 正太 婴儿 少女 小学生 中学生 子供 子ども こども 赤ちゃん ロリ ショタ 園児 女子高生',
);
/** Of an age below eighteen, as it is written in one of the languages. */
const childAge =
  /(?:^| )(?:[1-9]|1[0-7]) ?(?:years? olds?|yrs? olds?|yo|y o|jahre alt|jahrige[rsn]?|anos|ans)(?: |$)|(?:^| )aged? (?:[1-9]|1[0-7])(?: |$)/;
const childAgeInSigns = /(?:^|\D)(?:[1-9]|1[0-7])[岁歳才]/;

/** Sexual beyond doubt. */
const sexualWords = wordsOf(`
  naked nude nudes nudity nudist sex sexual sexually sexualized sexualised nsfw hentai topless bottomless undressed undressing unclothed genital genitals
  genitalia penis vagina vulva orgasm blowjob fellatio intercourse rape raped xxx fetish striptease erotic erotica
  nackt nackte nackter nacktes nackten nacktem nacktheit nacktbild unbekleidet unbekleidete erotisch erotische
  desnudo desnuda desnudos desnudas desnudez sexo erotico erotica
  nu nue nus nues denude denudee sexe sexuel sexuelle erotique
  عاري عارية عاريات عراة اباحي اباحية جنس جنسي جنسية`);
const sexualBeginnings = ['porn', 'masturb', 'molest', 'pedophil', 'paedophil', 'padophil'] as const;
const sexualSigns = signsOf('裸 色情 性交 性爱 性愛 淫 ヌード ポルノ エロい エロ画像 エッチ セックス');
/** Refused of who is surely a child; of others it is said every day. */
const suggestiveWords = wordsOf('sexy seductive sensual lingerie reizwasche lenceria sensuel sensuelle');
const suggestiveSigns = signsOf('性感 セクシー');
/** These need nobody beside them. */
const always = wordsOf('lolicon shotacon jailbait csam kinderporno kinderpornografie pedopornografia pedopornographie');

/** What is called by such a word and is none of it. */
const harmless =
  / (?:same|opposite|other) sex | naked (?:mole|eye|eyes|tree|trees|branches|oat|flame) | sex education | rape (?:field|fields|seed|blossom|blossoms) | baby (?:blue|pink|oil|grand) | [b-g] minor | in a minor | minor (?:key|chord|scratches|detail|details|damage|changes) | nude (?:lipstick|colou?red|tone|tones|heels|shoes) /g;
const harmlessSigns = /裸足|裸眼|裸子|赤裸/g;

/** What people are told. */
export const neverMade = 'Nothing sexual with or about children is made here.';

/** The refusal of a text that sexualises children, and undefined for every other one (DESK-142). */
export function judgeNeverMade(text: string): Extract<Verdict, { readonly kind: 'refuse' }> | undefined {
  return sexualisesChildren(text)
    ? { kind: 'refuse', ruleId: null, explanation: neverMade, category: 'minor_safety' }
    : undefined;
}

function sexualisesChildren(text: string): boolean {
  const folded = foldWords(text);
  const spaced = ` ${folded.join(' ')} `.replaceAll(harmless, ' ');
  // Scripts without blanks have their words in a row of signs.
  const unspaced = folded.join('').replaceAll(harmlessSigns, '');
  const words = spaced.split(' ').filter((word) => word !== '');
  const any = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  const signs = (list: readonly string[]): boolean => list.some((sign) => unspaced.includes(sign));
  if (any(always)) return true;
  const isSexual =
    any(sexualWords) ||
    signs(sexualSigns) ||
    words.some((word) => sexualBeginnings.some((beginning) => word.startsWith(beginning)));
  const isGermanChild = words.includes('kind') && any(germanWords);
  const isChild =
    isGermanChild || any(childWords) || signs(childSigns) || childAge.test(spaced) || childAgeInSigns.test(unspaced);
  if (isChild) return isSexual || any(suggestiveWords) || signs(suggestiveSigns);
  return isSexual && any(youngWords);
}
