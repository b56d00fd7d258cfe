import type { PageSlug } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transaction.ts';

/** The newest text of a page; undefined while the desk has written none. */
export async function findPage(db: Db, slug: PageSlug) {
  return db
    .selectFrom('site_page')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Versions of a page, the newest first, with who has written them. */
export async function listVersions(db: Db, slug: PageSlug, limit: number) {
  return db
    .selectFrom('site_page')
    .innerJoin('users', 'users.id', 'site_page.made_by')
    .select(['version', 'text', 'made_at', 'users.username'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Holds a page until the transaction ends, be it unwritten: of two who write at once the second finds another version. */
export async function holdPage(db: Db, slug: PageSlug): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`site_page ${slug}`}))`.execute(db);
}

export async function insertPage(
  tx: Tx,
  page: {
    readonly slug: PageSlug;
    readonly version: number;
    readonly text: string;
    readonly madeBy: string;
    readonly now: Date;
  },
): Promise<void> {
  const { slug, version, text, madeBy: made_by, now: made_at } = page;
  await tx.insertInto('site_page').values({ slug, version, text, made_by, made_at }).execute();
}

/** The banner that was not ended, be its time over or still to come; held until the transaction ends. */
export async function lockBanner(db: Db) {
  return db.selectFrom('site_banner').selectAll().where('ended_at', 'is', null).forUpdate().executeTakeFirst();
}

/** The same, for whoever looks. */
export async function findBanner(db: Db) {
  return db.selectFrom('site_banner').selectAll().where('ended_at', 'is', null).executeTakeFirst();
}
export type BannerRow = NonNullable<Awaited<ReturnType<typeof findBanner>>>;
export type BannerTone = BannerRow['tone'];

export async function endBanner(tx: Tx, end: { readonly by: string; readonly now: Date }): Promise<void> {
  await tx
    .updateTable('site_banner')
    .set({ ended_by: end.by, ended_at: end.now })
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertBanner(
  tx: Tx,
  banner: {
    readonly id: string;
    readonly text: string;
    readonly isDismissible: boolean;
    readonly tone: BannerTone;
    readonly link: string | null;
    readonly from: Date;
    readonly until: Date;
    readonly madeBy: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('site_banner')
    .values({
      ...{
        id: banner.id,
        text: banner.text,
        is_dismissible: banner.isDismissible,
        tone: banner.tone,
        link: banner.link,
      },
      ...{ shown_from: banner.from, shown_until: banner.until, made_by: banner.madeBy, made_at: banner.now },
    })
    .execute();
}

/** The newest word about the colour of the site; undefined before the first. */
export async function findAccent(db: Db | Tx) {
  return db.selectFrom('site_accent').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** Holds the colour until the transaction ends: of two who set one at once the second finds another. */
export async function holdAccent(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('site_accent'))`.execute(db);
}

export async function insertAccent(
  tx: Tx,
  accent: { readonly version: number; readonly colour: string | null; readonly madeBy: string; readonly now: Date },
): Promise<void> {
  const { version, colour, madeBy: made_by, now: made_at } = accent;
  await tx.insertInto('site_accent').values({ version, colour, made_by, made_at }).execute();
}

/** The logo that stands for the site; undefined where the product's own sign does. */
export async function findLogo(db: Db) {
  return db.selectFrom('site_logo').selectAll().where('chosen_at', 'is not', null).executeTakeFirst();
}
export type LogoRow = NonNullable<Awaited<ReturnType<typeof findLogo>>>;

/** A logo that was read, without its bytes; held until the transaction ends. */
export async function lockLogo(db: Db, which: { readonly digest: string } | 'shown') {
  const found = db.selectFrom('site_logo').select(['digest', 'width', 'height', 'chosen_at']).forUpdate();
  return (
    which === 'shown' ? found.where('chosen_at', 'is not', null) : found.where('digest', '=', which.digest)
  ).executeTakeFirst();
}

/** Holds the logo until the transaction ends: of two who choose one at once the second finds another. */
export async function holdLogo(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('site_logo'))`.execute(db);
}

/** Keeps what was read of a logo, and of those that were read before and never chosen the newest few for a while. */
export async function insertLogo(
  tx: Tx,
  logo: {
    readonly digest: string;
    readonly bytes: Buffer;
    readonly width: number;
    readonly height: number;
    readonly now: Date;
    readonly forgetBefore: Date;
    readonly keptMost: number;
  },
): Promise<void> {
  const { digest, bytes, width, height, now: read_at, forgetBefore, keptMost } = logo;
  await tx
    .insertInto('site_logo')
    .values({ digest, bytes, width, height, read_at })
    .onConflict((row) => row.column('digest').doUpdateSet({ read_at }))
    .execute();
  await tx
    .deleteFrom('site_logo')
    .where('chosen_at', 'is', null)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('read_at', '<', forgetBefore),
        eb(
          'digest',
          'not in',
          selectFrom('site_logo')
            .select('digest')
            .where('chosen_at', 'is', null)
            .orderBy('read_at', 'desc')
            .orderBy('digest')
            .limit(keptMost),
        ),
      ]),
    )
    .execute();
}

/** Shows this logo, or none, and forgets the one that was shown. */
export async function chooseLogo(
  tx: Tx,
  choice: { readonly digest: string | null; readonly by: string; readonly now: Date },
): Promise<void> {
  await tx.deleteFrom('site_logo').where('chosen_at', 'is not', null).execute();
  if (choice.digest === null) return;
  await tx
    .updateTable('site_logo')
    .set({ chosen_by: choice.by, chosen_at: choice.now })
    .where('digest', '=', choice.digest)
    .execute();
}

/** What is set at the desk, by name, with who has set it. A handful of rows at most. */
export async function listSettings(db: Db | Tx) {
  return db
    .selectFrom('site_setting')
    .innerJoin('users', 'users.id', 'site_setting.changed_by')
    .select(['name', 'value', 'changed_at', 'users.username'])
    .orderBy('name')
    .execute();
}

/** Holds all settings until the transaction ends: of two who change some at once the second finds them changed. */
export async function holdSettings(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('site_setting'))`.execute(db);
}

/** Sets a setting, or takes it away where the value is null. */
export async function saveSetting(
  tx: Tx,
  setting: { readonly name: string; readonly value: unknown; readonly by: string; readonly now: Date },
): Promise<void> {
  const { name, by: changed_by, now: changed_at } = setting;
  if (setting.value === null) {
    await tx.deleteFrom('site_setting').where('name', '=', name).execute();
    return;
  }
  const value = JSON.stringify(setting.value);
  await tx
    .insertInto('site_setting')
    .values({ name, value, changed_by, changed_at })
    .onConflict((row) => row.column('name').doUpdateSet({ value, changed_by, changed_at }))
    .execute();
}

/** What a setting is set to, whoever has set it; undefined where nobody has. */
export async function findSetting(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('site_setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Changes what a setting is set to, and not who has set it. */
export async function replaceSetting(
  tx: Tx,
  setting: { readonly name: string; readonly value: unknown },
): Promise<void> {
  const value = JSON.stringify(setting.value);
  await tx.updateTable('site_setting').set({ value }).where('name', '=', setting.name).execute();
}
