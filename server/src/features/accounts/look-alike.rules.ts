import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservedNames } from '@loomlight/contract';

/**
 * What each character that a name may hold is taken for, as Unicode's list of confusables (UTS 39, Unicode 15.0) has it: a line for
 * each target, in hexadecimal, `6F 3BF 43E ...`. See docs/adr/0027 for where it comes from.
 */
const listFile = join(import.meta.dirname, 'look-alikes.txt');
let list: ReadonlyMap<string, string> | undefined;
let reservedLooks: ReadonlySet<string> | undefined;

/**
 * The look of a name: two names that a person may take for each other have the same. 'Lооmlight' with letters of Cyrillic,
 * 'Ioomlight' and 'Loomlight' share one. It is for comparing only, and reads like nothing.
 */
export function lookOf(name: string): string {
  // Twice: case hides one half of what looks alike (I and l), and its absence the other (M and rn).
  return skeleton(skeleton(name.normalize('NFKC')).toLowerCase());
}

/** True for a name that looks like one that nobody may have. */
export function looksReserved(name: string): boolean {
  // In capitals as well: an I among them is taken for an l, which an i is not.
  reservedLooks ??= new Set([...reservedNames].flatMap((word) => [word, word.toUpperCase()]).map(lookOf));
  return reservedLooks.has(lookOf(name));
}

function skeleton(text: string): string {
  list ??= readList();
  return Array.from(text.normalize('NFD'), (character) => list?.get(character) ?? character)
    .join('')
    .normalize('NFD');
}

function readList(): Map<string, string> {
  const text = (hex: string): string => String.fromCodePoint(Number.parseInt(hex, 16));
  const lines = readFileSync(listFile, 'utf8').trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [target = '', ...sources] = line.split(' ');
      const looks = target.split('+').map(text).join('');
      return sources.map((source) => [text(source), looks] as const);
    }),
  );
}
