import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { engineGaps, unlistedEngines } from '../../testing/engine-gaps.ts';
import { rigs } from '../../testing/peers/rigs.ts';
import { plantedEngine } from '../../testing/planted-engine.ts';
import { engines } from './index.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');
const places = {
  env: read('.env.example'),
  page: read('docs', 'engines.md'),
  operating: read('docs', 'operating.md'),
  rigs,
};
const all = [...engines.values()];

describe('an engine', () => {
  it.each(all)('$name has its settings, its row and its rig', (engine) => {
    expect(engineGaps(engine, places)).toEqual([]);
  });

  it('that was planted is missed at every place', () => {
    expect(engineGaps(plantedEngine, places)).toEqual([
      '.env.example has no line for ACME_API_KEY',
      '.env.example has no line for ACME_BASE_URL',
      '.env.example has no line for ACME_IMAGE_MODEL',
      '.env.example is wrong about acme for IMAGE_ENGINE',
      '.env.example is wrong about acme for VIDEO_ENGINE',
      'docs/engines.md has no row for acme',
      'testing/peers/rigs.ts has no rig for acme',
    ]);
  });

  it('that is told wrongly is found out', () => {
    const told = {
      env: `${places.env.replaceAll('studio (embedded)', 'studio (embedded), acme')}
# Somebody else
# ACME_API_KEY=
# ACME_BASE_URL=https://acme.example
# ACME_IMAGE_MODEL=acme-1
`,
      page: '| `acme` | no | `ACME_API_KEY`, `ACME_IMAGE_MODEL` | every size | 5 s |',
      operating: '',
      rigs: { acme: { openPeer: () => Promise.reject(new Error('nobody')), settings: () => ({ ACME_API_KEY: 'k' }) } },
    };
    expect(engineGaps(plantedEngine, told)).toEqual([
      '.env.example gives ACME_BASE_URL another default than https://api.acme.example/v1',
      '.env.example does not say Acme above its settings',
      'docs/engines.md is wrong about who pays for acme',
      'no page names ACME_BASE_URL',
      'docs/engines.md does not say that ACME_IMAGE_MODEL is acme-1',
      'docs/engines.md is wrong about seeds of acme',
      'docs/engines.md does not say that films of acme take 5 to 8 s',
      'the rig of acme has no film',
    ]);
    const page = '| `acme` | yes | `ACME_BASE_URL`, `ACME_API_KEY`, `acme-1` `ACME_IMAGE_MODEL` | | |';
    expect(engineGaps(plantedEngine, { ...told, page }).slice(-3, -1)).toEqual([
      'docs/engines.md is wrong about pictures of acme',
      'docs/engines.md is wrong about films of acme',
    ]);
  });
});

describe('the table of engines', () => {
  it('lists every file of the folder under its name, and nothing else', () => {
    expect(unlistedEngines(readdirSync(import.meta.dirname), engines)).toEqual([]);
    expect(unlistedEngines(['index.ts', 'studio.ts', 'studio.test.ts', 'acme.ts'], engines)).toEqual([
      'index.ts does not list acme.ts',
      ...all.slice(1).map(({ name }) => `${name} has no file of its name`),
    ]);
  });

  it('has one kind for each setting, also where several engines read it', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { settings } of [...all])
      for (const [name, { kind }] of Object.entries(settings))
        kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
    expect([...kinds].filter(([, { size }]) => size !== 1)).toEqual([]);
  });

  it("loads no vendor's package before an engine is used", async () => {
    const script = `import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
      console.log(JSON.stringify(loaded));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    const loaded: string[] = JSON.parse(stdout);
    expect(loaded.some((url) => url.endsWith('/engines/fal.ts'))).toBe(true);
    expect(loaded.filter((url) => /node_modules\/(?:@ai-sdk|ai)\//.test(url))).toEqual([]);
  });
});
