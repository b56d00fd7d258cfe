import { fillPath, isFinalStatus, type ProgressEvent } from '@loomlight/contract';
import { generations, progressEvent } from '@loomlight/contract/generations';
import { readEvents } from '../../api/read-events.ts';

/** Listens to an own generation until it is final. */
export async function watchProgress(
  id: string,
  hear: (event: ProgressEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  await readEvents(
    fillPath(generations.events.path, { id }),
    (body) => {
      const event = progressEvent.safeParse(body).data;
      if (event) hear(event);
      return event && isFinalStatus(event.status) ? 'enough' : 'more';
    },
    signal,
  );
}
