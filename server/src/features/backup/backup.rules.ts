import * as z from 'zod';

/** The newest form of a backup that this build writes and reads. */
export const backupFormat = 1;

const part = z.object({ path: z.string(), sizeBytes: z.number(), sha256: z.string() });

/** The last entry of a backup: what must lie before it, byte for byte. */
export const manifestSchema = z.object({
  product: z.literal('loomlight'),
  format: z.literal(backupFormat, { error: 'the backup was written by a newer build' }),
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), part })),
  media: z.object({ count: z.number(), sizeBytes: z.number(), sha256: z.string() }),
  /** Media that their owners removed while the backup was taken. */
  removed: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;

export const manifestPath = 'manifest.json';
export const tablePath = (name: string): string => `database/${name}.jsonl`;
export const mediaPath = (key: string): string => `media/${key}`;

/** The key of a medium's entry; undefined for entries of another kind. */
export function mediaKeyOf(path: string): string | undefined {
  return path.startsWith('media/') ? path.slice('media/'.length) : undefined;
}

/** The table of an entry; undefined for entries of another kind. */
export function tableOf(path: string): string | undefined {
  return /^database\/([a-z_]+)\.jsonl$/.exec(path)?.[1];
}

/** Why a backup with these migrations cannot be restored by a build with those; undefined when it can. */
export function schemaProblem(
  backup: readonly Manifest['migrations'][number][],
  known: readonly Manifest['migrations'][number][],
): string | undefined {
  for (const { name, checksum } of backup) {
    const own = known.find((migration) => migration.name === name);
    if (!own) return `The backup was taken by a newer build (it has the migration ${name}). Restore it with that one.`;
    if (own.checksum !== checksum) return `The migration ${name} of the backup is another than that of this build.`;
  }
  return undefined;
}
