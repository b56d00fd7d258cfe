import { eventsOfViews } from '../events/index.ts';
import { settings, places } from '../settings/places.ts';
import type { CameraWord } from './grammar.ts';
import type { Asked, Heard } from './heard.ts';
import { readPrompt } from './read-prompt.ts';
import { unseenOf } from './where.ts';

/**
 * What of a prompt will be drawn, what not, what is refused and what takes no part; in a few milliseconds, without
 * painting. Everything it calls drawn is in the picture: a test paints every concept and looks.
 */
export function hears(prompt: string): Heard {
  const reading = readPrompt(prompt);
  const refused = [...new Set(reading.refused)];
  const asked = reading.asked.filter(({ id }) => !refused.includes(id));
  const once = asked.filter((one, i) => one.kind === 'thing' || asked.findIndex(({ id }) => id === one.id) === i);
  const things = once.filter(({ kind }) => kind === 'thing');
  const known = once.filter((one) =>
    canDraw(one, things.length > 0 || once.some(({ kind, id }) => kind === 'event' && !eventsOfViews.has(id))),
  );
  const unseen = unseenOf(known);
  const drawn = unseen.size === 0 ? known : without(known, unseen);
  const lost = once.filter((one) => !known.includes(one) || unseen.has(one)).map(({ phrase }) => phrase);
  const notDrawn = [...new Set([...reading.notDrawn, ...lost])];
  const moves = reading.camera !== undefined && obeys(reading.camera.word, drawn);
  const first = firstSubject(prompt, drawn, notDrawn);
  return {
    drawn,
    notDrawn,
    refused,
    ignored: [...new Set([...reading.ignored, ...(reading.camera && !moves ? [reading.camera.phrase] : [])])],
    ...(reading.camera && moves && { camera: reading.camera.word }),
    palette: reading.palette,
    verdict: drawn.length === 0 ? 'nothing' : notDrawn.length === 0 ? 'all' : first === 'drawn' ? 'part' : 'little',
  };
}

/** Takes some out; of what stood in relation to them only the thing is left. */
function without(asked: readonly Asked[], left: ReadonlySet<Asked>): readonly Asked[] {
  const things = asked.filter(({ kind }) => kind === 'thing');
  const kept = things.filter((thing) => !left.has(thing));
  return asked.flatMap((one) => {
    if (left.has(one)) return [];
    const { side, of, ...rest } = one;
    const other = of === undefined ? undefined : things[of];
    if (of === undefined || !other) return [one];
    return left.has(other) ? [rest] : [{ ...rest, ...(side && { side }), of: kept.indexOf(other) }];
  });
}

/** Views of a whole have an eye of their own; only from above do they become a place that is built. */
function obeys(camera: CameraWord, drawn: readonly Asked[]): boolean {
  if (drawn.some(({ kind }) => kind === 'thing' || kind === 'event')) return true;
  return drawn.some(({ kind, id }) => {
    const place = kind === 'place' ? places.find((one) => one.id === id) : undefined;
    return place?.setting !== undefined && (camera === 'aerial' || place.view === undefined);
  });
}

/** A place that is only known as a view of its own cannot hold things. */
function canDraw(one: Asked, withThings: boolean): boolean {
  if (one.kind !== 'place') return true;
  const place = places.find(({ id }) => id === one.id);
  if (!place) return false;
  const built = place.setting !== undefined && settings[place.setting] !== undefined;
  return built || (!withThings && place.view !== undefined);
}

/** Whether the first thing that a prompt names, its subject, is drawn. */
function firstSubject(prompt: string, drawn: readonly Asked[], notDrawn: readonly string[]): 'drawn' | 'missing' {
  const text = prompt.toLowerCase();
  const at = (phrase: string): number => {
    const found = text.indexOf(phrase);
    return found < 0 ? text.length : found;
  };
  const missing = Math.min(...notDrawn.map(at));
  const things = drawn.filter(({ kind }) => kind === 'thing');
  // Where nothing stands the land is the subject.
  const subjects = things.length > 0 ? things : drawn.filter(({ kind }) => kind === 'place');
  return subjects.some(({ phrase }) => at(phrase) < missing) ? 'drawn' : 'missing';
}
