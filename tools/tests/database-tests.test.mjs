import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { databaseSettings, databaseTests, serverTag, singleTests } from '../lib/database-tests.mjs';
import { listFiles, root } from '../lib/workspace.mjs';
import { aFolder } from './a-folder.mjs';

/** A server with these files beside the one that knows the database. */
function aServer(files) {
  const folder = aFolder();
  const all = { [databaseSettings]: 'export const serverUrl = 1;', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test.each([
  ['asks for it itself', { 'server/src/a.test.ts': "import { serverUrl } from './testing/test-settings.ts';" }],
  [
    'imports a helper of a helper',
    {
      'server/src/a.test.ts': "import {\n  a,\n  b,\n} from './a.ts';",
      'server/src/a.ts': "export * from './testing/test-settings.ts';",
    },
  ],
  ['loads a helper later', { 'server/src/a.test.ts': "const { a } = await import('./testing/test-settings.ts');" }],
  ['imports for the effect alone', { 'server/src/a.test.ts': "import './testing/test-settings.ts';" }],
])('a test that %s opens a database', (_, files) => {
  expect(databaseTests({ folder: aServer(files) })).toEqual(['server/src/a.test.ts']);
});

test.each([
  [
    'imports nothing of it',
    { 'server/src/a.test.ts': "import { a } from './a.ts';", 'server/src/a.ts': 'export const a = 1;' },
  ],
  ['knows its type only', { 'server/src/a.test.ts': "import type { A } from './testing/test-settings.ts';" }],
  [
    'imports in circles',
    {
      'server/src/a.test.ts': "import './a.ts';",
      'server/src/a.ts': "import './b.ts';",
      'server/src/b.ts': "import './a.ts';",
    },
  ],
])('a test that %s opens none', (_, files) => {
  expect(databaseTests({ folder: aServer(files) })).toEqual([]);
});

test('here rules run once, and what has rows on both databases', () => {
  const found = databaseTests();
  expect(found).toContain('server/src/features/credits/ledger.test.ts');
  expect(found).toContain('server/src/process/races.test.ts');
  expect(found).not.toContain('server/src/kernel/limiter.test.ts');
  expect(found).not.toContain('server/src/features/prompts/prompts.rules.test.ts');
});

test('what is about the bytes of media or the embedded database runs once, and each file that is named there exists', () => {
  const paths = listFiles(['server']).map((file) => relative(root, file));
  expect(singleTests.filter((path) => !paths.includes(path))).toEqual([]);
  expect(databaseTests().filter((path) => singleTests.includes(path))).toEqual([]);
});

test('on every change a server is asked what has its tag: a file, or a test in it', () => {
  const folder = aServer({
    'server/src/file.test.ts': `// @module-tag ${serverTag}\nimport './testing/test-settings.ts';`,
    'server/src/one.test.ts': `import './testing/test-settings.ts';\nit('is one', { tags: '${serverTag}' }, () => {});`,
    'server/src/two.test.ts': `import './testing/test-settings.ts';\nit('is one', { tags: ['slow', '${serverTag}'] }, () => {});`,
    'server/src/none.test.ts': `import './testing/test-settings.ts';\nit('is none', { tags: 'slow' }, () => {});`,
    'server/src/elsewhere.test.ts': `// @module-tag ${serverTag}`,
  });
  expect(databaseTests({ folder, taggedAlone: true })).toEqual(
    ['file', 'one', 'two'].map((name) => `server/src/${name}.test.ts`),
  );
  expect(databaseTests({ folder })).toContain('server/src/none.test.ts');
});

test('here what happens at once has the tag, and so has what asks whether a server understands what it was not asked', () => {
  const found = databaseTests({ taggedAlone: true });
  for (const name of [
    'db/heard-statements',
    'process/races',
    'features/prompts/gather-sales',
    'features/credits/ledger',
  ])
    expect(found).toContain(`server/src/${name}.test.ts`);
});

test('nothing else of the server asks on which database the tests run', () => {
  const variable = ['TEST', 'DATABASE', 'URL'].join('_');
  const asked = new RegExp(`env\\W+${variable}`);
  const asking = listFiles(['server']).filter((file) => file.endsWith('.ts') && asked.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([join(root, databaseSettings)]);
});

test('what has the tag of the server runs there: on every change it runs nowhere else', () => {
  const files = listFiles(['server']).filter((file) => file.endsWith('.test.ts'));
  const tagged = files.filter((file) => readFileSync(file, 'utf8').includes(serverTag));
  expect(tagged.length).toBeGreaterThan(100);
  expect(tagged.map((file) => relative(root, file)).toSorted()).toEqual(
    databaseTests({ taggedAlone: true }).toSorted(),
  );
});
