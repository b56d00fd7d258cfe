import { join } from 'node:path';
import { imageSizes, videoPixels, videoRatios, videoResolutions } from '@loomlight/contract';
import { findMarkSecret, makeMarkSecret } from '../adapters/mark/mark-secret.ts';
import { openProcessMarkFinder } from '../adapters/mark/process-mark-finder.ts';
import { openThreadImageMarker } from '../adapters/mark/thread-image-marker.ts';
import type { Config } from '../config/config.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { ImageMarker, MarkFinder } from '../ports/image-mark.ts';

/** What puts marks into new images, and what finds those of before. */
export interface Marking {
  /** Undefined where nothing is signed: new images say nothing of themselves then. */
  readonly marker: ImageMarker | undefined;
  /** Undefined where there is no secret, and so nothing that could be found. */
  readonly finder: MarkFinder | undefined;
}

/** The secret of the marks is the one that several processes are given, or one that is made at the first start. */
export function openMarking(config: Config, lifecycle: Lifecycle): Marking {
  const folder = join(config.DATA_DIR, 'provenance');
  const secret = config.PROVENANCE_MARK_SECRET ?? (config.PROVENANCE ? makeMarkSecret(folder) : findMarkSecret(folder));
  if (secret === undefined) return { marker: undefined, finder: undefined };
  const marker = config.PROVENANCE ? openThreadImageMarker(secret) : undefined;
  if (marker) lifecycle.onStop('image marker', () => marker.close());
  return { marker, finder: openProcessMarkFinder({ secret, offered: [...imageSizes, ...videoSizes()] }) };
}

/** The sizes that films have whose proportions are not those of a picture. */
function videoSizes(): readonly { readonly width: number; readonly height: number }[] {
  return videoResolutions.flatMap(({ value: resolution }) =>
    videoRatios
      .filter(({ value }) => value !== 'adaptive')
      .map(({ value: ratio }) => videoPixels({ resolution, ratio })),
  );
}
