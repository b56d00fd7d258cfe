import { contract } from '@loomlight/contract';
import { afterEach, expect, it } from 'vitest';
import { openFalPeer } from '../../testing/peers/fal-peer.ts';
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

it(
  'several at once: each is opened, asked, charged and watched by itself, and one that closes takes nothing new [MAKE-11, MAKE-14]',
  { tags: 'slow' },
  async () => {
    const fal = await openFalPeer();
    ark = await openArkPeer();
    try {
      const app = await openTestApp(
        {
          ...{ ENGINES: 'modelark,fal,openai:closing', ENGINE_PRICES: 'fal:1.5', OPENAI_API_KEY: 'test-key' },
          ...{ ARK_API_KEY: 'test-key', ARK_BASE_URL: `${ark.address}/api/v3` },
          ...{ FAL_API_KEY: 'test-key', FAL_BASE_URL: fal.address, VIDEO_ENGINE: 'fal' },
        },
        undefined,
        undefined,
        'configured',
      );
      test = app;
      const sizes = await app.call(contract.images.sizes);
      expect(sizes.body.engines.map(({ name, cost_multiplier: price }) => [name, price])).toEqual([
        ['modelark', 1],
        ['fal', 1.5],
      ]);
      const options = await app.call(contract.videos.options);
      expect(options.body.engines.map(({ name }) => name)).toEqual(['fal', 'modelark']);
      expect(options.body.duration_range.min).toBe(3);
      const site = await app.app.http.inject({ url: '/site.json' });
      expect(site.json()).toMatchObject({ engine_prices: { image: 1, video: 1.5 } });
      const ada = await app.person({ credits: 100 });
      const paint = async (engine?: string) => {
        const body = { text_prompt: 'A lake', ...(engine && { engine }) };
        const started = await app.call(contract.images.generate, { token: ada.token, body });
        return app.finished(ada, started.body.id);
      };
      expect(await paint()).toMatchObject({ status: 'completed', engine: 'modelark', credits_used: 2 });
      expect(await paint('fal')).toMatchObject({ status: 'completed', engine: 'fal', credits_used: 3 });
      // One that does not work is left alone; the other goes on.
      ark.fault = '500-after';
      for (let times = 0; times < 5; times += 1) expect((await paint('modelark')).status).toBe('failed');
      expect((await paint('fal')).status).toBe('completed');
      expect(await app.balance(ada)).toBe(92);
      const [modelark, fal15, openai] = [
        { name: 'modelark', isClosing: false, price: 1 },
        { name: 'fal', isClosing: false, price: 1.5 },
        { name: 'openai', isClosing: true, price: 1 },
      ];
      const engines = { image: [modelark, fal15, openai], video: [fal15, modelark] };
      const { lines } = await runCommand({ ...(await operatorContext(app)), engines }, ['engines', 'status']);
      const told = lines.join('\n');
      expect(told).toMatch(
        /^image {2}modelark {2}default {2}1x {2}unfinished 0\nimage {2}fal {2}open {2}1.5x {2}unfinished 0\nimage {2}openai {2}closing {2}1x/,
      );
      expect(told).toMatch(/^video {2}fal {2}default {2}1.5x[^]*^video {2}modelark {2}open/m);
      expect(told).toMatch(/image {2}modelark {2}open, 5 failures in a row/);
      expect(told).toMatch(/image {2}fal {2}closed {2}since/);
      expect(told).toMatch(/video {2}fal {2}closed {2}since/);
      const metrics = (await app.app.http.inject({ url: '/metrics' })).body;
      expect(metrics).toContain('loomlight_engine_state{content="image",engine="modelark"} 2');
      expect(metrics).toContain('loomlight_engine_state{content="image",engine="fal"} 0');
    } finally {
      await fal.close();
    }
  },
);
