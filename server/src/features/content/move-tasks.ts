import type { MediaTask } from './media-tasks.store.ts';
import { smallKey, wideKey } from './storage-key.ts';

/** What is to be done so that the media of an item lie below another key, and answer at no old address any more. */
export function moveTasks(
  from: { readonly mediaKey: string; readonly smallKey: string },
  mediaKey: string,
): MediaTask[] {
  return [
    { action: 'move', key: from.mediaKey, target: mediaKey },
    { action: 'move', key: from.smallKey, target: smallKey(mediaKey) },
    { action: 'move', key: wideKey(from.mediaKey), target: wideKey(mediaKey) },
  ];
}
