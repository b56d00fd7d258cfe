import { isReadyStatus } from '@loomlight/contract';
import type { HeardPrompt } from '../../ports/heard-prompt.ts';
import type { ContentRow } from '../content/index.ts';
import type { StartContext } from './generation.context.ts';

/**
 * What the engine made of the words of a finished piece, by the code that its quote was asked by (PEOPLE-23). It is asked anew and not
 * stored: words that are copied beside a prompt would be a second place from which a locked one could leak. Only the very engine that made a piece
 * can tell; another, or a later release of it, would speak of a picture that it has not painted.
 */
export async function hearContent(
  ctx: Pick<StartContext, 'imageEngine' | 'videoEngine'>,
  row: Pick<ContentRow, 'content_type' | 'status' | 'prompt' | 'model' | 'engine' | 'source_key'>,
): Promise<HeardPrompt | undefined> {
  if (!isReadyStatus(row.status)) return undefined;
  if (row.content_type === 'image') {
    const { capabilities, hears } = ctx.imageEngine;
    const isItsMaker = capabilities.engine === row.engine && capabilities.model === row.model;
    return isItsMaker ? hears?.(row.prompt) : undefined;
  }
  const { capabilities, hears } = ctx.videoEngine;
  // A film from a picture moves the picture: what its words name need not be drawn.
  return capabilities.engine === row.engine && row.source_key === null ? hears?.(row.prompt) : undefined;
}
