import type { VideoMode, VideoRatio, VideoResolution } from '@loomlight/contract';
import type { HeardPrompt } from './heard-prompt.ts';
import type { DigitalSource, ReferenceImage } from './image-engine.ts';
import type { FramePattern } from './image-mark.ts';
import type { MediaBody } from './media-file.ts';

/** What an engine can video; the product offers no more than this (GET /video/options). */
export interface VideoCapabilities {
  /** Name that stands in `engine` of what it made. */
  readonly engine: string;
  /** Those of `videoModels` that it has, by id. */
  readonly models: readonly string[];
  readonly resolutions: readonly VideoResolution[];
  readonly ratios: readonly VideoRatio[];
  /** Whole seconds. */
  readonly durationS: { readonly min: number; readonly max: number; readonly default: number };
  /** Where its videos come from; left out by engines with a model, which is most. */
  readonly digitalSource?: DigitalSource;
  /** Frames a second, the default first; empty when the engine takes none (the form then hides the field). */
  readonly frameRates: readonly number[];
  /** Whether it lays a pattern over the frames that it makes, before they are encoded; left out by every engine that is asked for a finished file. */
  readonly laysPattern?: boolean;
  /** False for engines that are paid by the task: one whose start is in doubt is never started again. */
  readonly restartable: boolean;
  /** Pause between two looks at a running task, in milliseconds. */
  readonly pollMs: number;
}

export interface VideoRequest {
  /** The generation's id: names the task where an engine lets us choose its name. */
  readonly id: string;
  /** The person's own words. */
  readonly prompt: string;
  /** One of the capabilities' models. */
  readonly model: string;
  readonly mode: VideoMode;
  readonly resolution: VideoResolution;
  readonly ratio: VideoRatio;
  /** Pixels that the product promised; an engine may differ by up to 8 %. */
  readonly width: number;
  readonly height: number;
  readonly durationS: number;
  readonly fps: number;
  readonly cameraFixed: boolean;
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  /** The image that the video starts from, decoded and stripped before. */
  readonly source: ReferenceImage | undefined;
  /** Laid over every frame, by an engine that does. */
  readonly pattern?: FramePattern;
  /** Where the engine may tell that something has changed; a hint only, the state is always asked for. */
  readonly notifyUrl: string | undefined;
}

/** What an engine needs to find its task again from any process: plain JSON, stored with the generation. */
export type VideoOperation = Readonly<Record<string, string | number | boolean | null>>;

/** What is known for certain is a value; a throw leaves in doubt whether the task exists (and is paid). */
export type VideoStart =
  | { readonly kind: 'started'; readonly operation: VideoOperation }
  /** No task was made, and none will be; the reason is a sentence for the person. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** No task was made: it may be asked again after the pause. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number; readonly reason: string }
  /** No task was made, and none will be; the reason is for the log. */
  | { readonly kind: 'failed'; readonly reason: string };

export type VideoStatus =
  | { readonly kind: 'queued' }
  /** `fraction` is 0 to 1 where the engine tells it. */
  | { readonly kind: 'running'; readonly fraction?: number; readonly message?: string }
  | { readonly kind: 'succeeded'; readonly video: EngineVideo }
  | { readonly kind: 'refused'; readonly reason: string }
  /** It failed for good, or brought what cannot be used. Another task might succeed, where that costs nothing. */
  | { readonly kind: 'failed'; readonly reason: string; readonly mayBePaid?: boolean }
  /** The engine knows nothing of this task (any more). */
  | { readonly kind: 'lost' };

export interface EngineVideo {
  /** An MP4 file, decoded once and free of foreign remarks. One that was fetched lies in a file, however large it is. */
  readonly body: MediaBody;
  readonly mediaType: 'video/mp4';
  /** As the file says, in seconds. */
  readonly durationS: number;
  /** A frame early in the video, full size, as RGBA pixels. */
  readonly poster: { readonly data: Uint8Array; readonly width: number; readonly height: number };
  /** Whether the pattern of its request lies over its frames, the poster included. */
  readonly hasPattern?: boolean;
}

/** What is known of a start whose answer was lost. */
export interface TaskSearch {
  readonly request: VideoRequest;
  readonly startedAfter: Date;
  readonly isTaken: (operation: VideoOperation) => Promise<boolean>;
}

/** Makes videos from words or from an image. Tasks may outlive the process that started them. */
export interface VideoEngine {
  readonly capabilities: VideoCapabilities;
  /** What it would make of a person's words without an image to start from; an engine that cannot tell has no such function. */
  hears?(words: string): Promise<HeardPrompt>;
  /** Begins one video, asking the engine once. Throws when it cannot be told whether it began. */
  start(request: VideoRequest, signal: AbortSignal): Promise<VideoStart>;
  /** One look at a task. Throws when the look itself fails; the task goes on. */
  status(operation: VideoOperation, signal: AbortSignal): Promise<VideoStatus>;
  /** Gives a task up where that is possible; ending what is over is no error. */
  cancel?(operation: VideoOperation): Promise<void>;
  /**
   * Ends a task only if nothing has to be paid for it then, and leaves it alone otherwise: `stopped` is certain. An engine
   * that never knows has no such function. Throws when it cannot be asked.
   */
  takeBack?(operation: VideoOperation, signal: AbortSignal): Promise<'stopped' | 'too_late'>;
  /**
   * Looks for the task of a start whose answer was lost; undefined when there is none. `isTaken` tells tasks that
   * belong to other generations.
   */
  reconcile?(search: TaskSearch, signal: AbortSignal): Promise<VideoOperation | undefined>;
  close(): Promise<void>;
}
