import { type Content, isBlank } from '@loomlight/contract';
import { useState } from 'react';
import { useEnginePrices } from '../../api/use-site.ts';
import { useViewer } from '../account/index.ts';
import { useStartGeneration } from './use-start-generation.ts';
import { repeatOf } from './repeat-generation.ts';

export interface GenerateAgain {
  /** Undefined where there is nothing to repeat: the words are locked, or there are none. */
  readonly again: (() => void) | undefined;
  readonly running: boolean;
  readonly cost: number;
  readonly failure: string | null;
}

/** The same words and settings once more, with another seed; of a batch as many as it had. */
export function useGenerateAgain(item: Content, count = 1): GenerateAgain {
  const viewer = useViewer();
  const [failure, say] = useState<string | null>(null);
  const { start, starting } = useStartGeneration({ from: 'again', say });
  const prompt = item.text_prompt;
  const isOwn = viewer.kind === 'member' && viewer.self.id === item.user_id;
  const prices = useEnginePrices();
  const repeat = repeatOf(item, { prompt: prompt ?? '', isOwn }, { count, prices });
  const again = () => {
    start(repeat);
  };
  return {
    again: prompt === null || isBlank(prompt) ? undefined : again,
    running: starting,
    cost: repeat.cost,
    failure,
  };
}
