import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const serverSetup = here('server/src/testing/global-setup.ts');

/** Two cores are a third idle with two workers: tests wait for processes, disks and each other. */
const workers = 3;

/**
 * What takes long and has something shorter beside it is tried on demand and before a release (`npm test -- --slow`, and with `--long`): half of
 * all the time on two cores. Of everything that is promised nothing but this proves, docs/requirements/proved-elsewhere.md says so. A `skipIf` on
 * such a test would win over the tag, whichever it says: it asks to be skipped within.
 */
const slow = {
  name: 'slow',
  description: 'Tried on demand and before a release: npm test -- --slow',
  skip: process.env['SLOW'] !== '1' && process.env['LONG'] !== '1',
} as const;

/**
 * What runs on a PostgreSQL server on every change, and on the embedded database where no server is given: what happens at once, and what a server
 * does in its own way. With `--slow` everything runs on both (tools/lib/database-tests.mjs).
 */
const onServer = {
  name: 'on-server',
  description: 'Tried on a PostgreSQL server on every change; the others with npm test -- --slow',
} as const;

/** What is polled for comes when the machine gets to it: only what never comes waits this long, and who asks often takes of its time. */
const patient = { poll: { timeout: 60_000, interval: 120 } };

export default defineConfig({
  test: {
    maxWorkers: workers,
    tags: [slow, onServer],
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'engine',
          include: ['engine/{src,tools,bench}/**/*.test.ts'],
          // As those of the server: a fifth of the time was reading the same code for each file.
          isolate: false,
          // Node reads the engine's code itself, as it does in the product: what calls another module for each pixel takes twice as long through
          // the test runner, which looks every imported name up anew.
          server: { deps: { external: [/\/engine\/src\/(?!.*\.test\.ts$).*\.ts$/] } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/{src,tools,bench}/**/*.test.ts'],
          // The files of a worker share its code and its database: loading both anew for each file takes as long as the tests.
          isolate: false,
          expect: patient,
          globalSetup: [serverSetup],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: here('web/vite.config.ts'),
        test: {
          name: 'web',
          root: here('web'),
          // Its own configuration has a worker less than there are cores.
          maxWorkers: workers,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Each file in a context of its own, and what they share read once for each worker: processes of their own took more than twice as long.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          testTimeout: 120_000,
          setupFiles: existsSync(here('web/src/testing/setup.ts')) ? [here('web/src/testing/setup.ts')] : [],
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 120_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // A journey is a browser, a product and the processes of both: two of them fill two cores, and three make each wait for the others.
          maxWorkers: 2,
          // Each journey has a product of its own; the code of it is loaded once for each worker.
          isolate: false,
          expect: patient,
          globalSetup: [serverSetup],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
