import { join } from 'node:path';
import { imageSizes, videoPixels, videoRatios, videoResolutions } from '@loomlight/contract';
import {
  findMarkSecrets,
  formerSecretsName,
  makeMarkSecret,
  markSecretName,
  type MarkSecrets,
  rotateMarkSecret,
} from '../adapters/mark/mark-secret.ts';
import { openProcessMarkFinder } from '../adapters/mark/process-mark-finder.ts';
import { openThreadImageMarker } from '../adapters/mark/thread-image-marker.ts';
import type { FileProcesses } from '../adapters/ready-processes.ts';
import type { Config } from '../config/config.ts';
import type { MarkRotation } from '../features/operator/index.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import { formerMarkSecretsMax, type ImageMarker, type MarkFinder } from '../ports/image-mark.ts';

/** What puts marks into new images, and what finds those of before. */
export interface Marking {
  /** Undefined where nothing is signed: new images say nothing of themselves then. */
  readonly marker: ImageMarker | undefined;
  /** Undefined where there is no secret, and so nothing that could be found. */
  readonly finder: MarkFinder | undefined;
}

/**
 * The secrets of the marks are those that several processes are given, or those in the data folder, of which the first is made at the first start.
 * They are read again for each mark and each look: an operator may have put a new one in its place (ORIGIN-40).
 */
export function openMarking(config: Config, lifecycle: Lifecycle, processes?: FileProcesses): Marking {
  const secrets = secretsOf(config);
  if (secrets === undefined) return { marker: undefined, finder: undefined };
  const marker = config.PROVENANCE ? openThreadImageMarker(() => secrets().current) : undefined;
  if (marker) lifecycle.onStop('image marker', () => marker.close());
  const all = (): readonly string[] => [secrets().current, ...secrets().former];
  const offered = [...imageSizes, ...videoSizes()];
  return { marker, finder: openProcessMarkFinder({ secrets: all, offered, processes }) };
}

/** Undefined where there is none, and none is to be made. Throws for a damaged one. */
function secretsOf(config: Config): (() => MarkSecrets) | undefined {
  const { PROVENANCE_MARK_SECRET: given, PROVENANCE_MARK_SECRETS_FORMER: before } = config;
  const withBefore = ({ current, former }: MarkSecrets): MarkSecrets => ({
    current,
    former: [...new Set([...former, ...before])].filter((one) => one !== current).slice(0, formerMarkSecretsMax),
  });
  if (given !== undefined) return () => withBefore({ current: given, former: [] });
  const folder = folderOf(config);
  const atStart = config.PROVENANCE ? makeMarkSecret(folder) : findMarkSecrets(folder);
  // Goes on with what it has where somebody takes the files away.
  return atStart && (() => withBefore(findMarkSecrets(folder) ?? atStart));
}

function folderOf(config: Pick<Config, 'DATA_DIR'>): string {
  return join(config.DATA_DIR, 'provenance');
}

/**
 * Puts a new secret of the marks in the place of the old one. Processes that are given theirs have it in a folder of the operator's, which is named
 * then, and are told afterwards.
 */
export function rotateMarks(
  config: Pick<Config, 'DATA_DIR' | 'PROVENANCE_MARK_SECRET'>,
  folder: string | undefined,
): MarkRotation {
  const isGiven = config.PROVENANCE_MARK_SECRET !== undefined;
  if (isGiven !== (folder !== undefined))
    return {
      kind: 'refused',
      reason: isGiven
        ? 'The secret of the marks is given by PROVENANCE_MARK_SECRET: name the folder in which provenance init has made it.'
        : 'The secret of the marks is in the data folder: no other folder can be named.',
    };
  const place = folder ?? folderOf(config);
  if (!findMarkSecrets(place)) return { kind: 'refused', reason: `There is no ${join(place, markSecretName)}.` };
  const { former } = rotateMarkSecret(place);
  const files = { secret: join(place, markSecretName), former: join(place, formerSecretsName) };
  return { kind: 'rotated', former: former.length, files: isGiven ? files : undefined };
}

/** The sizes that films have whose proportions are not those of a picture. */
function videoSizes(): readonly { readonly width: number; readonly height: number }[] {
  return videoResolutions.flatMap(({ value: resolution }) =>
    videoRatios
      .filter(({ value }) => value !== 'adaptive')
      .map(({ value: ratio }) => videoPixels({ resolution, ratio })),
  );
}
