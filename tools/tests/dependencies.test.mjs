import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/workspace.mjs';
import { aFolder } from './a-folder.mjs';

/** A tree that wants a tool and an extra, both of its own folders, so that the real npm needs no registry. */
function aTree() {
  const folder = aFolder();
  const write = (path, content) => writeFileSync(join(folder, path), JSON.stringify(content));
  for (const name of ['a-tool', 'an-extra']) {
    mkdirSync(join(folder, name));
    write(`${name}/package.json`, { name, version: '1.0.0' });
  }
  write('package.json', {
    private: true,
    devDependencies: { 'a-tool': 'file:./a-tool' },
    optionalDependencies: { 'an-extra': 'file:./an-extra' },
  });
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: folder });
  expect(status).toBe(0);
  return {
    has: (name) => existsSync(join(folder, 'node_modules', name, 'package.json')),
    install: (settings) => {
      const library = JSON.stringify(new URL('../lib/dependencies.mjs', import.meta.url).href);
      const script = `const { ensureDependencies } = await import(${library}); await ensureDependencies(process.argv[1]);`;
      return spawnSync(process.execPath, ['--input-type=module', '--eval', script, folder], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, npm_config_offline: 'true', ...settings },
      });
    },
  };
}

// The web app is built on the machine that serves it, and the native parts are optional packages: a start needs all of them.
it.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }, { npm_config_omit: 'optional' }])(
  'installs everything that the lock file names, whatever the environment leaves out: %o [GROUND-1]',
  (settings) => {
    const tree = aTree();
    expect(tree.install(settings)).toMatchObject({ status: 0 });
    expect(tree.has('a-tool')).toBe(true);
    expect(tree.has('an-extra')).toBe(true);
  },
);
