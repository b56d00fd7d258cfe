import { type Content, imageCost, isReadyStatus } from '@loomlight/contract';
import { upscaledSize } from '@loomlight/contract/derived';
import { generations } from '@loomlight/contract/generations';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useStartGeneration } from './use-start-generation.ts';

interface Upscale {
  /** Undefined where it cannot be enlarged: a video, unfinished, locked to this viewer, or as large as an image gets. */
  readonly offer: { readonly width: number; readonly height: number; readonly cost: number } | undefined;
  /** Starts it, or opens the dialog that is in the way. */
  readonly start: () => void;
  readonly running: boolean;
  /** Why nothing was started. */
  readonly failure: string | null;
}

/** The same image twice as large in each direction, as an item of its own (MAKE-40). */
export function useUpscale(item: Content): Upscale {
  const [failure, say] = useState<string | null>(null);
  const { start, starting } = useStartGeneration({ from: 'form', sender: 'upscale', say });
  const size = upscaledSize(item);
  const canHave = item.content_type === 'image' && isReadyStatus(item.status) && item.text_prompt !== null;
  const offer = canHave && size ? { ...size, cost: imageCost(size) } : undefined;
  const begin = () => {
    if (!offer) return;
    start({
      contentType: 'image',
      cost: offer.cost,
      body: () => ({ text_prompt: item.text_prompt ?? '', upscale_of: item.id }),
      send: (idempotencyKey) => call(generations.upscale, { params: { id: item.id }, idempotencyKey }),
    });
  };
  return { offer, start: begin, running: starting, failure };
}
