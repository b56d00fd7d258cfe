import { isReadyStatus } from '@loomlight/contract';
import { findEngine } from '../../kernel/open-engines.ts';
import type { HeardPrompt } from '../../ports/heard-prompt.ts';
import type { ContentRow } from '../content/index.ts';
import type { StartContext } from './generation.context.ts';

/**
 * What the engine made of the words of a finished item, by the code that its quote was asked by (PEOPLE-23). It is asked anew and not
 * stored: words that are copied beside a prompt would be a second place from which a locked one could leak. Only the very engine that made an item
 * can tell; another, or a later release of it, would speak of an image that it has not painted.
 */
export async function hearContent(
  ctx: Pick<StartContext, 'imageEngines' | 'videoEngines'>,
  row: Pick<
    ContentRow,
    'content_type' | 'status' | 'prompt' | 'negative_prompt' | 'model' | 'engine' | 'source_key' | 'imported_at'
  >,
): Promise<HeardPrompt | undefined> {
  // What was brought along says by whom it was made elsewhere; nobody here can tell more of it.
  if (!isReadyStatus(row.status) || row.imported_at !== null) return undefined;
  // What starts from an image is made of that as well: what its words name need not be drawn, nor what is drawn be named.
  if (row.source_key !== null) return undefined;
  if (row.content_type === 'image') {
    const maker = findEngine(ctx.imageEngines, row.engine);
    return maker?.capabilities.model === row.model
      ? maker.hears?.(row.prompt, row.negative_prompt ?? undefined)
      : undefined;
  }
  return findEngine(ctx.videoEngines, row.engine)?.hears?.(row.prompt);
}
