import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockProblems, missingEntries } from '../lib/lock-file.mjs';
import { root } from '../lib/workspace.mjs';

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

test('every package of the lock file has a digest and the address of the registry [GROUND-4]', () => {
  expect(lockProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))).toEqual([]);
});

const digest = `sha512-${'A'.repeat(86)}==`;
const resolved = 'https://registry.npmjs.org/@paint/linux-x64/-/linux-x64-1.0.0.tgz';

test.each([
  ['no digest', { resolved: undefined, integrity: undefined }, 'node_modules/@paint/linux-x64 has no integrity'],
  ['an address alone', { integrity: undefined }, 'node_modules/@paint/linux-x64 has no integrity'],
  ['an old digest', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has a digest other than sha512'],
  ['no address', { resolved: undefined }, `does not come from ${resolved}`],
  ['a mirror', { resolved: resolved.replace('npmjs.org', 'example.org') }, `does not come from ${resolved}`],
  ['a line that is not encrypted', { resolved: resolved.replace('https', 'http') }, `does not come from ${resolved}`],
  ['another package', { resolved: resolved.replace('x64-1', 'x64-2') }, `does not come from ${resolved}`],
])('a package with %s is refused [GROUND-4]', (_, changed, sentence) => {
  const entry = { version: '1.0.0', resolved, integrity: digest };
  const lockOf = (path, one) => ({ packages: { '': {}, web: {}, 'node_modules/web': { link: true }, [path]: one } });
  for (const path of ['node_modules/@paint/linux-x64', 'web/node_modules/@paint/linux-x64']) {
    expect(lockProblems(lockOf(path, entry))).toEqual([]);
    expect(lockProblems(lockOf(path, { ...entry, ...changed })).join('\n')).toContain(sentence);
  }
});
