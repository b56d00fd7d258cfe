import { describeHeard } from './compose/describe-heard.ts';
import { routeOf } from './compose/plan.ts';
import type { Heard } from './hears/heard.ts';
import { hashText } from './raster/random.ts';
import type { PaintRequest } from './types.ts';
import { viewsVersion } from './version.ts';

/**
 * The seed of everything chance decides: the number that was asked for and the subject, and nothing else. Another style, hour, season, weather
 * or colour, or a word more about the mood, is the same composition in another light (STUDIO-11). A composition also keeps its seed through
 * all versions; a view is begun anew for each.
 */
export function seedOf({ prompt, seed }: Pick<PaintRequest, 'prompt' | 'seed'>, heard: Heard): number {
  const composed = routeOf(heard).kind === 'composition';
  return hashText(
    composed ? `${composedSubject(heard)}|${seed}` : `${viewedSubject(prompt, heard)}|${seed}|${viewsVersion}`,
  );
}

/** The things and places of a composition; what happens where nothing stands. */
function composedSubject({ drawn }: Heard): string {
  const standing = drawn.filter(({ kind }) => kind === 'thing' || kind === 'place');
  return (standing.length > 0 ? standing : drawn.filter(({ kind }) => kind === 'event')).map(({ id }) => id).join();
}

/** What a view shows. Words that are not understood are all there is to tell two such pictures apart. */
function viewedSubject(prompt: string, heard: Heard): string {
  const { subject, fallback } = describeHeard(prompt, 'none', heard);
  return fallback ? prompt.trim().toLowerCase() : subject;
}
