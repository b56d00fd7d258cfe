import type { Experimental_VideoModelV4 as VideoModelV4, JSONValue } from '@ai-sdk/provider';
import type {
  TaskSearch,
  VideoCapabilities,
  VideoEngine,
  VideoOperation,
  VideoRequest,
  VideoStart,
  VideoStatus,
} from '../../../ports/video-engine.ts';
import { loadAiSdk } from './ai-sdk.ts';
import { fetchVideo } from './fetch-video.ts';
import { explainFault, plainError } from './explain-fault.ts';
import { failureOf, ProviderFailure, ProviderRefusal } from './provider-fault.ts';
import type { ProviderLine } from './provider-line.ts';
import { emptyPromptReason, providerPrompt } from './provider-prompt.ts';

/** A model of specification v4; each package brings its own copy of the types, which the compiler takes for strangers. */
interface SpecifiedModel {
  readonly specificationVersion: 'v4';
}

/** What goes into a start besides words, length and webhook. */
export interface SdkVideoAsk {
  readonly aspectRatio?: `${number}:${number}` | 'adaptive';
  readonly resolution?: `${number}x${number}`;
  readonly seed?: number;
  readonly fps?: number;
  readonly providerOptions?: Record<string, Record<string, string | number | boolean | null>>;
}

/** What one provider needs besides what all of them share. */
export interface SdkVideoSettings {
  readonly capabilities: VideoCapabilities;
  readonly line: ProviderLine;
  /** The provider's own id of the model for this video; undefined when it has none. */
  readonly modelId: (request: VideoRequest) => string | undefined;
  /** A model of its package that fetches through our line; loads the package at its first use. */
  readonly model: (modelId: string, fetchThrough: typeof fetch) => Promise<SpecifiedModel>;
  readonly ask: (request: VideoRequest) => SdkVideoAsk;
  /** Sees every JSON answer to a look, and throws for what the package would misunderstand. */
  readonly judge?: (answer: unknown) => void;
  /** True when its models tell us about the end of a task. */
  readonly sendsEvents: boolean;
  /** What to send along for the video itself, where it lies behind the key. */
  readonly downloadHeaders?: Record<string, string>;
  readonly cancel?: (operation: VideoOperation) => Promise<void>;
  readonly takeBack?: VideoEngine['takeBack'];
  readonly reconcile?: (
    search: TaskSearch,
    modelId: string,
    signal: AbortSignal,
  ) => Promise<VideoOperation | undefined>;
}

/**
 * Videos from any model of the AI SDK that can be begun and looked at apart. What is stored of a task is the package's
 * own operation beside the model it belongs to: any process can go on with it, also after the table of models changed.
 */
export function openSdkVideoEngine(settings: SdkVideoSettings): VideoEngine {
  const { capabilities, modelId, cancel, takeBack, reconcile } = settings;
  return {
    capabilities,
    start: (request, signal) => start(settings, request, signal),
    status: (operation, signal) => look(settings, operation, signal),
    ...(cancel
      ? {
          // Giving up is a kindness: the generation has its end already, whatever the engine says to it.
          cancel: (operation: VideoOperation) => cancel(operation).catch(() => undefined),
        }
      : {}),
    ...(takeBack ? { takeBack } : {}),
    ...(reconcile
      ? {
          reconcile: async (search: TaskSearch, signal: AbortSignal) => {
            const id = modelId(search.request);
            return id === undefined ? undefined : reconcile(search, id, signal);
          },
        }
      : {}),
    close: async () => undefined,
  };
}

async function start(settings: SdkVideoSettings, request: VideoRequest, signal: AbortSignal): Promise<VideoStart> {
  const { line, modelId, model, ask, sendsEvents } = settings;
  const prompt = providerPrompt(request.prompt);
  if (prompt === undefined) return { kind: 'refused', reason: emptyPromptReason };
  const id = modelId(request);
  if (id === undefined) return { kind: 'failed', reason: `There is no model for ${request.model}.` };
  const pauseMs = line.breaker.pauseMs();
  if (pauseMs > 0) return { kind: 'busy', retryAfterMs: pauseMs, reason: 'the breaker is open' };
  const call = line.call();
  try {
    const { experimental_startVideo: startVideo } = await loadAiSdk();
    const { operation } = await startVideo({
      // The number of the specification is the promise that the cast stands on.
      model: (await model(id, call.fetch)) as VideoModelV4,
      prompt: request.source ? { image: request.source.bytes, text: prompt } : prompt,
      n: 1,
      duration: request.durationS,
      ...ask(request),
      headers: { 'idempotency-key': request.id },
      ...(sendsEvents && request.notifyUrl !== undefined ? { webhookUrl: request.notifyUrl } : {}),
      // Paid: the package must never send it twice.
      maxRetries: 0,
      abortSignal: signal,
    });
    return { kind: 'started', operation: { model: id, task: JSON.stringify(operation) } };
  } catch (error) {
    const fault = explainFault(error, call);
    if (fault) return fault;
    throw plainError(error);
  }
}

async function look(settings: SdkVideoSettings, operation: VideoOperation, signal: AbortSignal): Promise<VideoStatus> {
  const { capabilities, line, model, downloadHeaders, judge } = settings;
  // Whoever follows the task looks again by itself.
  const call = line.call({ lookTries: 1, ...(judge ? { judge } : {}) });
  try {
    const { experimental_getVideoStatus: getVideoStatus } = await loadAiSdk();
    const status = await getVideoStatus((await model(String(operation['model']), call.fetch)) as VideoModelV4, {
      operation: JSON.parse(String(operation['task'])) as JSONValue,
      maxRetries: 0,
      abortSignal: signal,
    });
    if (status.status === 'pending') return { kind: 'running' };
    // Some packages call it an error of the task when only the look went wrong.
    // A key that is refused for a while says nothing about the task.
    if (status.status === 'error' && (call.status === 401 || call.status === 403))
      throw new Error(`The look was refused (status ${call.status}).`);
    if (status.status === 'error') return isGone(call.status) ? { kind: 'lost' } : failureOf(status.error);
    const [video] = status.videos;
    if (video?.type !== 'url') return { kind: 'failed', reason: 'The engine sent no film.', mayBePaid: true };
    return await fetchVideo({
      line,
      url: video.url,
      engine: capabilities.engine,
      signal,
      ...(downloadHeaders ? { headers: downloadHeaders } : {}),
    });
  } catch (error) {
    if (isGone(call.status)) return { kind: 'lost' };
    if (error instanceof ProviderRefusal || error instanceof ProviderFailure) return failureOf(error.message);
    // It has ended, and there is nothing: looking again would find the same.
    if (error instanceof Error && /^(No video|No valid video)|returned no result/.test(error.message))
      return { kind: 'failed', reason: 'The engine sent no film.', mayBePaid: true };
    throw plainError(error);
  }
}

function isGone(status: number | undefined): boolean {
  return status === 404 || status === 410;
}
