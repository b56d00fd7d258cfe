import { apiBase, contract, fillPath } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { createCipheriv, createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aReport, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let other: TestPerson;
let ada: TestPerson;
const log: string[] = [];
beforeAll(async () => {
  test = await openTestApp({}, undefined, pino({ level: 'debug' }, { write: (line: string) => log.push(line) }));
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  other = await anAdministrator(test);
  ada = await test.person();
});
afterAll(() => test.close());

/** A report about endangered minors, with what it names, whose copy was made. */
async function sealedReport() {
  const id = await test.image(ada, { text_prompt: 'A canaryprompt lake', is_public: true });
  const report = await aReport(test, { ids: [id], by: await test.person(), category: 'minor_safety' });
  await kept(id);
  return { ...report, contentId: id };
}
async function kept(id: string): Promise<void> {
  const sha256 = Buffer.alloc(32, 7);
  await expect
    .poll(async () => {
      const row = await test.database.db
        .selectFrom('evidence')
        .selectAll()
        .where('content_id', '=', id)
        .executeTakeFirst();
      return (await test.objectStore.find(row?.media_key ?? '')) !== undefined;
    })
    .toBe(true);
  await test.database.db
    .updateTable('evidence')
    .set({ media_state: 'kept', sha256 })
    .where('content_id', '=', id)
    .execute();
}
const ask = (id: string, by = boss) => performed(test, desk.exportEvidence, { by, id, body: {} });
const approve = async (by = other, decision: 'approved' | 'refused' = 'approved') => {
  const { approvals } = (await test.call(desk.approvals, { token: by.token })).body;
  const open = approvals.find(({ state }) => state === 'open');
  return test.call(desk.decideApproval, { token: by.token, params: { id: open?.id ?? '' }, body: { decision } });
};
const password = (id: string, by: TestPerson | undefined = boss) =>
  test.call(desk.exportPassword, { ...(by && { token: by.token }), params: { id } });
const file = (id: string, secret: string, by = boss) =>
  test.app.http.inject({
    method: 'POST',
    url: apiBase + fillPath(desk.exportFile.path, { id }),
    headers: { authorization: `Bearer ${by.token}` },
    payload: { password: secret },
  });
const said = (answer: { status: number; error: { code?: string } }) => [answer.status, answer.error.code];

describe('sealed evidence', () => {
  it('leaves as an archive for who has asked, once another administrator approves it, each step written down [DESK-113]', async () => {
    const { id, number, contentId } = await sealedReport();
    const asked = await ask(id);
    expect(asked.status).toBe(202);
    expect([(await password(id)).status, (await file(id, 'x')).statusCode]).toEqual([404, 404]);
    expect(said(await approve(boss))).toEqual([403, 'own_act']);
    expect((await approve()).status).toBe(200);
    const { body: shown } = await password(id);
    expect(shown.password).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}(?:-[0-9A-HJKMNP-TV-Z]{2,6}){4}$/);
    const answer = await file(id, shown.password);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      ...[200, 'application/zip', 'private, no-store'],
    ]);
    const files = await decrypted(answer.rawPayload, shown.password);
    expect([...files.keys()].map((name) => name.replace(/\.[a-z0-9]+$/, ''))).toEqual([
      ...['report', 'item-1/item', 'item-1/media', 'item-1/still', 'SHA256SUMS'],
    ]);
    const texts = JSON.parse(files.get('report.json')?.toString() ?? '') as object;
    expect(texts).toMatchObject({ number, explanation: expect.stringContaining('canaryreport') as unknown });
    const item = JSON.parse(files.get('item-1/item.json')?.toString() ?? '') as object;
    expect(item).toMatchObject({
      ...{ content_id: contentId, owner_id: ada.userId, media_sha256: '07'.repeat(32) },
      row: { prompt: 'A canaryprompt lake' },
    });
    const sums = (files.get('SHA256SUMS')?.toString() ?? '').trim().split('\n');
    expect(sums).toHaveLength(4);
    for (const line of sums) {
      const [digest, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(digest);
    }
    const { media_key: key } = await test.database.db.selectFrom('evidence').selectAll().executeTakeFirstOrThrow();
    const stored = await test.objectStore.find(key ?? '');
    const media = [...files].find(([name]) => name.startsWith('item-1/media'))?.[1];
    expect(media?.byteLength).toBe(stored?.sizeBytes);
    const { entries } = (await test.call(desk.audit, { token: boss.token, query: { subject: id } })).body;
    expect(entries.map(({ action, actor, approved_by: by }) => [action, actor === boss.userId, by])).toEqual([
      ['evidence.take-along', true, null],
      ['evidence.export-password', true, null],
      ['evidence.export', true, other.userId],
      ['approvals.ask', true, null],
    ]);
  });

  it('is readable by nobody without the password, and neither password nor words stand anywhere else [DESK-113]', async () => {
    const { id } = await sealedReport();
    await ask(id);
    await approve();
    const { body: shown } = await password(id);
    const { rawPayload: bytes } = await file(id, shown.password);
    expect(bytes.includes('canary')).toBe(false);
    await expect(decrypted(bytes, 'WRONG')).rejects.toThrow('password');
    const rows = JSON.stringify([
      await test.database.db.selectFrom('evidence_export').selectAll().execute(),
      await test.database.db.selectFrom('audit_entry').selectAll().execute(),
      await test.database.db.selectFrom('approval').selectAll().execute(),
    ]);
    for (const place of [rows, log.join('\n')]) {
      expect(place).not.toContain(shown.password);
      expect(place).not.toContain('canary');
    }
    expect((await file(id, 'A'.repeat(26))).statusCode).toBe(422);
    expect((await file(id, '')).statusCode).toBe(422);
  });

  it(
    'has a password that is shown once, and may be fetched with it until a day is over [DESK-113]',
    { tags: 'on-server' },
    async () => {
      const { id } = await sealedReport();
      await ask(id);
      await approve();
      expect(said(await ask(id))).toEqual([409, 'desk_changed']);
      const answers = await Promise.all(Array.from({ length: 20 }, () => password(id)));
      const shown = answers.filter(({ status }) => status === 200);
      expect([shown.length, said(await password(id))]).toEqual([1, [409, 'already_decided']]);
      const secret = shown[0]?.body.password ?? '';
      const twice = [await file(id, secret), await file(id, secret)];
      expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const { body: report } = await test.call(desk.report, { token: boss.token, params: { id } });
      expect(report.evidence_export).toMatchObject({ is_own: true, is_password_shown: true });
      test.clock.advanceSeconds(24 * 3_600 + 1);
      boss = await test.signInAgain(boss);
      await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
      expect([(await password(id)).status, (await file(id, secret)).statusCode]).toEqual([404, 404]);
      expect((await ask(id)).status).toBe(202);
    },
  );

  it('is of who has asked alone, who administers and has confirmed it, and of nobody when it was refused [DESK-113]', async () => {
    const { id } = await sealedReport();
    await ask(id);
    await approve(other, 'refused');
    expect((await password(id)).status).toBe(404);
    await ask(id);
    await approve();
    expect((await password(id, other)).status).toBe(404);
    expect((await test.call(desk.exportPassword, { params: { id } })).status).toBe(401);
    expect((await password(id, ada)).status).toBe(403);
    expect((await file(id, 'x', ada)).statusCode).toBe(403);
    expect((await test.call(desk.exportFile, { params: { id }, body: { password: 'x' } })).status).toBe(401);
    const body = { reason: 'I say so' };
    expect((await test.call(desk.exportEvidence, { params: { id }, body })).status).toBe(401);
    expect((await test.call(desk.exportEvidence, { params: { id }, body, token: ada.token })).status).toBe(403);
    await test.database.db.updateTable('sessions').set({ proved_at: null }).execute();
    expect(said(await password(id))).toEqual([403, 'confirm_needed']);
    expect((await file(id, 'x')).statusCode).toBe(403);
  });

  it('is exported where there is any: not for other reports, nor for what is gone, nor while it is copied [DESK-113]', async () => {
    const image = await test.image(ada, { is_public: true });
    const open = await aReport(test, { ids: [image], by: await test.person() });
    expect(said(await ask(open.id))).toEqual([409, 'desk_changed']);
    const none = await aReport(test, { ids: [systemIds.uuid()], by: await test.person(), category: 'minor_safety' });
    expect(said(await ask(none.id))).toEqual([409, 'desk_changed']);
    for (const id of ['x', systemIds.uuid()]) expect((await ask(id)).status).toBe(404);
    const { id, contentId } = await sealedReport();
    await ask(id);
    await approve();
    const { body: shown } = await password(id);
    const state = (media_state: 'copying' | 'gone') =>
      test.database.db.updateTable('evidence').set({ media_state }).where('content_id', '=', contentId).execute();
    await state('copying');
    expect((await file(id, shown.password)).statusCode).toBe(409);
    await state('gone');
    expect((await file(id, shown.password)).statusCode).toBe(404);
  });

  it('leaves also when the item and its owner are gone, and with its row where its media are lost [DESK-113]', async () => {
    const { id, contentId } = await sealedReport();
    await test.call(contract.images.remove, { token: ada.token, params: { id: contentId } });
    const { media_key: key } = await test.database.db.selectFrom('evidence').selectAll().executeTakeFirstOrThrow();
    await test.objectStore.remove(key ?? '');
    await ask(id);
    await approve();
    const { body: shown } = await password(id);
    const files = await decrypted((await file(id, shown.password)).rawPayload, shown.password);
    expect([...files.keys()].some((name) => name.startsWith('item-1/media'))).toBe(false);
    expect(files.get('item-1/item.json')?.toString()).toContain('canaryprompt');
  });
});

