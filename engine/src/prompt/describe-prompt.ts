import { readWords } from './read-words.ts';
import type { Finding, Reading } from './read-words.ts';
import type { Modifier, SceneDescription, Subject, TimeOfDay } from './scene-description.ts';

/** A noun after one of these is where the picture happens, not what it shows. */
const settingWords = new Set([
  'in',
  'on',
  'across',
  'through',
  'among',
  'beyond',
  'inside',
  'around',
  'over',
  'under',
  'above',
  'behind',
  'near',
  'beside',
  'with',
  'by',
  'from',
  'at',
  'beneath',
  'against',
]);
/** Words that may stand between such a word and its noun. */
const fillers = new Set([
  'a',
  'an',
  'the',
  'its',
  'their',
  'some',
  'many',
  'deep',
  'dark',
  'distant',
  'high',
  'tall',
  'vast',
  'old',
]);
/** A portrait cannot be drawn: its person must not become a tiny traveller in a landscape. */
const closeUps = new Set(['portrait', 'headshot', 'face', 'selfie', 'closeup', 'close-up']);

/** Below this a prompt has only hints, no subject. */
const subjectThreshold = 0.3;
const mostColours = 3;
/** Scenes seen from a ground with a sky above it, where a lake, pines or an aurora can be added. */
const landscapes: ReadonlySet<Subject> = new Set<Subject>(['mountains', 'ocean', 'city', 'forest', 'desert']);

/**
 * Reads a prompt into a scene. Every known word votes for subjects by its own weight, its place and its
 * part in the phrase; the first match never decides, so "northern lights over pine trees" stays a mountain night.
 */
export function describePrompt(prompt: string, style: string): SceneDescription {
  const reading = readWords(prompt);
  const votes = countVotes(reading);
  const found = findModifiers(reading);
  const stated = findTime(reading.findings);
  const winner = findWinner(votes);
  const subject = winner ?? fallbackSubject({ modifiers: found, time: stated, style });
  const modifiers = fitModifiers(subject, found, { style, votes });
  return {
    subject,
    timeOfDay: stated,
    modifiers,
    colours: findColours(reading.findings),
    fallback: winner === undefined && !modifiers.some((modifier) => drawnAlone.has(modifier)),
  };
}

/** Modifiers that are something to see by themselves, on a plain landscape. */
const drawnAlone: ReadonlySet<Modifier> = new Set<Modifier>([
  'aurora',
  'deer',
  'wolf',
  'person',
  'birds',
  'moon',
  'stars',
  'snow',
  'rain',
  'mist',
  'storm',
]);

function countVotes({ words, findings }: Reading): Map<Subject, number> {
  const votes = new Map<Subject, number>();
  for (const [index, finding] of findings.entries()) {
    const next = findings[index + 1];
    // "Forest lake", "space city": directly before another subject noun a noun only describes it; "flowers flowing" stay flowers.
    const isModifier = next?.from === finding.to && next.meaning.votes !== undefined && !next.phrase.endsWith('ing');
    const position = 1.15 - 0.3 * (finding.from / Math.max(1, words.length));
    const part = isModifier ? 0.35 : isSetting(words, finding.from) ? 0.65 : 1;
    for (const [subject, weight] of Object.entries(finding.meaning.votes ?? {})) {
      // Object.entries widens the keys; the vocabulary's type names them.
      const key = subject as Subject;
      votes.set(key, (votes.get(key) ?? 0) + weight * position * part);
    }
  }
  return votes;
}

function isSetting(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && fillers.has(words[before] ?? '')) before--;
  return settingWords.has(words[before] ?? '');
}

function findWinner(votes: ReadonlyMap<Subject, number>): Subject | undefined {
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= subjectThreshold ? best[0] : undefined;
}

function findModifiers({ words, findings }: Reading): ReadonlySet<Modifier> {
  const found = new Set(findings.flatMap((finding) => finding.meaning.modifiers ?? []));
  if (words.some((word) => closeUps.has(word))) found.delete('person');
  return found;
}

function findTime(findings: readonly Finding[]): TimeOfDay {
  const stated = findings.flatMap((finding) => (finding.meaning.time ? [finding] : []));
  // "Day" is often only a word ("rainy day", "sunny"); any other time says more. Night beats all but a named sunset.
  const order: readonly TimeOfDay[] = ['sunset', 'night', 'dusk', 'golden', 'dawn', 'day'];
  return order.find((time) => stated.some((finding) => finding.meaning.time === time)) ?? 'unstated';
}

function findColours(findings: readonly Finding[]): readonly string[] {
  const colours = findings.flatMap((finding) => finding.meaning.colour ?? []);
  return [...new Set(colours)].slice(0, mostColours);
}

function fallbackSubject(hints: { modifiers: ReadonlySet<Modifier>; time: TimeOfDay; style: string }): Subject {
  if (hints.modifiers.has('boat') || hints.modifiers.has('whale')) return 'ocean';
  if (hints.modifiers.has('neon')) return 'city';
  const outdoors = hints.time !== 'unstated' || [...hints.modifiers].some((modifier) => drawnAlone.has(modifier));
  return outdoors ? 'mountains' : 'abstract';
}

function fitModifiers(
  subject: Subject,
  found: ReadonlySet<Modifier>,
  hints: { style: string; votes: ReadonlyMap<Subject, number> },
): readonly Modifier[] {
  const fitted = new Set(found);
  const { votes } = hints;
  if (subject === 'ocean') fitted.delete('lake');
  if (subject !== 'space' && fitted.has('planet') && !votes.has('space')) fitted.delete('planet');
  if (subject === 'mountains' && (votes.get('ocean') ?? 0) > 0.3) fitted.add('lake');
  if (subject === 'city' && hints.style === 'neon') fitted.add('neon');
  if (!landscapes.has(subject)) for (const modifier of ['lake', 'aurora', 'pines'] as const) fitted.delete(modifier);
  return [...fitted].sort();
}
