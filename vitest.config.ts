import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const serverSetup = here('server/src/testing/global-setup.ts');

/** What is polled for comes when the machine gets to it: a second is for a machine with nothing else to do. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'engine',
          include: ['engine/{src,tools,bench}/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/{src,tools,bench}/**/*.test.ts'],
          // The files of a worker share its code and its database: loading both anew for each file takes as long as the tests.
          isolate: false,
          expect: patient,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        extends: here('web/vite.config.ts'),
        test: {
          name: 'web',
          root: here('web'),
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          setupFiles: existsSync(here('web/src/testing/setup.ts')) ? [here('web/src/testing/setup.ts')] : [],
          maxWorkers: 2,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          expect: patient,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
