import * as z from 'zod';
import { look, postOnce } from './json-line.ts';
import type { ProviderFault } from './provider-fault.ts';
import type { ProviderLine } from './provider-line.ts';

/** A workflow as ComfyUI exports it for its interface (API format): nodes by id. */
export type Workflow = Readonly<Record<string, unknown>>;

/** Where a prompt stands; `unknown` when ComfyUI has never heard of it or has forgotten it. */
export type ComfyState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'queued' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly files: readonly ComfyFile[] }
  | { readonly kind: 'failed'; readonly reason: string };

export interface ComfyFile {
  readonly filename: string;
  readonly subfolder: string;
  readonly type: string;
}

/** One ComfyUI. The id of a prompt is ours, so that any process finds it again and nothing is begun twice. */
export interface ComfyUi {
  state(id: string, signal: AbortSignal): Promise<ComfyState>;
  submit(id: string, workflow: Workflow, signal: AbortSignal): Promise<{ readonly kind: 'yes' } | ProviderFault>;
  cancel(id: string): Promise<void>;
  /** Where a finished file is. */
  address(file: ComfyFile): string;
  /** Stores an image that a workflow starts from; answers its name there. */
  upload(name: string, bytes: Uint8Array, mediaType: string, signal: AbortSignal): Promise<string>;
}

const fileSchema = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
const historySchema = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
    status: z
      .object({ status_str: z.string(), completed: z.boolean().default(false), messages: z.unknown() })
      .nullish(),
  }),
);
const queueSchema = z.object({
  queue_running: z.array(z.array(z.unknown())),
  queue_pending: z.array(z.array(z.unknown())),
});
const submittedSchema = z.object({ prompt_id: z.string() });
const json = { 'content-type': 'application/json' };

export function openComfyUi(line: ProviderLine, baseUrl: string): ComfyUi {
  const post = async (path: string, body: object): Promise<void> => {
    await line
      .call({ startTimeoutMs: 5_000 })
      .fetch(`${baseUrl}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  };
  return {
    state: async (id, signal) => {
      // The history last: what ends between two looks must not be in neither.
      const queue = await look(line, { url: `${baseUrl}/queue`, schema: queueSchema, signal });
      const history = await look(line, { url: `${baseUrl}/history/${id}`, schema: historySchema, signal });
      const entry = history?.[id];
      if (entry) return endOf(entry);
      const isIn = (list: readonly (readonly unknown[])[] | undefined): boolean =>
        list?.some((item) => item[1] === id) ?? false;
      if (isIn(queue?.queue_running)) return { kind: 'running' };
      return { kind: isIn(queue?.queue_pending) ? 'queued' : 'unknown' };
    },
    submit: async (id, workflow, signal) => {
      const body = { prompt: workflow, prompt_id: id, client_id: id };
      const answer = await postOnce(line, { url: `${baseUrl}/prompt`, body, schema: submittedSchema, signal });
      if (answer.kind !== 'yes') return answer;
      if (answer.value.prompt_id !== id)
        return { kind: 'failed', reason: 'This ComfyUI chooses ids itself; it is too old.', mayBePaid: true };
      return { kind: 'yes' };
    },
    cancel: async (id) => {
      await post('/queue', { delete: [id] });
      await post('/interrupt', { prompt_id: id });
    },
    address: ({ filename, subfolder, type }) =>
      `${baseUrl}/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`,
    upload: async (name, bytes, mediaType, signal) => {
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(bytes)], { type: mediaType }), name);
      form.set('overwrite', 'true');
      const response = await line.call().fetch(`${baseUrl}/upload/image`, { method: 'POST', body: form, signal });
      if (!response.ok) throw new Error(`ComfyUI did not take the picture (status ${response.status}).`);
      const stored = z.object({ name: z.string(), subfolder: z.string().default('') }).parse(await response.json());
      return stored.subfolder === '' ? stored.name : `${stored.subfolder}/${stored.name}`;
    },
  };
}

function endOf(entry: z.output<typeof historySchema>[string]): ComfyState {
  const { status, outputs } = entry;
  if (status && status.status_str !== 'success') return { kind: 'failed', reason: `ComfyUI: ${status.status_str}` };
  const files = Object.values(outputs)
    .flatMap((output) => Object.values(output))
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((item) => {
      const parsed = fileSchema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    });
  return { kind: 'done', files };
}

/** Puts values where a workflow says `%name%`: a number where nothing else stands there, else into the text. */
export function fillWorkflow(workflow: Workflow, values: Readonly<Record<string, string | number>>): Workflow {
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    if (typeof value !== 'string') return value;
    const whole = /^%(\w+)%$/.exec(value)?.[1];
    if (whole !== undefined && whole in values) return values[whole];
    // A function, so that no sign in a prompt has a meaning of its own.
    return value.replace(/%(\w+)%/g, (found, name: string) => String(values[name] ?? found));
  };
  return Object.fromEntries(Object.entries(workflow).map(([id, node]) => [id, fill(node)]));
}
