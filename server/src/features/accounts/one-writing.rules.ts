/** Scripts that many people write today; with Latin one of them may stand in a name, but for the two whose letters look like Latin. */
const mixable =
  'Arabic Armenian Bengali Bopomofo Devanagari Ethiopic Georgian Gujarati Gurmukhi Hangul Han Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan';
/** Scripts that stand alone in a name. */
const alone =
  'Latin Cyrillic Greek Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee Hanifi_Rohingya Javanese Kayah_Li Lepcha Limbu Lisu Mandaic Meetei_Mayek Miao Mongolian New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh Vai Wancho Yi';
/** What Japanese, Chinese and Korean are written in, with Latin. */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

/**
 * True for text whose letters belong together as Unicode's UTS 39 has it at the level 'moderately restrictive': one script, the
 * usual mixtures of East Asia, or Latin with one other script that is not taken for it. Cyrillic among Latin letters is not.
 */
export function isOneWriting(text: string): boolean {
  return (
    [...alone.split(' '), ...mixable.split(' ').map((script) => `Latin ${script}`), ...together].some((scripts) =>
      isWrittenIn(text, scripts),
    ) || isOfNoScriptInUse(text)
  );
}

/** Digits, marks and signs that all scripts share count for any of them. */
function isWrittenIn(text: string, scripts: string): boolean {
  return new RegExp(`^[${classOf(`Common Inherited ${scripts}`)}]*$`, 'u').test(text);
}

/** Nobody takes the letters of an old script for those of another. */
function isOfNoScriptInUse(text: string): boolean {
  return !new RegExp(`[${classOf(`${alone} ${mixable}`)}]`, 'u').test(text);
}

function classOf(scripts: string): string {
  return scripts
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('');
}
