import type { Season } from '../concepts/concept.ts';
import type { Reading } from './reading.ts';

/** Where each season is seen best. */
const seenIn: Readonly<Record<Season, string>> = {
  spring: 'orchard',
  summer: 'cottage garden',
  autumn: 'park',
  winter: 'forest',
};

/** What says how a season is seen, and not where. */
const manners: ReadonlySet<string> = new Set(['season', 'time', 'mood', 'style']);

/** A season of which nothing else was said than the hour is that of a place in which it is seen (STUDIO-54). */
export function placeSeason({ asked, notDrawn, refused }: Reading): void {
  const season = asked.find(({ kind }) => kind === 'season');
  if (!season || notDrawn.length > 0 || refused.length > 0 || !asked.every(({ kind }) => manners.has(kind))) return;
  const id = seenIn[season.id as Season]; // ids of that kind are seasons
  asked.push({ kind: 'place', id, phrase: season.phrase, plural: false, size: 1, count: 1 });
}
