import { clientTiming, type ContentType } from '@loomlight/contract';

export interface RulesOfType {
  readonly done: readonly string[];
  readonly making: readonly string[];
  readonly pollMax: number;
  /** Said of an item that failed; the second after one has waited for it on this page. */
  readonly failed: string;
  readonly failedWhileWaiting: string;
  readonly unreadable: string;
  readonly timedOut: string;
  readonly heading: string;
}

/**
 * Of each type of content: statuses, patience (R-RES-07, R-RES-08), and sentences (R-ERR-27 to R-ERR-30).
 */
export const rulesOfType: Readonly<Record<ContentType, RulesOfType>> = {
  image: {
    done: ['completed'],
    making: ['processing', 'pending', 'queued'],
    pollMax: clientTiming.imagePollMax,
    failed: 'Image generation failed.',
    failedWhileWaiting: 'Image generation failed.',
    unreadable: 'Failed to check image status. Please try again.',
    timedOut: 'Image generation timed out. Please try again.',
    heading: 'Generated Images',
  },
  video: {
    done: ['succeeded', 'completed'],
    making: ['running', 'queued', 'pending', 'processing'],
    pollMax: clientTiming.videoPollMax,
    failed: 'Video generation failed.',
    failedWhileWaiting: 'Video generation failed. Please try again.',
    unreadable: 'Failed to check video generation status. Please try again later.',
    timedOut: 'Video generation is taking longer than expected. Please check back later.',
    heading: 'Generated Videos',
  },
};
