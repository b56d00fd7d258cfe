import { setTimeout as sleep } from 'node:timers/promises';
import { createOutboundClient, type OutboundAnswer, OutboundError } from '../../../kernel/outbound.ts';
import type { EngineHealth } from '../../../ports/engine-health.ts';
import type { WorkFiles } from '../../../ports/work-files.ts';
import { type BreakerSettings, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

/** What differs between the engines elsewhere, as far as talking to them goes. */
export interface LineSettings {
  /** Where the engine is; may be on a private network when the operator says so. */
  readonly baseUrl: string;
  /** Where else it answers from and keeps what it made. */
  readonly hosts: readonly string[];
  /** Origins that a package has written into its code, and where they really are: for stand-ins and gateways. */
  readonly moved?: Readonly<Record<string, string>>;
  /** Where downloads are kept until they are looked at. */
  readonly workFiles: WorkFiles;
  readonly limits?: Partial<LineLimits>;
  readonly breaker?: BreakerSettings;
  readonly onHealth?: (health: EngineHealth) => void;
}

export interface LineLimits {
  /** Until a call that begins something has answered. */
  readonly startTimeoutMs: number;
  /** The same where the image is painted while the call waits: the deadline of the generation comes first. */
  readonly imageTimeoutMs: number;
  /** Until a look has answered. */
  readonly lookTimeoutMs: number;
  readonly downloadTimeoutMs: number;
  /** Largest answer to a call; images may arrive inside one. */
  readonly answerMaxBytes: number;
  readonly videoMaxBytes: number;
  /** How often something is asked for that may be asked for again. */
  readonly lookTries: number;
  readonly lookPauseMs: number;
}

const usualLimits: LineLimits = {
  startTimeoutMs: 60_000,
  imageTimeoutMs: 3_600_000,
  lookTimeoutMs: 30_000,
  downloadTimeoutMs: 120_000,
  answerMaxBytes: 64_000_000,
  videoMaxBytes: 200_000_000,
  lookTries: 4,
  lookPauseMs: 500,
};

/** One question to an engine with everything that follows from it. */
export interface ProviderCall {
  /** For packages that want to fetch by themselves. */
  readonly fetch: typeof fetch;
  /** True once the engine has said yes to something that may cost. */
  readonly accepted: boolean;
  /** Status of the newest answer. */
  readonly status: number | undefined;
}

/** The way to one engine: every byte to and from it goes through here. */
export interface ProviderLine {
  readonly limits: LineLimits;
  readonly breaker: CircuitBreaker;
  /** `judge` sees every JSON answer to a look, and throws for what the package would misunderstand. */
  call(options?: CallOptions): ProviderCall;
  readonly workFiles: WorkFiles;
  /**
   * Fetches what an engine has made into the file `into`, as it arrives; throws when it cannot be had or is too large.
   * Whoever names the file removes it.
   */
  download(
    url: string,
    options: { readonly signal: AbortSignal; readonly into: string; readonly headers?: Record<string, string> },
  ): Promise<void>;
}

export interface CallOptions {
  readonly judge?: (answer: unknown) => void;
  /** Tries for looks, where the caller looks again by itself. */
  readonly lookTries?: number;
  /** Longest wait for the answer to a start. */
  readonly startTimeoutMs?: number;
}

export function openProviderLine(settings: LineSettings): ProviderLine {
  const limits = { ...usualLimits, ...settings.limits };
  const breaker = createCircuitBreaker({
    ...settings.breaker,
    ...(settings.onHealth ? { onChange: settings.onHealth } : {}),
  });
  const moved = settings.moved ?? {};
  const client = createOutboundClient({
    hosts: settings.hosts,
    origins: [new URL(settings.baseUrl).origin, ...Object.values(moved)],
  });

  /** One exchange, told to the breaker. */
  async function exchange(url: string, request: Parameters<typeof client>[1]): Promise<OutboundAnswer> {
    try {
      const answer = await client(relocate(url, moved), request);
      if (answer.status >= 500) breaker.failed(`status ${answer.status}`);
      else breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof OutboundError && ['unreachable', 'broken', 'timeout'].includes(error.fault))
        breaker.failed(error.fault);
      throw error;
    }
  }

  /** Looks cost nothing: a bad moment is slept over, a few times. What remains bad is thrown, never handed on as an answer. */
  async function look(url: string, request: Parameters<typeof client>[1], tries: number): Promise<OutboundAnswer> {
    for (let attempt = 1; ; attempt += 1)
      try {
        const answer = await exchange(url, request);
        if (answer.status < 500 && answer.status !== 429 && answer.status !== 408) return answer;
        throw new OutboundError('status', `${answer.place} answered ${answer.status}.`, true);
      } catch (error) {
        const isPassing =
          error instanceof OutboundError && ['status', 'unreachable', 'broken', 'timeout'].includes(error.fault);
        if (!isPassing || attempt >= tries || request.signal?.aborted) throw error;
        await sleep(limits.lookPauseMs * 2 ** attempt * (0.5 + Math.random()));
      }
  }

  return {
    limits,
    breaker,
    workFiles: settings.workFiles,
    call: (options = {}) => {
      const state = { accepted: false, status: undefined as number | undefined };
      return {
        get accepted() {
          return state.accepted;
        },
        get status() {
          return state.status;
        },
        fetch: async (input, init = {}) => {
          const request = new Request(input, init);
          const isLook = request.method === 'GET';
          const url = request.url;
          const sent = {
            method: request.method,
            headers: Object.fromEntries(request.headers),
            ...(request.body ? { body: new Uint8Array(await request.arrayBuffer()) } : {}),
            signal: init.signal ?? undefined,
            timeoutMs: isLook ? limits.lookTimeoutMs : (options.startTimeoutMs ?? limits.startTimeoutMs),
            maxBytes: limits.answerMaxBytes,
          };
          const answer = await (isLook ? look(url, sent, options.lookTries ?? limits.lookTries) : exchange(url, sent));
          state.status = answer.status;
          if (!isLook && answer.status < 300) state.accepted = true;
          if (isLook && options.judge && answer.headers['content-type']?.includes('json'))
            options.judge(parseJson(answer.body));
          return new Response(isBodiless(answer.status) ? null : new Uint8Array(answer.body), {
            status: answer.status,
            headers: answer.headers,
          });
        },
      };
    },
    download: async (url, { signal, into, headers = {} }) => {
      const answer = await look(
        url,
        { headers, signal, into, timeoutMs: limits.downloadTimeoutMs, maxBytes: limits.videoMaxBytes },
        limits.lookTries,
      );
      if (answer.status !== 200) throw new OutboundError('status', `${answer.place} answered ${answer.status}.`, true);
    },
  };
}

function relocate(url: string, moved: Readonly<Record<string, string>>): string {
  const { origin } = new URL(url);
  const target = moved[origin];
  return target === undefined ? url : target + url.slice(origin.length);
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
