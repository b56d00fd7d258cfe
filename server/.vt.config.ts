import { defineConfig } from 'vitest/config';
export default defineConfig({
  root: '/work/main/server',
  test: {
    globalSetup: '/work/main/server/src/testing/global-setup.ts',
    include: ['src/**/*.test.ts'],
    isolate: false,
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 30000,
    hookTimeout: 60000,
    env: {},
  },
});
