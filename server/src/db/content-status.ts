import { type GenerationState, wireStatus } from '@loomlight/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ContentTable } from './types.ts';

/*
 * The conditions on the status of a content. Statements use these instead of status words, so that their text is the text of the
 * partial indices: a planner that finds another spelling, or a parameter, reads the whole table. `row` is the name or alias of the row.
 */

/** Waiting or in the making: the condition of the partial index content_unfinished. */
export function isUnfinished(row = 'content'): RawBuilder<boolean> {
  return sql<boolean>`${statusOf(row)} NOT IN (${words('completed', 'failed')})`;
}

/** A worker holds it for an attempt. */
export function isHeld(row = 'content'): RawBuilder<boolean> {
  return sql<boolean>`${statusOf(row)} IN (${words('running')})`;
}

/** There is an image or a video to look at. */
export function isReady(row = 'content'): RawBuilder<boolean> {
  return sql<boolean>`${statusOf(row)} IN (${words('completed')})`;
}

/** It has ended without an image or a video: the condition of the partial indices content_failed and content_failed_by_owner. */
export function hasFailed(row = 'content'): RawBuilder<boolean> {
  return sql<boolean>`${statusOf(row)} IN (${words('failed')})`;
}

/** Everybody may see it: the condition of the partial index content_public_newest. */
export function isPublicAndReady(row = 'content'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${row}.is_public`)} AND ${isReady(row)}`;
}

/** The status that a row of `content` gets in each state: the word depends on the type of the row. */
export const statusIn: Readonly<Record<GenerationState, RawBuilder<ContentTable['status']>>> = {
  queued: writtenAs('queued'),
  running: writtenAs('running'),
  completed: writtenAs('completed'),
  failed: writtenAs('failed'),
};

function writtenAs(state: GenerationState): RawBuilder<ContentTable['status']> {
  const [image, video] = [wireStatus('image', state), wireStatus('video', state)];
  if (image === video) return sql.lit(image);
  return sql`CASE content.content_type WHEN 'image' THEN ${sql.lit(image)} ELSE ${sql.lit(video)} END`;
}

function statusOf(row: string): RawBuilder<unknown> {
  return sql.ref(`${row}.status`);
}

/** Written into the text and not bound: a plan that is kept for many calls does not know its parameters. */
function words(...states: readonly GenerationState[]): RawBuilder<unknown> {
  const all = new Set(states.flatMap((state) => [wireStatus('image', state), wireStatus('video', state)]));
  return sql.join([...all].map((word) => sql.lit(word)));
}
