import type { ContentType } from '@loomlight/contract';

/** Where one starts: with the form on its own, with the form beside a result, or a result once more. */
export type StartedFrom = 'form' | 'result' | 'again';

interface StartWords {
  /** The toast of a success (R-ERR-25), and of a failure (R-ERR-20, R-ERR-22). */
  readonly started: string;
  readonly notStarted: Readonly<Record<StartedFrom, string>>;
  /** Why, when nobody has said anything better (R-ERR-20, R-ERR-21, R-ERR-23). */
  readonly unknown: Readonly<Record<StartedFrom, string>>;
}

/** What is said of each content type. */
export const startWords: Readonly<Record<ContentType, StartWords>> = {
  image: {
    started: 'Image generation started!',
    notStarted: {
      form: 'Failed to start generation',
      result: 'Failed to start generation',
      again: 'Failed to start image generation',
    },
    unknown: {
      form: 'Failed to start generation. Please try again.',
      result: 'Failed to generate images. Please try again.',
      again: 'Failed to regenerate images. Please try again.',
    },
  },
  video: {
    started: 'Video generation started!',
    notStarted: {
      form: 'Failed to start video generation',
      result: 'Failed to start video generation',
      again: 'Failed to start video generation',
    },
    unknown: {
      form: 'Failed to start generation. Please try again.',
      result: 'Failed to generate video. Please try again.',
      again: 'Failed to regenerate video. Please try again.',
    },
  },
};
