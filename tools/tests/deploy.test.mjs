import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { pinnedNode } from '../lib/node-runtime.mjs';
import { memoryEnvironment, memoryFlags } from '../lib/process-memory.mjs';
import { root } from '../lib/workspace.mjs';

const read = (name) => readFileSync(join(root, name), 'utf8');
const known = new Set(read('.env.example').match(/(?<=^# ?)[A-Z][A-Z0-9_]+(?==)/gm));

it('copies into the image only what is there, and everything that is started', () => {
  const copies = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
    paths.split(' '),
  );
  expect(copies.length).toBeGreaterThan(10);
  expect(copies.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(read('deploy/Dockerfile')).toMatch(/^CMD \["node", .*"server\/src\/main.ts"\]$/m);
  expect(existsSync(join(root, 'server/src/main.ts'))).toBe(true);
  // Of each workspace the lock file speaks of: npm ci refuses a tree in which one is missing.
  const { workspaces } = JSON.parse(read('package.json'));
  expect(workspaces.filter((name) => !copies.includes(`${name}/package.json`))).toEqual([]);
});

it('starts the image with the Node that everything was tried on', () => {
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([pinnedNode(root)]));
});

it.each(['Dockerfile', 'compose.yaml', 'loomlight.service'])('sets in %s only what the product knows', (name) => {
  const text = read(`deploy/${name}`);
  const own = /^x-loomlight:[\s\S]+?^services:/m.exec(text)?.[0] ?? text;
  const set =
    name === 'compose.yaml'
      ? [...own.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, variable]) => variable)
      : [...text.matchAll(/^(?:ENV|Environment=) ?(.+)$/gm)].flatMap(([, line]) => line.match(/[A-Z][A-Z0-9_]+(?==)/g));
  expect(set.length).toBeGreaterThan(1);
  expect(set.filter((variable) => !known.has(variable) && !(variable in memoryEnvironment))).toEqual([]);
});

it.each(['Dockerfile', 'loomlight.service'])('starts a process by %s as small as npm start does', (name) => {
  const text = read(`deploy/${name}`);
  const settings = Object.entries(memoryEnvironment).map(([variable, value]) => `${variable}=${value}`);
  for (const setting of [...settings, ...memoryFlags]) expect(text).toContain(setting);
});

it('asks in the compose file for every value that production refuses to do without', () => {
  const text = read('deploy/compose.yaml');
  for (const name of [
    'PUBLIC_URL',
    'TOKEN_SECRET',
    'MAIL_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'S3_SECRET_ACCESS_KEY',
  ])
    expect(text).toMatch(new RegExp(`^    ${name}: \\$\\{${name}:\\?`, 'm'));
});

it('names every variable in the pages for operators', () => {
  const pages = read('docs/operating.md') + read('docs/engines.md');
  expect([...known].filter((variable) => !pages.includes(variable))).toEqual([]);
});

it('has a unit that systemd understands', ({ skip }) => {
  const verify = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, 'deploy/loomlight.service')], {
    encoding: 'utf8',
  });
  skip(verify.error !== undefined, 'systemd-analyze is not installed');
  // That Node lies elsewhere on this machine says nothing about the unit.
  const said = verify.stderr
    .split('\n')
    .filter((line) => line.includes('loomlight') && !/is not executable|Executable/.test(line));
  expect(said).toEqual([]);
});
