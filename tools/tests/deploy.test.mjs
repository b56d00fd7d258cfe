import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { pinnedNode } from '../lib/node-runtime.mjs';
import { memoryEnvironment, memoryFlags } from '../lib/process-memory.mjs';
import { root } from '../lib/workspace.mjs';
import { imagesOf, withDigests } from '../pin-images.mjs';

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

/** The services of the compose file by name, as text. */
const services = () =>
  Object.fromEntries(
    [
      ...read('deploy/compose.yaml')
        .split(/^services:$/m)[1]
        .matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm),
    ].map(([, name, text]) => [name, text]),
  );

it.each(['Dockerfile', 'compose.yaml'])(
  'names in %s every image by its exact version and its digest [GROUND-28]',
  (name) => {
    const text = read(`deploy/${name}`);
    const used = [...text.matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(([, image]) => image.split('@')[0]);
    // Our own image, and a stage of the same file.
    const foreign = used.filter((image) => !['loomlight', 'manifests'].includes(image));
    expect(foreign.length).toBeGreaterThan(1);
    expect(imagesOf(text)).toEqual([...new Set(foreign)]);
    const named = [...text.matchAll(/^(?:FROM| +image:) (\S+[:]\S+)/gm)].map(([, image]) => image);
    expect(named.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
    expect(foreign.filter((image) => !/:(?:\d+\.\d+|RELEASE\.\d{4}-\d\d-\d\d)/.test(image))).toEqual([]);
  },
);

it('puts the digest of the registry behind a version, again after a change, and nothing else [GROUND-28]', () => {
  const [one, two] = ['1', '2'].map((digit) => `sha256:${digit.repeat(64)}`);
  const text = 'FROM node:24.1.0-slim AS manifests\nFROM manifests AS build\n    image: quay.io/a/b:RELEASE.1\n';
  const pinned = withDigests(text, () => one);
  expect(pinned).toBe(
    `FROM node:24.1.0-slim@${one} AS manifests\nFROM manifests AS build\n    image: quay.io/a/b:RELEASE.1@${one}\n`,
  );
  expect(withDigests(pinned, () => two)).toBe(pinned.replaceAll(one, two));
  expect(() => withDigests(text, () => 'ERROR: no such image')).toThrow(
    'The registry has no digest for node:24.1.0-slim',
  );
});

it('lets no container of the compose file do more than it must [GROUND-28]', () => {
  const text = read('deploy/compose.yaml');
  expect(/^x-closed: &closed\n((?: {2}.*\n)+)/m.exec(text)?.[1]).toBe(
    "  read_only: true\n  cap_drop: [ALL]\n  security_opt: ['no-new-privileges:true']\n",
  );
  expect(Object.keys(services())).toEqual(['api', 'worker', 'postgres', 'store', 'bucket']);
  for (const [name, service] of Object.entries(services()))
    expect([name, service]).toEqual([name, expect.stringMatching(/<<: \*(?:closed|loomlight)$/m)]);
  expect(text).toMatch(/^x-loomlight: &loomlight\n(?: {2}.*\n)*? {2}<<: \*closed$/m);
});

it('gives the product neither the administrator of the database nor that of the store [GROUND-28]', () => {
  const { api, worker, postgres, store, bucket } = services();
  const own = /^x-loomlight:[\s\S]+?^services:/m.exec(read('deploy/compose.yaml'))?.[0] ?? '';
  expect(own + api + worker).not.toMatch(/ADMIN_PASSWORD/);
  expect(postgres).not.toMatch(/POSTGRES_USER/);
  expect(postgres).toContain('POSTGRES_PASSWORD: ${POSTGRES_ADMIN_PASSWORD:?');
  expect(read('deploy/postgres-init.sh')).toMatch(/CREATE ROLE loomlight .* NOSUPERUSER NOCREATEDB NOCREATEROLE/);
  expect(store).toContain('MINIO_ROOT_PASSWORD: ${STORE_ADMIN_PASSWORD:?');
  expect(own).toContain('S3_ACCESS_KEY_ID: ${S3_ACCESS_KEY_ID:-loomlight}');
  const allowed = JSON.parse(read('deploy/store-policy.json')).Statement;
  expect(
    allowed.flatMap(({ Resource }) => Resource).every((name) => /^arn:aws:s3:::loomlight-media(\/\*)?$/.test(name)),
  ).toBe(true);
  for (const script of ['postgres-init.sh', 'store-init.sh', 'store-policy.json'])
    expect(postgres + bucket).toContain(`./${script}:`);
});

it.each(['Dockerfile', 'haproxy/haproxy.cfg', 'kubernetes/base/api.yaml'])(
  'asks by %s whether a process takes requests, and not whether what all of them share is there [SCALE-52]',
  (name) => {
    const asked = read(`deploy/${name}`).match(/(?<=GET |PORT\}|path: '?)\/readyz[^\s`',}]*/g) ?? [];
    expect(new Set(asked)).toEqual(new Set(['/readyz?for=traffic']));
  },
);
