import type { SettingId, Words } from '../concepts/concept.ts';
import { wordsOfLine } from '../concepts/words.ts';
import type { Subject } from '../prompt/scene-description.ts';

/** A place that can be named. */
export interface Place {
  readonly id: string;
  readonly words: Words;
  /** The setting things stand in there. */
  readonly setting?: SettingId;
  /** How the place is painted when it is asked for alone; a view of the whole, without things in it. */
  readonly view?: Subject;
}

/** A place by its words of each language, which are apart by a bar. */
export const place = (id: string, words: string, of: { setting?: SettingId; view?: Subject }): Place => ({
  id,
  words: wordsOfLine(words),
  ...of,
});
