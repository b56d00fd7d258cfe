import { contract } from '@loomlight/contract';
import { afterEach, expect, it } from 'vitest';
import { type ArkPeer, openArkPeer } from '../../testing/peers/ark-peer.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { runCommand } from '../operator/index.ts';

let test: TestApp | undefined;
let ark: ArkPeer | undefined;
afterEach(async () => {
  await test?.close();
  await ark?.close();
});

it('are chosen by settings alone, offer what they can, and are left alone while they do not work [R-ENT-06]', async () => {
  ark = await openArkPeer();
  const app = await openTestApp(
    {
      ...{ IMAGE_ENGINE: 'modelark', VIDEO_ENGINE: 'modelark', ARK_API_KEY: 'test-key' },
      ARK_BASE_URL: `${ark.address}/api/v3`,
    },
    undefined,
    undefined,
    'configured',
  );
  test = app;
  const options = await app.call(contract.videos.options);
  expect(options.body.fps.supported).toEqual([]);
  expect(options.body.duration_range.min).toBe(2);
  const ada = await app.person({ credits: 100 });
  const paint = async (): Promise<string> =>
    (await app.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake' } })).body.id;
  expect(await app.finished(ada, await paint())).toMatchObject({ status: 'completed', engine: 'modelark' });

  ark.fault = '500-after';
  for (let times = 0; times < 5; times += 1) expect((await app.finished(ada, await paint())).status).toBe('failed');
  expect(await app.balance(ada)).toBe(98);
  const asked = ark.requests.length;
  await paint();
  const { lines } = await runCommand(await operatorContext(app), ['engines', 'status']);
  expect(lines.join('\n')).toMatch(/image {2}modelark {2}open, 5 failures in a row \(status 500\)/);
  expect(lines.join('\n')).toMatch(/modelark {2}possibly_paid {2}5 {2}\(10 credits\)/);
  expect(lines.join('\n')).not.toContain('test-key');
  const metrics = await app.app.http.inject({ url: '/metrics' });
  expect(metrics.body).toContain('loomlight_engine_state{content="image",engine="modelark"} 2');
  expect(metrics.body).toContain('loomlight_engine_possibly_paid_total{engine="modelark"} 5');
  // The sixth waits: nobody is asked, and nothing can be charged for it there.
  expect(ark.requests).toHaveLength(asked);
});

it('offer no size that could not honestly be cut from what they paint [R-API-08]', async () => {
  const app = await openTestApp(
    { IMAGE_ENGINE: 'openai', OPENAI_API_KEY: 'test-key' },
    undefined,
    undefined,
    'configured',
  );
  test = app;
  const { body } = await app.call(contract.images.sizes);
  const names = body.sizes.map(({ name }) => name);
  expect(names[0]).toBe('Square');
  expect(names).toContain('Landscape');
  expect(names).not.toContain('Poster');
  const ada = await app.person();
  const { status, error } = await app.call(contract.images.generate, {
    token: ada.token,
    body: { text_prompt: 'A lake', size: '2048x2048' },
  });
  expect([status, error.details?.[0]?.path]).toEqual([422, 'size']);
  expect(await app.balance(ada)).toBe(50);
});
