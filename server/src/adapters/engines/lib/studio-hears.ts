import type { HeardPrompt } from '../../../ports/heard-prompt.ts';

/** What the studio makes of a prompt. Its vocabulary is read with the first question: a process that only works never asks one. */
export async function hearsInStudio(words: string, negativePrompt?: string): Promise<HeardPrompt> {
  const { hears } = await import('@loomlight/engine/hears');
  const { left, unknown } = await readDenials(negativePrompt);
  const { verdict, drawn, notDrawn, ignored } = hears(deny(words, left));
  const phrases = [...new Set(drawn.map(({ phrase }) => phrase))];
  return { verdict, drawn: phrases, notDrawn, ignored: [...ignored, ...unknown], leftOut: left };
}

/** The words as the studio is to paint them: it understands "without …" of whatever it knows, and of nothing else (MAKE-59). */
export async function withDenials(words: string, negativePrompt: string | undefined): Promise<string> {
  return deny(words, (await readDenials(negativePrompt)).left);
}

/** In front: a long prompt is not read to its end. */
function deny(words: string, left: readonly string[]): string {
  return [...left.map((thing) => `without ${thing}. `), words].join('');
}

/** What is to be left out, one by one: what the studio would draw if it were asked to, and the rest. */
async function readDenials(negativePrompt = '') {
  const things = negativePrompt
    .split(/[,.;:!?()\n،、。，]+|\s(?:and|or)\s/u)
    // "No people" in a field that says what to leave out means people.
    .map((thing) => thing.trim().replace(/^(?:no|without|not)\s+/iu, ''))
    .filter((thing) => thing !== '');
  if (things.length === 0) return { left: [], unknown: [] };
  const { hears } = await import('@loomlight/engine/hears');
  const isKnown = (thing: string): boolean => hears(`without ${thing}`).refused.length > 0;
  const once = [...new Set(things)];
  return { left: once.filter(isKnown), unknown: once.filter((thing) => !isKnown(thing)) };
}
