import { type Content, countCredits } from '@loomlight/contract';
import type { Job } from '@loomlight/contract/generations';
import type { JobList } from './jobs-query.ts';

/** What an item is called where its words stand on one line. */
export function jobTitle({
  text_prompt: words,
  content_type: contentType,
}: Pick<Content, 'text_prompt' | 'content_type'>): string {
  return words ?? (contentType === 'video' ? 'A video' : 'An image');
}

/** How it goes: `62 %`, what is being done, and how long it will still take if it takes as long as others did. */
export function runningWords(job: Job, now: number): string {
  const left = job.estimate_s === null ? 0 : job.estimate_s - Math.max(0, now - Date.parse(job.created_at)) / 1_000;
  const words = [job.status_message ?? 'Developing'];
  if (left >= 1) words.push(`about ${usualSeconds(left)} left`);
  return words.join(', ');
}

/** Where it stands in line. People take turns, so that others may still come before it. */
export function waitingWords({ waiting_before: before, estimate_s: estimateS }: Job): string {
  const words = [before === null ? 'In line' : before === 0 ? 'Next in line' : `${before} before it`];
  if (estimateS !== null) words.push(`usually done in ${usualSeconds(estimateS)}`);
  return words.join(', ');
}

/** What is said of a failure besides that the credits are back, which stands in a line of its own. */
export function failureWords({ status_message: message }: Pick<Content, 'status_message'>): string {
  return (message ?? '').replace(/ Your credits have been refunded\.$/, '');
}

/** `2 credits are back`. */
export function backWords(credits: number): string {
  return `${countCredits(credits)} ${credits === 1 ? 'is' : 'are'} back`;
}

/** Seconds as people say them: `6 seconds`, `2 minutes`. */
export function usualSeconds(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 90) return whole === 1 ? '1 second' : `${whole} seconds`;
  return `${Math.round(whole / 60)} minutes`;
}

/** `2 running, 1 in line`; what waits for the network is told by itself. */
export function countWords({ running, waiting }: Pick<JobList, 'running' | 'waiting'>, offline: number): string {
  const words = [
    ...(running > 0 ? [`${running} running`] : []),
    ...(waiting > 0 ? [`${waiting} in line`] : []),
    ...(offline > 0 ? [`${offline} waiting for the network`] : []),
  ];
  return words.join(', ');
}
