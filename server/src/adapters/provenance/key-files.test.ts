import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLeaf, makeRoot } from './certificates.ts';
import { makeKeyFiles, openKeyFile } from './key-files.ts';
import { certificatePem } from './signing-identity.ts';

const installation = { name: 'A house', url: 'https://house.example' };
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  folders.push(folder);
  return join(folder, 'provenance');
}

const open = (file: string, now = new Date()) => openKeyFile({ file, installation, version: '0.1.0', now: () => now });

async function made(): Promise<{ folder: string; file: string }> {
  const folder = newFolder();
  await makeKeyFiles({ folder, installation, now: () => new Date() });
  return { folder, file: join(folder, 'key.pem') };
}

describe('the files of a key', () => {
  it('are for their owner alone, and none is half made [ORIGIN-7]', async () => {
    const { folder } = await made();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder).toSorted()).toEqual(['key.pem', 'root.pem']);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('are the same for all first starts at once, and stay [ORIGIN-7]', async () => {
    const folder = newFolder();
    const file = join(folder, 'key.pem');
    const prints = await Promise.all(
      Array.from({ length: 8 }, async () => {
        await makeKeyFiles({ folder, installation, now: () => new Date() });
        return open(file).certificate().fingerprint.toString('hex');
      }),
    );
    expect(new Set(prints).size).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual(['key.pem', 'root.pem']);
  });

  it('are exchanged by a rotation under the same root, which whoever has them open notices [ORIGIN-9]', async () => {
    const { folder, file } = await made();
    const [one, other] = [open(file), open(file)];
    const before = { key: readFileSync(file, 'utf8'), certificate: one.certificate() };
    const announced: string[] = [];
    const after = await one.rotate(async ({ fingerprint }) => {
      announced.push(fingerprint.toString('hex'));
      // Nothing is signed with it before it is known.
      expect(other.signer().fingerprint).toEqual(before.certificate.fingerprint);
    });
    expect(announced).toEqual([after.fingerprint.toString('hex')]);
    for (const key of [one, other]) {
      expect(key.signer().fingerprint).toEqual(after.fingerprint);
      expect(key.certificate().root).toBe(before.certificate.root);
    }
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name), 'utf8')).not.toContain(before.key.slice(0, 200));
    await expect(one.rotate(() => Promise.reject(new Error('The database is away.')))).rejects.toThrow('is away');
    expect(one.signer().fingerprint).toEqual(after.fingerprint);
    expect(readdirSync(folder).toSorted()).toEqual(['key.pem', 'root.pem']);
  });
});

describe('a key that must not sign', () => {
  const now = new Date();
  const years = (count: number) => new Date(now.getTime() + count * 366 * 86_400_000);
  /** A file with this key and these certificates. */
  function fileOf(...parts: readonly string[]): string {
    const folder = newFolder();
    folders.push(folder);
    writeFileSync(folder, parts.join(''), { mode: 0o600 });
    return folder;
  }
  const pem = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }): string =>
    key.export({ type: 'pkcs8', format: 'pem' }).toString();

  it('stops with a sentence of its own [ORIGIN-8]', async () => {
    const root = await makeRoot('A house', now);
    const leaf = await makeLeaf('A house', root, now);
    const stranger = await makeLeaf('A house', await makeRoot('A house', now), now);
    const [rootPem, leafPem] = [certificatePem(root.certificate), certificatePem(leaf.certificate)];
    expect(() => open(fileOf(pem(leaf.key), leafPem, rootPem))).not.toThrow();
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
    const bare = await makeLeaf('A house', root, now, { purposes: [], signs: true });
    const unsigning = await makeLeaf('A house', root, now, { signs: false });
    const refusals: readonly [string, RegExp][] = [
      [fileOf(pem(leaf.key), certificatePem(stranger.certificate), rootPem), /is that of another key/],
      [fileOf(pem(root.key), rootPem, rootPem), /of an authority/],
      [fileOf(pem(curve), leafPem, rootPem), /another kind than ES256/],
      [fileOf(pem(leaf.key), leafPem), /needs its certificate/],
      [fileOf(pem(stranger.key), certificatePem(stranger.certificate), rootPem), /up to a root/],
      [fileOf(pem(leaf.key)), /needs its certificate/],
      [fileOf(leafPem, rootPem), /is damaged/],
      [fileOf('something else'), /is damaged/],
      [fileOf(pem(bare.key), certificatePem(bare.certificate), rootPem), /none of the purposes/],
      [fileOf(pem(unsigning.key), certificatePem(unsigning.certificate), rootPem), /not for digital signatures/],
      [join(newFolder(), 'nothing.pem'), /is not there/],
    ];
    for (const [file, sentence] of refusals) expect(() => open(file)).toThrow(sentence);
    const good = fileOf(pem(leaf.key), leafPem, rootPem);
    expect(() => open(good, years(21))).toThrow(/has expired on/);
    expect(() => open(good, years(-1))).toThrow(/valid from .* on only/);
  });

  it.skipIf(process.platform === 'win32')('is one that others can read [ORIGIN-8]', async () => {
    const { file } = await made();
    chmodSync(file, 0o640);
    expect(() => open(file)).toThrow(/can be read by others/);
  });
});
