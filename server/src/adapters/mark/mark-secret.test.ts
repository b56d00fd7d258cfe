import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findMarkSecrets, formerSecretsName, makeMarkSecret, markSecretName, rotateMarkSecret } from './mark-secret.ts';

const parents: string[] = [];
afterEach(() => {
  for (const parent of parents.splice(0)) rmSync(parent, { recursive: true, force: true });
});

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'secrets-'));
  parents.push(parent);
  return join(parent, 'provenance');
}

describe('the secret of the marks', () => {
  it('is made once, for its owner alone, and stays [ORIGIN-27]', () => {
    const folder = newFolder();
    expect(findMarkSecrets(folder)).toBeUndefined();
    const secret = makeMarkSecret(folder);
    expect(secret.current.length).toBeGreaterThanOrEqual(32);
    expect(secret.former).toEqual([]);
    expect([makeMarkSecret(folder), findMarkSecrets(folder)]).toEqual([secret, secret]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual([markSecretName]);
    expect(statSync(join(folder, markSecretName)).mode & 0o777).toBe(0o600);
    expect(makeMarkSecret(newFolder())).not.toEqual(secret);
  });

  it('is never taken for another when it is damaged [ORIGIN-27]', () => {
    const folder = newFolder();
    makeMarkSecret(folder);
    writeFileSync(join(folder, markSecretName), 'half');
    expect(() => makeMarkSecret(folder)).toThrow('is damaged');
    expect(() => findMarkSecrets(folder)).toThrow('is damaged');
    writeFileSync(join(folder, markSecretName), 'x'.repeat(40));
    writeFileSync(join(folder, formerSecretsName), `${'y'.repeat(40)},half`);
    expect(() => findMarkSecrets(folder)).toThrow(`${formerSecretsName} is damaged`);
  });

  it('is exchanged for a new one and kept for looking, with the two before it, in files of its owner alone [ORIGIN-40]', () => {
    const folder = newFolder();
    expect(() => rotateMarkSecret(folder)).toThrow('ENOENT');
    const all = [makeMarkSecret(folder).current];
    for (let time = 1; time <= 5; time += 1) {
      const { current, former } = rotateMarkSecret(folder);
      expect(all).not.toContain(current);
      expect(former).toEqual(all.slice(0, 3));
      all.unshift(current);
      expect(makeMarkSecret(folder)).toEqual({ current, former });
    }
    expect(readdirSync(folder).toSorted()).toEqual([markSecretName, formerSecretsName]);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('is not lost when its exchange ends half way, nor are those before it [ORIGIN-40]', () => {
    const folder = newFolder();
    const first = makeMarkSecret(folder).current;
    const second = rotateMarkSecret(folder).current;
    // The list is written, and the secret is still the old one.
    writeFileSync(join(folder, formerSecretsName), `${second},${first}\n`);
    expect(findMarkSecrets(folder)).toEqual({ current: second, former: [first] });
    expect(rotateMarkSecret(folder).former).toEqual([second, first]);
  });
});
