import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../config/read-env.ts';
import { engineGaps } from '../../testing/engine-gaps.ts';
import { rigs } from '../../testing/peers/rigs.ts';
import { plantedEngine } from '../../testing/planted-engine.ts';
import { engines, readEngines } from './index.ts';
import { testSecret } from '../../testing/test-secret.ts';

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
  it.each(all)('$name has its settings, its row and its rig [MAKE-16]', (engine) => {
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
  it('is the folder: a file of its own makes an engine, in its order [MAKE-16]', async () => {
    const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts');
    expect([...engines.keys()].map((name) => `${name}.ts`).toSorted()).toEqual(files.toSorted());
    const [first, ...others] = engines.keys();
    expect([first, ...others]).toEqual(['studio', ...others.toSorted()]);
    const folder = mkdtempSync(join(tmpdir(), 'loomlight-engines-'));
    const planted = join(import.meta.dirname, '../../testing/planted-engine.ts');
    writeFileSync(join(folder, 'acme.ts'), `export { plantedEngine as acme } from ${JSON.stringify(planted)};`);
    // Neither a test nor the reader of the folder is an engine.
    writeFileSync(join(folder, 'index.ts'), 'throw new Error();');
    writeFileSync(join(folder, 'acme.test.ts'), 'throw new Error();');
    const found = await readEngines(folder);
    expect([...found.keys()]).toEqual(['acme']);
    // It can be chosen and has a price, and is missed where it has to stand besides.
    const given = { DATA_DIR: folder, TOKEN_SECRET: testSecret, ACME_API_KEY: 'k' };
    const { imageEngines, videoEngines } = readEnvironment({ ...given, ENGINES: 'acme' }, [...found.values()]);
    expect([imageEngines, videoEngines]).toEqual([
      [{ name: 'acme', isClosing: false, price: 1 }],
      [{ name: 'acme', isClosing: false, price: 1 }],
    ]);
    expect([...found.values()].flatMap((engine) => engineGaps(engine, places))).toContain(
      'docs/engines.md has no row for acme',
    );
  });

  it('refuses a file that makes no engine of its name [MAKE-16]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loomlight-engines-'));
    const planted = JSON.stringify(join(import.meta.dirname, '../../testing/planted-engine.ts'));
    writeFileSync(join(folder, 'other.ts'), `export { plantedEngine as acme } from ${planted};`);
    await expect(readEngines(folder)).rejects.toThrow('other.ts exports the engine other, and nothing else');
    rmSync(join(folder, 'other.ts'));
    writeFileSync(join(folder, 'acme.ts'), `export { plantedEngine as acme } from ${planted};\nexport const b = 1;`);
    await expect(readEngines(folder)).rejects.toThrow('acme.ts exports the engine acme, and nothing else');
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
