import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryObjectStore } from '../../adapters/object-store/memory-object-store.ts';
import { openWorkFiles } from '../../adapters/work-files.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import type { Db } from '../../db/transaction.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { serverUrl, templateName, urlOfDatabase } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { verifyLedger } from '../credits/index.ts';
import { refuseHalfRestored, restoreBackup } from './restore-backup.ts';
import { TarWriter } from './tar-file.ts';
import { writeBackup } from './write-backup.ts';
import { testSecret } from '../../testing/test-secret.ts';

/** Every byte that there is, as no picture has them. */
const logo = Buffer.from(Array.from({ length: 256 }, (_, at) => at));

let test: TestApp;
let folder: string;
let file: string;
/** Every row as it was when the backup was taken. */
let lived: Record<string, string>;
let manifest: Awaited<ReturnType<typeof writeBackup>>;
const opened: OpenDatabase[] = [];
let embedded: OpenDatabase | undefined;
let closing = async (): Promise<void> => undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loomlight-backup-'));
  file = join(folder, 'backup.tar');
  test = await openTestApp();
  const ada = await test.person({ username: 'Ada Lovelace' });
  const eve = await test.person();
  // Signs that readers of lines like to split at.
  const words = 'Un lac \u2028 "au matin" \\ \n\r\t 日本 🌊';
  const locked = { text_prompt: words, is_prompt_locked: true, prompt_price: 5 };
  const image = await test.call(contract.images.generate, { token: ada.token, body: locked });
  await test.finished(ada, image.body.id);
  const hidden = await test.call(contract.images.generate, {
    token: ada.token,
    body: { text_prompt: 'Private', is_public: false },
  });
  await test.finished(ada, hidden.body.id);
  const video = await test.call(contract.videos.generate, {
    token: ada.token,
    body: { text_prompt: 'Waves', model: 'seedance-lite-t2v', resolution: '480p', duration: 1 },
  });
  await test.finished(ada, video.body.id, 'videos');
  const purchase = { params: { id: image.body.id }, body: { content_type: 'image', expected_price: 5 } } as const;
  await test.call(contract.prompts.purchase, { token: eve.token, key: 'buy', ...purchase });
  await test.objectStore.put('profiles/a/b', Buffer.from('a picture of a person'), 'image/webp');
  await test.database.db
    .insertInto('site_logo')
    .values({
      ...{ digest: createHash('sha256').update(logo).digest('hex'), bytes: logo, width: 64, height: 48 },
      ...{ read_at: test.clock.now(), chosen_by: ada.userId, chosen_at: test.clock.now() },
    })
    .execute();
  // Also the mail that gathers the sales of an hour has gone.
  test.clock.advanceSeconds(3_700);
  await waitFor('the mails', async () => {
    const left = await test.database.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    return left === undefined;
  });
  // What comes after an image (its notice, its row in the wall) comes when the machine gets to it: a backup that something fell into is taken again.
  await sql`SET TIME ZONE 'UTC'`.execute(test.database.db);
  await waitFor('a backup that nothing has changed under', async () => {
    lived = await contents(test.database.db);
    await rm(file, { force: true });
    manifest = await writeBackup(await context(test.database.db, test.objectStore), file);
    return isDeepStrictEqual(lived, await contents(test.database.db));
  });
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await closing();
  await test.close();
});

async function context(db: Db, objectStore: ObjectStore) {
  return { db, objectStore, clock: test.clock, workFiles: await openWorkFiles(join(folder, 'work')) };
}

/** The one embedded database of these tests, emptied to its last table, and an empty store. */
async function emptyPlace() {
  embedded ??= await openDatabase({
    ...{ url: undefined, dataDir: join(folder, 'place'), poolMax: 2, durable: false, applicationName: 'backup-test' },
  });
  if (!opened.includes(embedded)) opened.push(embedded);
  await sql`DROP SCHEMA public CASCADE`.execute(embedded.db);
  await sql`CREATE SCHEMA public`.execute(embedded.db);
  return context(embedded.db, openMemoryObjectStore({ secret: testSecret }));
}

/** A database without tables beside those of the tests; gone with them. */
async function emptyServerDatabase(): Promise<string> {
  const name = `${templateName()}_backup`;
  await sql`CREATE DATABASE ${sql.ref(name)}`.execute(test.database.db);
  closing = async () => void (await sql`DROP DATABASE ${sql.ref(name)} WITH (FORCE)`.execute(test.database.db));
  return urlOfDatabase(serverUrl ?? '', name);
}

