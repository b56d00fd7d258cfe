import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  Installation,
  MediaSigner,
  SigningCertificate,
  SigningIdentity,
  SigningKey,
} from '../../ports/media-signer.ts';
import { writeOnce } from '../write-once.ts';
import type { Certified } from './certificates.ts';
import { openSigner } from './open-signer.ts';
import { certificatePem, publishedCertificate, readIdentity, readRoot, refused } from './signing-identity.ts';

const keyName = 'key.pem';
const rootName = 'root.pem';

/** Where keys are kept and for whom they are made. */
export interface KeyPlace {
  readonly folder: string;
  /** Named in certificates and files. */
  readonly installation: Installation;
  readonly now: () => Date;
}

/**
 * Makes the folder of keys with a root and a key below it, unless they are there. Each appears whole: two first starts at once agree on one, and
 * a full disk leaves no half of a key.
 */
export async function makeKeyFiles({ folder, installation, now }: KeyPlace): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [rootFile, keyFile] = [join(folder, rootName), join(folder, keyName)];
  if (existsSync(keyFile)) return;
  // Large, and needed on the first day only.
  const { makeLeaf, makeRoot } = await import('./certificates.ts');
  if (!existsSync(rootFile)) writeOnce(rootFile, pemOf(await makeRoot(installation.name, now())));
  const root = readRoot(rootFile);
  writeOnce(keyFile, pemOf(await makeLeaf(installation.name, root, now()), root));
}

/** The key in this file, checked at once: throws `KeyRefusedError` with one sentence for everything that is wrong with it. */
export function openKeyFile(of: {
  readonly file: string;
  readonly installation: Installation;
  readonly version: string;
  readonly now: () => Date;
}): SigningKey {
  const { file, installation, version, now } = of;
  let read: { readonly as: Stats; readonly identity: SigningIdentity; readonly signer: MediaSigner } | undefined;
  const current = (): NonNullable<typeof read> => {
    const as = statSync(file, { throwIfNoEntry: false });
    if (!as) throw refused(`The signing key ${file} is not there. operator provenance init <folder> makes one.`);
    if (read && as.ino === read.as.ino && as.mtimeMs === read.as.mtimeMs) return read;
    const identity = readIdentity(file, now());
    read = { as, identity, signer: openSigner({ identity, installation, version }) };
    return read;
  };
  current();
  return {
    signer: () => current().signer,
    certificate: () => publishedCertificate(current().identity),
    rotate: async (announce) => {
      const rootFile = join(dirname(file), rootName);
      if (!existsSync(rootFile))
        throw refused(`The key of the root is not kept beside ${file}, and nothing else certifies another.`);
      const root = readRoot(rootFile);
      const { makeLeaf } = await import('./certificates.ts');
      const made = `${file}.${randomUUID()}`;
      try {
        writeFileSync(made, pemOf(await makeLeaf(installation.name, root, now()), root), { mode: 0o600, flush: true });
        const certificate: SigningCertificate = publishedCertificate(readIdentity(made, now()));
        await announce(certificate);
        renameSync(made, file);
        return certificate;
      } finally {
        rmSync(made, { force: true });
      }
    },
  };
}

function pemOf({ key, certificate }: Certified, above?: Certified): string {
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return [pem, certificatePem(certificate), above ? certificatePem(above.certificate) : ''].join('');
}
