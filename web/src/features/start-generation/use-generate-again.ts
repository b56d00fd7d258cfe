import { type Content, isBlank } from '@loomlight/contract';
import { useState } from 'react';
import { useViewer } from '../account/index.ts';
import { useStartGeneration } from './use-start-generation.ts';
import { repeatOf } from './repeat-generation.ts';

export interface GenerateAgain {
  /** Undefined where there is nothing to repeat: the words are locked. */
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
  const repeat = repeatOf(item, { prompt: prompt ?? '', isOwn }, count);
  const again = () => {
    if (prompt !== null && !isBlank(prompt)) start(repeat);
  };
  return { again: prompt === null ? undefined : again, running: starting, cost: repeat.cost, failure };
}
