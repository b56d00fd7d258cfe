import type {
  VideoCapabilities,
  VideoEngine,
  VideoRequest,
  VideoStart,
  VideoStatus,
} from '../../../ports/video-engine.ts';

/** What the engine does: `start` with each new request, `status` with each look at it. */
export interface VideoScript {
  start(request: VideoRequest, call: number): Promise<VideoStart>;
  status(request: VideoRequest, look: number): Promise<VideoStatus>;
}

/** A video engine that answers at once with one flat frame, or does what its script says: for tests and measuring. */
export interface MemoryVideoEngine extends VideoEngine {
  readonly requests: VideoRequest[];
  readonly cancelled: string[];
  /** What taking a task back answers, by its name. */
  takingBack: (task: string) => 'stopped' | 'too_late';
  script: VideoScript;
  /** Forgets every task, as an engine does that was restarted. */
  forget(): void;
  capabilities: VideoCapabilities;
}

const usual: VideoCapabilities = {
  engine: 'memory',
  models: ['seedance-lite-t2v', 'seedance-lite-i2v', 'seedance-pro', 'seedance-pro-fast'],
  resolutions: ['480p', '720p', '1080p'],
  ratios: ['16:9', '21:9', '4:3', '1:1', '9:16', 'adaptive'],
  durationS: { min: 1, max: 10, default: 5 },
  frameRates: [24, 30],
  restartable: true,
  pollMs: 1,
};

export function openMemoryVideoEngine(script: VideoScript = flatVideos): MemoryVideoEngine {
  const tasks = new Map<string, { readonly request: VideoRequest; looks: number }>();
  const engine: MemoryVideoEngine = {
    capabilities: usual,
    requests: [],
    cancelled: [],
    takingBack: () => 'too_late',
    script,
    start: async (request) => {
      engine.requests.push(request);
      const answer = await engine.script.start(request, engine.requests.length);
      if (answer.kind === 'started') tasks.set(String(answer.operation['task']), { request, looks: 0 });
      return answer;
    },
    status: async (operation) => {
      const task = tasks.get(String(operation['task']));
      if (!task) return { kind: 'lost' };
      task.looks += 1;
      return engine.script.status(task.request, task.looks);
    },
    cancel: async (operation) => {
      engine.cancelled.push(String(operation['task']));
      tasks.delete(String(operation['task']));
    },
    takeBack: async (operation) => engine.takingBack(String(operation['task'])),
    forget: () => tasks.clear(),
    close: async () => undefined,
  };
  return engine;
}

let taskCounter = 0;

/** Every task is accepted and done at the second look. */
export const flatVideos: VideoScript = {
  start: async () => {
    taskCounter += 1;
    return { kind: 'started', operation: { task: `task-${taskCounter}` } };
  },
  status: async (request, look) =>
    look === 1
      ? { kind: 'running', fraction: 0.5, message: 'Frame 1 of 2' }
      : {
          kind: 'succeeded',
          video: {
            body: {
              kind: 'bytes',
              bytes: new Uint8Array(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x0dmdat film', 'latin1')),
            },
            mediaType: 'video/mp4',
            durationS: request.durationS,
            poster: {
              data: new Uint8Array(request.width * request.height * 4).fill(120),
              width: request.width,
              height: request.height,
            },
          },
        },
};
