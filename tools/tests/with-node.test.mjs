import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';
import { aFolder } from './a-folder.mjs';

const bootstrap = join(root, 'tools', 'with-node.mjs');

function script(text) {
  const file = join(aFolder(), 'a script.mjs');
  writeFileSync(file, text);
  return file;
}

test('hands arguments on letter for letter', () => {
  const args = ['two words', '$HOME', '"quoted"', "it's", '', '*'];
  const echo = script('console.log(JSON.stringify(process.argv.slice(2)))');
  const { stdout } = spawnSync(process.execPath, [bootstrap, echo, ...args], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(args);
});

test('ends with the exit code of the script', () => {
  const { status } = spawnSync(process.execPath, [bootstrap, script('process.exit(7)')]);
  expect(status).toBe(7);
});

test('lets the script answer a signal', async () => {
  const waiting = script(`
    process.on('SIGTERM', () => process.exit(3));
    setInterval(() => undefined, 1000);
    console.log('ready');
  `);
  const child = spawn(process.execPath, [bootstrap, waiting], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(3);
});

test('puts its own Node first on the path of everything it starts', () => {
  const which = script(`
    import { execSync } from 'node:child_process';
    console.log(execSync('node --version', { encoding: 'utf8' }).trim() === process.version);
  `);
  const env = { ...process.env, PATH: '/usr/bin:/bin' };
  expect(spawnSync(process.execPath, [bootstrap, which], { encoding: 'utf8', env }).stdout.trim()).toBe('true');
});

test('without a script says how to use it and fails', () => {
  const { status, stderr } = spawnSync(process.execPath, [bootstrap], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('usage:');
});
