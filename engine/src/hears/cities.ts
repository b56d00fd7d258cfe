import type { Words } from '../concepts/concept.ts';
import { wordsOfLine } from '../concepts/words.ts';

/** A city that is known by something that stands in it. */
interface City {
  /** The concept that it is known by. */
  readonly landmark: string;
  /** Whether it is seen at the end of a street where nobody said where it is seen. */
  readonly hasStreets: boolean;
  readonly words: Words;
}

const city = (landmark: string, hasStreets: boolean, words: string): City => ({
  landmark,
  hasStreets,
  words: wordsOfLine(words),
});

/** Cities that are painted by what they are known by. */
export const cities: readonly City[] = [
  city('eiffel tower', true, 'paris|paris|parís|paris|巴黎|パリ|باريس'),
  city('big ben', true, 'london|london|londres|londres|伦敦|ロンドン|لندن'),
  city('colosseum', true, 'rome|rom|roma|rome|罗马|ローマ|روما'),
  city('greek temple', false, 'athens|athen|atenas|athènes|雅典|アテネ|أثينا'),
  city('pagoda', false, 'kyoto|kyoto|kioto|kyoto|京都|京都|كيوتو'),
  city('pyramid', false, 'giza|gizeh|guiza|gizeh|吉萨|ギザ|الجيزة'),
];
