import { join } from 'node:path';
import { makeMarkSecret, markSecretName } from '../adapters/mark/mark-secret.ts';
import { makeKeyFiles, openKeyFile } from '../adapters/provenance/key-files.ts';
import type { Config } from '../config/config.ts';
import { keepCertificate, type ProvenanceContext } from '../features/provenance/index.ts';
import type { Installation, SigningKey } from '../ports/media-signer.ts';
import { productVersion } from './product-version.ts';

/** How this installation is called in what it signs: by its name, else by the host of its address. */
export function installationOf(config: Pick<Config, 'PROVENANCE_NAME' | 'PUBLIC_URL'>): Installation {
  return { name: config.PROVENANCE_NAME ?? new URL(config.PUBLIC_URL).host, url: config.PUBLIC_URL };
}

/**
 * What files are signed with: a key that is made at the first start, or the one that several processes are given. Undefined where nothing is
 * signed. Throws `KeyRefusedError` with a sentence for a key that must not be used.
 */
export async function openSigningKey(
  config: Config,
  ctx: Pick<ProvenanceContext, 'db' | 'clock'>,
  given?: SigningKey,
): Promise<SigningKey | undefined> {
  if (!config.PROVENANCE) return undefined;
  const key = given ?? (await openOwnKey(config, () => ctx.clock.now()));
  await keepCertificate(ctx, key.certificate());
  return key;
}

/** Makes what several processes share, in a folder of the operator's choice: the key and the secret of the marks. Answers their files. */
export async function makeSharedKey(
  config: Config,
  folder: string,
): Promise<{ readonly key: string; readonly markSecret: string }> {
  await makeKeyFiles({ folder, installation: installationOf(config), now: () => new Date() });
  makeMarkSecret(folder);
  return { key: join(folder, 'key.pem'), markSecret: join(folder, markSecretName) };
}

async function openOwnKey(config: Config, now: () => Date): Promise<SigningKey> {
  const installation = installationOf(config);
  const folder = join(config.DATA_DIR, 'provenance');
  if (config.PROVENANCE_KEY_FILE === undefined) await makeKeyFiles({ folder, installation, now });
  const file = config.PROVENANCE_KEY_FILE ?? join(folder, 'key.pem');
  return openKeyFile({ file, installation, version: productVersion(), now });
}
