import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invariant } from '../../kernel/errors.ts';
import type { VideoRequest } from '../../ports/video-engine.ts';
import { type ArkPeer, openArkPeer } from '../../testing/peers/ark-peer.ts';
import { openWorkFiles } from '../work-files.ts';
import { modelark } from './modelark.ts';

const workFiles = await openWorkFiles(join(tmpdir(), 'loomlight-work'));
let ark: ArkPeer;
beforeAll(async () => {
  ark = await openArkPeer();
});
beforeEach(() => ark.reset());
afterAll(() => ark.close());

const { signal } = new AbortController();
const request: VideoRequest = {
  ...{ id: '01a1fe94-d78f-72c6-827f-000000000001', prompt: 'Waves', model: 'seedance-pro', mode: 'image' },
  ...{ resolution: '1080p', ratio: 'adaptive', width: 1080, height: 1080, durationS: 4, fps: 24, cameraFixed: true },
  seed: 0,
  source: { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' },
  notifyUrl: 'https://loomlight.test/hint',
};

function open(baseUrl = `${ark.address}/api/v3`, key = 'test-key') {
  invariant(modelark.video, 'ModelArk makes films');
  return modelark.video.open({ ARK_API_KEY: key, ARK_BASE_URL: baseUrl }, { hosts: [], workFiles, warm: false });
}

it('sends every setting in a field of its own, the image in its role, and the address for hints', async () => {
  expect((await (await open()).start(request, signal)).kind).toBe('started');
  const { content, ...settings } = ark.tasks[0]?.body ?? {};
  expect(settings).toEqual({
    ...{ model: 'seedance-1-0-pro-250528', resolution: '1080p', ratio: 'adaptive', duration: 4, seed: 0 },
    ...{ camera_fixed: true, watermark: false, return_last_frame: false, service_tier: 'default' },
    ...{ execution_expires_after: 3_600, callback_url: 'https://loomlight.test/hint' },
  });
  expect(content).toEqual([
    { type: 'text', text: 'Waves' },
    {
      type: 'image_url',
      image_url: { url: expect.stringMatching(/^data:.*;base64,AQID$/) as string },
      role: 'first_frame',
    },
  ]);
  expect(ark.requests[0]?.headers['idempotency-key']).toBe(request.id);
});

it('knows expired as an end', async () => {
  ark.fault = 'expired';
  ark.patience = 0;
  const started = await (await open()).start(request, signal);
  if (started.kind !== 'started') throw new Error('It was not begun.');
  const looks = [
    await (await open()).status(started.operation, signal),
    await (await open()).status(started.operation, signal),
  ];
  expect(looks.map(({ kind }) => kind)).toEqual(['running', 'failed']);
});

it('gives a task up where it is still possible, and says nothing where it is not', async () => {
  const started = await (await open()).start(request, signal);
  if (started.kind !== 'started') throw new Error('It was not begun.');
  await (await open()).cancel?.(started.operation);
  expect(ark.tasks[0]?.isCancelled).toBe(true);
  await (await open()).cancel?.({ model: 'x', task: '{"taskId":"unknown"}' });
});

it('takes a task back while it is queued, and leaves alone what has to be paid [MAKE-2]', async () => {
  const begin = async () => {
    const started = await (await open()).start(request, signal);
    if (started.kind !== 'started') throw new Error('It was not begun.');
    return started.operation;
  };
  expect(await (await open()).takeBack?.(await begin(), signal)).toBe('stopped');
  expect(ark.tasks[0]?.isCancelled).toBe(true);
  const running = await begin();
  ark.patience = 1_000_000;
  await (await open()).status(running, signal);
  expect(await (await open()).takeBack?.(running, signal)).toBe('too_late');
  expect(await (await open()).takeBack?.({ model: 'x', task: '{"taskId":"unknown"}' }, signal)).toBe('too_late');
  expect(ark.tasks[1]?.isCancelled).toBe(false);
});

it('lets no key into what it throws', async () => {
  const engine = await open('http://127.0.0.1:1/api/v3', 'secret-key');
  const answer = await engine.start(request, signal);
  expect(answer.kind).toBe('busy');
  expect(JSON.stringify(answer)).not.toContain('secret-key');
  ark.fault = '500-after';
  await expect((await open()).start(request, signal)).rejects.toThrow(/^The engine answered 500, not as agreed\.$/);
});
