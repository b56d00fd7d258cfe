import { expect, test } from 'vitest';
import { missingEntries } from '../complete-lock.mjs';

test('adds the native packages of other machines, each for its own platform', () => {
  const optionalDependencies = {
    'paint-darwin-arm64': '1.0.0',
    '@paint/linuxmusl-x64': '1.0.0',
    'paint-linux-arm-gnueabihf': '1.0.0',
    'paint-linux-x64-gnu': '1.0.0',
    'paint-inside': '1.0.0',
    'paint-of-any-version': '^1.0.0',
  };
  const packages = {
    'node_modules/paint': { dev: true, optionalDependencies },
    'node_modules/paint-linux-x64-gnu': {},
    'node_modules/paint/node_modules/paint-inside': {},
  };
  const always = { version: '1.0.0', dev: true, optional: true };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/paint-darwin-arm64': { ...always, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/@paint/linuxmusl-x64': { ...always, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/paint-linux-arm-gnueabihf': { ...always, os: ['linux'], cpu: ['arm'], libc: ['glibc'] },
  });
});