/** Every row of every table in one text, in an order that does not depend on where they lie. */
async function contents(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`.execute(
    db,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    if (/^kysely|engine_health|process_beat|rate_limits|^round$|^ledger_round$|^account_checkpoint$/.test(name))
      continue;
    const all = await sql<{ text: string | null }>`
      SELECT string_agg(line, E'\n' ORDER BY line) AS text FROM (SELECT row_to_json(t)::text AS line FROM ${sql.table(name)} t) lines`.execute(
      db,
    );
    found[name] = all.rows[0]?.text ?? '';
  }
  return found;
}

/** Every constraint, and every trigger with whether it is awake. */
async function promises(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT conname AS text FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL
    SELECT tgname || ' ' || tgenabled::text FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace ORDER BY 1`.execute(db);
  expect(rows.length).toBeGreaterThan(50);
  return rows.map(({ text }) => text);
}

async function media(store: ObjectStore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { key } of store.list()) {
    const object = await store.find(key);
    if (object)
      found.set(
        key,
        createHash('sha256')
          .update(await buffer(object.open()))
          .digest('hex'),
      );
  }
  return new Map([...found].toSorted());
}

describe('a backup', { timeout: 120_000 }, () => {
  it(
    'brings every row and every medium into an empty place, whichever database took it [DESK-89]',
    { tags: 'slow' },
    async () => {
      expect(manifest).toMatchObject({ media: { count: 10 }, removed: [] });
      const place = await emptyPlace();
      await restoreBackup(place, file);
      await sql`SET TIME ZONE 'UTC'`.execute(place.db);
      expect(await contents(place.db)).toEqual(lived);
      expect(await media(place.objectStore)).toEqual(await media(test.objectStore));
      expect((await verifyLedger(place, testSecret)).balanced).toBe(true);
      expect((await verifyLedger(place, testSecret)).lines).toEqual(
        (await verifyLedger(test.database, testSecret)).lines,
      );
      await refuseHalfRestored(place);
      // What watches rows is awake again, and numbers go on behind the highest.
      await expect(sql`DELETE FROM credit_entry`.execute(place.db)).rejects.toThrow('never changed or removed');
      const { rows } = await sql<{ id: string }>`
      INSERT INTO audit_entry (actor, action, subject, detail, created_at) VALUES ('a', 'b', 'c', 'd', now()) RETURNING id`.execute(
        place.db,
      );
      expect(Number(rows[0]?.id)).toBeGreaterThan(0);
      expect(await promises(place.db)).toEqual(await promises(test.database.db));
    },
  );

  it('goes from PostgreSQL into the embedded database and back', { tags: ['on-server', 'slow'] }, async ({ skip }) => {
    skip(serverUrl === undefined, 'the embedded database is not gone from');
    const place = await emptyPlace();
    await restoreBackup(place, file);
    const second = join(folder, 'second.tar');
    await writeBackup(place, second);
    const database = await openDatabase({
      ...{
        url: await emptyServerDatabase(),
        dataDir: folder,
        poolMax: 2,
        durable: true,
        applicationName: 'backup-test',
      },
    });
    opened.push(database);
    const server = await context(database.db, openMemoryObjectStore({ secret: testSecret }));
    await restoreBackup(server, second);
    expect(await contents(server.db)).toEqual(lived);
    expect(await media(server.objectStore)).toEqual(await media(test.objectStore));
  });

  it('is an archive that every tar can open', () => {
    const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names.at(-1)).toBe('manifest.json');
    expect(names).toContain('database/users.jsonl');
    expect(names).toContain('media/profiles/a/b');
  });

  it('leaves out the media of sealed evidence', async () => {
    const { db } = test.database;
    const [sealed, open] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [sealed, open]) {
      await test.objectStore.put(`evidence/${id}/copy`, new Uint8Array(100), 'image/png');
      await db
        .insertInto('evidence')
        .values({
          ...{ id, content_id: id, content_type: 'image', owner_id: id, media_key: `evidence/${id}/copy`, row: '{}' },
          ...{ media_state: 'kept', taken_at: test.clock.now(), sealed: id === sealed },
        })
        .execute();
    }
    const archive = `${file}-with-evidence`;
    await writeBackup(await context(db, test.objectStore), archive);
    const names = execFileSync('tar', ['-tf', archive], { encoding: 'utf8' });
    expect([names.includes(open), names.includes(sealed)]).toEqual([true, false]);
    await db.deleteFrom('evidence').execute();
    for (const id of [sealed, open]) await test.objectStore.remove(`evidence/${id}/copy`);
  });

  it('never replaces another one, and leaves nothing of one that fails', async () => {
    const ctx = await context(test.database.db, test.objectStore);
    await expect(writeBackup(ctx, file)).rejects.toThrow('is there already');
    const broken = { ...test.objectStore, find: () => Promise.reject(new Error('the store is away')) };
    await expect(writeBackup({ ...ctx, objectStore: broken }, join(folder, 'none.tar'))).rejects.toThrow(
      'the store is away',
    );
    await expect(stat(join(folder, 'none.tar.part'))).rejects.toThrow('ENOENT');
    await expect(stat(join(folder, 'none.tar'))).rejects.toThrow('ENOENT');
  });

  it('follows a medium that moves while it is taken', { tags: 'slow' }, async () => {
    const store = openMemoryObjectStore({ secret: testSecret });
    for await (const { key } of test.objectStore.list()) {
      const object = await test.objectStore.find(key);
      if (object) await store.put(key, await buffer(object.open()), object.mediaType);
    }
    const row = await test.database.db
      .selectFrom('content')
      .select(['id', 'media_key'])
      .where('is_public', '=', false)
      .executeTakeFirstOrThrow();
    const key = row.media_key ?? '';
    // As if its owner had made it public after the rows were read: the row names the new place, the file lies there.
    await store.move(key, 'moved');
    const find: ObjectStore['find'] = async (asked) => {
      if (asked === key)
        await test.database.db.updateTable('content').set({ media_key: 'moved' }).where('id', '=', row.id).execute();
      return store.find(asked);
    };
    const moved = join(folder, 'moved.tar');
    const second = await writeBackup({ ...(await context(test.database.db, { ...store, find })) }, moved);
    await test.database.db.updateTable('content').set({ media_key: key }).where('id', '=', row.id).execute();
    expect(second.removed).toEqual([]);
    const place = await emptyPlace();
    await restoreBackup(place, moved);
    expect((await place.objectStore.find(key))?.sizeBytes).toBe((await test.objectStore.find(key))?.sizeBytes);
  });

  it('is refused where there is somebody or something already', { tags: 'slow' }, async () => {
    const place = await emptyPlace();
    await restoreBackup(place, file);
    await expect(restoreBackup(place, file)).rejects.toThrow('There are accounts');
    const other = await emptyPlace();
    await other.objectStore.put('generated/x', Buffer.from('x'), 'image/png');
    await expect(restoreBackup(other, file)).rejects.toThrow('There are media in the store');
  });

  it('changes nothing when it is damaged, cut off, or from a newer build', async () => {
    const place = await emptyPlace();
    const bytes = await readFile(file);
    const spoiled = join(folder, 'spoiled.tar');
    const at = bytes.indexOf('a picture of a person');
    bytes[at] = 0x62;
    await writeFile(spoiled, bytes);
    await expect(restoreBackup(place, spoiled)).rejects.toThrow('its media are not as written');
    const cut = join(folder, 'cut.tar');
    await copyFile(file, cut);
    await truncate(cut, Math.floor(bytes.length / 1_024) * 512);
    await expect(restoreBackup(place, cut)).rejects.toThrow('The backup is damaged (it');
    for (const [what, content] of [
      ['cut in a block', bytes.subarray(0, bytes.length - 700)],
      ['cut in the middle', bytes.subarray(0, Math.floor(bytes.length / 2) + 13)],
      ['empty', Buffer.alloc(0)],
      ['no archive', Buffer.from('Dear operator, this is a letter. '.repeat(100))],
    ] as const) {
      const other = join(folder, `${what}.tar`);
      await writeFile(other, content);
      await expect(restoreBackup(place, other)).rejects.toThrow(
        /^The backup is damaged \(.+\)\. Nothing was changed\.$/,
      );
    }
    const nowhere = join(folder, 'nowhere.tar');
    await expect(restoreBackup(place, nowhere)).rejects.toThrow(`There is no file ${nowhere}. Nothing was changed.`);
    const newer = join(folder, 'newer.tar');
    const tar = await TarWriter.create(newer);
    const empty = createHash('sha256').digest('hex');
    await tar.add(
      'manifest.json',
      Buffer.from(
        JSON.stringify({
          ...{ product: 'loomlight', format: 1, takenAt: '2026-01-01', tables: [], removed: [] },
          migrations: [{ name: '9999_from_the_future', checksum: 'x' }],
          media: { count: 0, sizeBytes: 0, sha256: empty },
        }),
      ),
    );
    await tar.finish();
    await expect(restoreBackup(place, newer)).rejects.toThrow('taken by a newer build');
    const { rows } =
      await sql`SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(place.db);
    expect(rows).toEqual([]);
  });

  it('that is interrupted keeps everything from starting, until it is run again to the end', async () => {
    const place = await emptyPlace();
    let put = 0;
    const dying: ObjectStore = {
      ...place.objectStore,
      putFile: async (...given) => {
        put += 1;
        if (put > 3) throw new Error('the process was killed');
        return place.objectStore.putFile(...given);
      },
    };
    await expect(restoreBackup({ ...place, objectStore: dying }, file)).rejects.toThrow('was killed');
    await expect(refuseHalfRestored(place)).rejects.toThrow('was interrupted');
    await restoreBackup(place, file);
    await refuseHalfRestored(place);
    expect(await media(place.objectStore)).toEqual(await media(test.objectStore));
  });
});