/**
 * The files of an archive, read as the format says it (WinZip's AES, AE-2) and not by the library that has written it: keys by PBKDF2, a counter that
 * begins at one and has its lowest byte first, and ten bytes of a code that proves the file.
 */
async function decrypted(archive: Buffer, secret: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const aes = entry.extraFields.find(({ id }) => id === 0x9901)?.data;
    if (!entry.isEncrypted() || !aes) throw new Error(`${entry.fileName} is not encrypted`);
    expect([aes.readUInt16LE(0), aes.toString('latin1', 2, 4), aes[4]]).toEqual([2, 'AE', 3]);
    const raw = await bytesOf(await zip.openReadStreamPromise(entry, { decodeFileData: false }));
    const [salt, check, code] = [raw.subarray(0, 16), raw.subarray(16, 18), raw.subarray(-10)];
    const keys = pbkdf2Sync(secret, salt, 1_000, 66, 'sha1');
    if (!keys.subarray(64).equals(check)) throw new Error('This is not the password.');
    const words = raw.subarray(18, -10);
    expect(createHmac('sha1', keys.subarray(32, 64)).update(words).digest().subarray(0, 10)).toEqual(code);
    const plain = counted(words, keys.subarray(0, 32));
    files.set(entry.fileName, aes.readUInt16LE(5) === 8 ? inflateRawSync(plain) : plain);
  }
  return files;
}

function counted(words: Buffer, key: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const counters = Buffer.alloc(Math.ceil(words.byteLength / 16) * 16);
  for (let at = 0; at < counters.byteLength; at += 16) counters.writeUInt32LE(at / 16 + 1, at);
  const stream = cipher.update(counters);
  return Buffer.from(words.map((byte, at) => byte ^ (stream[at] ?? 0)));
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}
