import { useAwake, useDrawnFor } from './drawn-for.ts';
import { relativeTime } from './relative-time.ts';

/**
 * `relativeTime` for pages that the server draws: until they are taken over it counts from the moment in which they were drawn, and
 * writes dates as nobody's language and clock would have them, because the server knows neither.
 */
export function useRelativeTime(): (time: string) => string {
  const awake = useAwake();
  const drawnFor = useDrawnFor();
  if (awake || !drawnFor) return (time) => relativeTime(time);
  return (time) => relativeTime(time, drawnFor.at, (date) => date.toISOString().slice(0, 10));
}
