import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findMarkSecret, makeMarkSecret, markSecretName } from './mark-secret.ts';

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
    expect(findMarkSecret(folder)).toBeUndefined();
    const secret = makeMarkSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect([makeMarkSecret(folder), findMarkSecret(folder)]).toEqual([secret, secret]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual([markSecretName]);
    expect(statSync(join(folder, markSecretName)).mode & 0o777).toBe(0o600);
    expect(makeMarkSecret(newFolder())).not.toBe(secret);
  });

  it('is never taken for another when it is damaged [ORIGIN-27]', () => {
    const folder = newFolder();
    makeMarkSecret(folder);
    writeFileSync(join(folder, markSecretName), 'half');
    expect(() => makeMarkSecret(folder)).toThrow('is damaged');
    expect(() => findMarkSecret(folder)).toThrow('is damaged');
  });
});
