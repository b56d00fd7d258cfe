import { createHash, createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { KeyRefusedError } from '../../kernel/key-refused.ts';
import type { SigningCertificate, SigningIdentity } from '../../ports/media-signer.ts';
import type { Certified } from './certificates.ts';

/** Purposes of a certificate that readers of C2PA take: to sign documents, mails, and C2PA's own. */
const purposes: ReadonlySet<string> = new Set(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1']);
/** In hexadecimal, the extension "key usage" whose first bit is set, which is digitalSignature: its id, that it is critical, and its bits. */
const maySign = /0603551d0f(?:0101ff)?040403020[0-7][89a-f]/;

/** By which a certificate is known: SHA-256 of its bytes. */
export function fingerprintOf(certificate: Uint8Array): Buffer {
  return createHash('sha256').update(certificate).digest();
}

/** A certificate as files of settings carry it. */
export function certificatePem(certificate: Uint8Array): string {
  const lines =
    Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

export function refused(sentence: string): KeyRefusedError {
  return new KeyRefusedError(sentence);
}

/** A key with its certificates out of one file; throws `KeyRefusedError` for one that must not sign. */
export function readIdentity(file: string, now: Date): SigningIdentity {
  const { key, certificates } = readPem(file);
  const [leaf, ...above] = certificates;
  const root = above.at(-1);
  if (!leaf || !root) throw refused(`The signing key ${file} needs its certificate and that of its root behind it.`);
  const problem = problemOf({ key, leaf, now }) ?? chainProblem(certificates);
  if (problem) throw refused(`The signing key ${file} cannot be used: ${problem}.`);
  return { key, chain: certificates.map(({ raw }) => raw), fingerprint: fingerprintOf(leaf.raw) };
}

/** The key of a root with its certificate. */
export function readRoot(file: string): Certified {
  const { key, certificates } = readPem(file);
  const [root] = certificates;
  if (!root?.ca || !root.checkPrivateKey(key)) throw refused(`The root ${file} is damaged.`);
  return { key, certificate: root.raw };
}

export function publishedCertificate({ chain, fingerprint }: SigningIdentity): SigningCertificate {
  const [leaf, root] = [chain[0], chain.at(-1)];
  if (!leaf || !root) throw new Error('Broken assumption: an identity was read with its certificates.');
  const { validFromDate, validToDate } = new X509Certificate(leaf);
  return {
    fingerprint,
    chain: chain.map(certificatePem).join(''),
    root: certificatePem(root),
    validFrom: validFromDate,
    validTo: validToDate,
  };
}

function readPem(file: string): { readonly key: KeyObject; readonly certificates: readonly X509Certificate[] } {
  // Windows knows no such modes.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw refused(
      `The signing key ${file} can be read by others on this machine: chmod 600, and rotate it, for they may have.`,
    );
  const text = readFileSync(file, 'utf8');
  try {
    const pems = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    return { key: createPrivateKey(text), certificates: pems.map((pem) => new X509Certificate(pem)) };
  } catch {
    // What the library would say names what it has read.
    throw refused(`The signing key ${file} is damaged, or holds no private key in PEM.`);
  }
}

/** What speaks against signing with this key and this certificate. */
function problemOf(of: {
  readonly key: KeyObject;
  readonly leaf: X509Certificate;
  readonly now: Date;
}): string | undefined {
  const { key, leaf, now } = of;
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    return 'it is of another kind than ES256 (an elliptic curve P-256)';
  if (!leaf.checkPrivateKey(key)) return 'its certificate is that of another key';
  if (leaf.ca) return 'its certificate is that of an authority, which certifies and does not sign';
  if (leaf.validToDate <= now) return `its certificate has expired on ${leaf.validToDate.toISOString().slice(0, 10)}`;
  if (leaf.validFromDate > now)
    return `its certificate is valid from ${leaf.validFromDate.toISOString().slice(0, 10)} on only`;
  if (!maySign.test(leaf.raw.toString('hex'))) return 'its certificate is not for digital signatures';
  if (!leaf.keyUsage?.some((purpose) => purposes.has(purpose)))
    return 'its certificate has none of the purposes that C2PA takes';
  return undefined;
}

function chainProblem(certificates: readonly X509Certificate[]): string | undefined {
  const isWhole = certificates.every((one, place) => {
    const issuer = certificates[place + 1] ?? one;
    return one.checkIssued(issuer) && one.verify(issuer.publicKey);
  });
  return isWhole ? undefined : 'its certificates do not follow from each other up to a root';
}
