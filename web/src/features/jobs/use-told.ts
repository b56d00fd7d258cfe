import { useState } from 'react';
import { useTimeout } from '../../lib/use-timing.ts';

const pauseMs = 10_000;

/** The words as they are read out: at once the first time, then the newest every 10 s, so that nobody is talked over (MAKE-8). */
export function useTold(words: string): string {
  const [told, setTold] = useState(words);
  useTimeout(() => setTold(words), told === words ? null : pauseMs);
  return told;
}
