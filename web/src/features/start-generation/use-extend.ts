import { type Content, isBlank, isReadyStatus } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useStartGeneration } from './use-start-generation.ts';
import { useVideoOfImage, videoSettingsOf } from './video-of-image.ts';

interface Extend {
  /** Undefined where there is nothing to go on from: an image, unfinished, locked to this viewer, or no engine that makes videos of images. */
  readonly offer: { readonly cost: number; readonly durationS: number } | undefined;
  /** Starts it, or opens the dialog that is in the way. */
  readonly start: () => void;
  readonly running: boolean;
  /** Why nothing was started. */
  readonly failure: string | null;
}

/** A video that goes on where this one ends, with its words (MAKE-61). */
export function useExtend(item: Content): Extend {
  const [failure, say] = useState<string | null>(null);
  const { start, starting } = useStartGeneration({ from: 'again', say });
  const wanted = item.content_type === 'video' && isReadyStatus(item.status) && !isBlank(item.text_prompt ?? '');
  const next = useVideoOfImage({ wanted });
  const offer = next && { cost: next.cost, durationS: next.video.durationS };
  const begin = () => {
    if (!next) return;
    const body = videoSettingsOf(item, next);
    start({
      contentType: 'video',
      cost: next.cost,
      body: () => ({ text_prompt: item.text_prompt ?? '', extension_of: item.id }),
      send: (idempotencyKey) => call(generations.extend, { params: { id: item.id }, body, idempotencyKey }),
    });
  };
  return { offer, start: begin, running: starting, failure };
}
