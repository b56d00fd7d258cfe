import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import { callApi, signUp } from '../server/src/testing/http-client.ts';
import { startMeasured } from './lib/child.ts';
import { bounded, type Row } from './lib/figures.ts';

interface SceneLine {
  readonly kind: string;
  readonly scene?: string;
  readonly style?: string;
  readonly cpuMs?: number;
}

/** CPU milliseconds a scene at 1024x1024, as the engine's own script measures them. */
export function benchScenes(): Row[] {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, '../engine/bench/scenes.ts')], {
    encoding: 'utf8',
  });
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SceneLine);
  return lines
    .filter((line) => line.kind === 'scene' || line.kind === 'style')
    .map((line) =>
      line.kind === 'scene'
        ? bounded(`scene ${line.scene ?? ''}, CPU`, (line.cpuMs ?? 0) / 1000, { atMost: 3 }, ' s')
        : {
            what: `scene ocean in the style ${line.style ?? ''}, CPU`,
            figure: `${((line.cpuMs ?? 0) / 1000).toFixed(2)} s`,
          },
    );
}

/** Memory of the whole product after ten images of 1024x1024. */
export async function benchMemory(): Promise<Row[]> {
  const port = 24_401;
  const server = await startMeasured({
    script: 'server/src/main.ts',
    port,
    path: '/readyz',
    env: {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'loomlight-bench-')),
      NODE_ENV: 'test',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      DEMO_GALLERY: 'off',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const { token } = await signUp(address, 'Bench Person');
  const prompts = [
    'mountain lake at sunset',
    'northern lights',
    'ocean with a boat',
    'city at night',
    'forest with a deer',
    'ringed planet',
    'dahlias',
    'liquid marble',
    'misty mountains',
    'stormy sea',
  ];
  for (const text_prompt of prompts) {
    const { body } = await callApi(address, contract.images.generate, { token, body: { text_prompt } });
    await (
      await fetch(`${address}/api/v1/generations/${body.id}/events`, { headers: { authorization: `Bearer ${token}` } })
    ).text();
  }
  const row = bounded('process memory after ten pictures', server.residentMb(), { atMost: 700 }, ' MB');
  await server.stop();
  return [row];
}
