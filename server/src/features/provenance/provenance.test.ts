import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invariant } from '../../kernel/errors.ts';
import { operatorContext } from '../../testing/operator-context.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { runCommand } from '../operator/index.ts';
import { keepCertificate } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const run = async (...words: string[]) => runCommand(await operatorContext(test), words);

function currentPrint(): string {
  invariant(test.signingKey, 'a product of a test signs');
  return test.signingKey.certificate().fingerprint.toString('hex');
}

interface Published {
  readonly name: string;
  readonly url: string;
  readonly certificates: readonly { readonly fingerprint: string; readonly state: string; readonly chain: string }[];
}

async function published(): Promise<Published> {
  const response = await test.app.http.inject('/.well-known/loomlight-provenance.json');
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  return response.json();
}

describe('the certificates of an installation', () => {
  it('are published with their state and their roots, without a secret [ORIGIN-11]', async () => {
    const found = await published();
    expect(found).toMatchObject({ name: 'loomlight.test', url: 'http://loomlight.test' });
    expect(found.certificates).toEqual([
      expect.objectContaining({ fingerprint: currentPrint(), state: 'active', withdrawn_since: null }),
    ]);
    const { body } = await test.app.http.inject('/.well-known/loomlight-provenance.pem');
    expect(body.match(/BEGIN CERTIFICATE/g)).toHaveLength(1);
    expect(found.certificates[0]?.chain.endsWith(body)).toBe(true);
    expect(JSON.stringify(found) + body).not.toContain('PRIVATE');
  });

  it('are exchanged by a rotation, and the one before stays published [ORIGIN-9, ORIGIN-10]', async () => {
    const before = currentPrint();
    const file = join(test.dataDir, 'provenance', 'key.pem');
    const oldKey = readFileSync(file, 'utf8');
    const { exitCode, lines } = await run('provenance', 'rotate');
    expect({ exitCode, text: lines.join() }).toEqual({ exitCode: 0, text: expect.stringContaining(currentPrint()) });
    expect(currentPrint()).not.toBe(before);
    expect(readFileSync(file, 'utf8')).not.toBe(oldKey);
    const states = (await published()).certificates.map((one) => `${one.fingerprint} ${one.state}`);
    expect(states.toSorted()).toEqual([`${before} retired`, `${currentPrint()} active`].toSorted());
    const { body } = await test.app.http.inject('/.well-known/loomlight-provenance.pem');
    expect(body.match(/BEGIN CERTIFICATE/g)).toHaveLength(1);
    const audit = await test.database.db.selectFrom('audit_entry').select(['action', 'subject']).execute();
    expect(audit).toContainEqual({ action: 'provenance.rotate', subject: currentPrint() });
  });

  it('are withdrawn from a moment on, each once, and never the one in use [ORIGIN-10]', async () => {
    const before = currentPrint();
    const since = '2026-11-20T10:00:00.000Z';
    const withdraw = (...more: string[]) => run('provenance', 'withdraw', ...more);
    const whole = ['--since', since, '--reason', 'The machine was stolen.'];
    expect((await withdraw(before, ...whole)).lines[0]).toMatch(/signed with this one now/);
    await run('provenance', 'rotate');
    expect((await withdraw(before, '--since', 'yesterday', '--reason', 'x')).exitCode).toBe(2);
    expect((await withdraw(before, '--since', since)).exitCode).toBe(2);
    expect((await withdraw('f'.repeat(64), ...whole)).lines[0]).toMatch(/There is no certificate/);
    expect((await withdraw(before, ...whole)).exitCode).toBe(0);
    expect((await withdraw(before, ...whole)).lines[0]).toMatch(/withdrawn already/);
    expect((await published()).certificates).toContainEqual(
      expect.objectContaining({ fingerprint: before, state: 'withdrawn', withdrawn_since: since }),
    );
    expect((await run('provenance', 'status')).lines.join('\n')).toContain('The machine was stolen.');
  });

  it('stop a start with one that was withdrawn, and agree on one active among many starts at once [ORIGIN-7]', async () => {
    invariant(test.signingKey, 'a product of a test signs');
    const certificate = test.signingKey.certificate();
    const ctx = { db: test.database.db, clock: test.clock };
    const others = Array.from({ length: 8 }, (_, place) => ({
      ...certificate,
      fingerprint: Buffer.alloc(32, place + 1),
    }));
    await Promise.all([...others, certificate].map((one) => keepCertificate(ctx, one)));
    const rows = await test.database.db.selectFrom('signing_certificate').select('state').execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual([
      'active',
      ...Array.from({ length: 8 }, () => 'retired'),
    ]);
    await test.database.db
      .updateTable('signing_certificate')
      .set({ state: 'withdrawn', withdrawn_since: test.clock.now(), reason: 'lost' })
      .where('fingerprint', '=', certificate.fingerprint)
      .execute();
    await expect(keepCertificate(ctx, certificate)).rejects.toThrow('was withdrawn');
  });
});
