/** Where fal takes orders and keeps what it made. */
export const falHosts = ['queue.fal.run', 'fal.run', 'fal.media', '*.fal.media'];

export const falUsualUrl = 'https://fal.run';

/** The package has the queue's address in its code; another base address takes it along. */
export function falMoved(baseUrl: string): Record<string, string> {
  return baseUrl === falUsualUrl ? {} : { 'https://queue.fal.run': new URL(baseUrl).origin };
}
