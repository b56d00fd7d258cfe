import { type Content, isFinalStatus } from '@loomlight/contract';

/** Finished, with something to look at. */
export function isReady({ status }: Content): boolean {
  return isFinalStatus(status) && status !== 'failed';
}
