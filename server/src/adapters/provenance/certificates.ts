import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A certificate lives as long as its installation: files carry no moment by which an expired one could be judged. */
const years = 20;
const dayMs = 86_400_000;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** Purposes that readers of C2PA take: to sign documents (RFC 9336), and C2PA's own. */
const purposes = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.4.1.62558.2.1'];

/** A private key with the certificate of its public one. */
export interface Certified {
  readonly key: KeyObject;
  /** DER. */
  readonly certificate: Uint8Array;
}

/** A root of an installation's own: it certifies leaves and nothing else. */
export function makeRoot(organization: string, now: Date): Promise<Certified> {
  return certify({ organization, role: 'root', issuer: undefined, now }, [
    new x509.BasicConstraintsExtension(true, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
  ]);
}

/** A leaf under this root, which signs media and nothing else. What it may be used for can be said otherwise. */
export function makeLeaf(
  organization: string,
  issuer: Certified,
  now: Date,
  use: { readonly signs?: boolean; readonly purposes?: readonly string[] } = {},
): Promise<Certified> {
  const usage = (use.signs ?? true) ? x509.KeyUsageFlags.digitalSignature : x509.KeyUsageFlags.keyAgreement;
  const named = use.purposes ?? purposes;
  return certify({ organization, role: 'media', issuer, now }, [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(usage, true),
    ...(named.length > 0 ? [new x509.ExtendedKeyUsageExtension([...named])] : []),
  ]);
}

async function certify(
  of: {
    readonly organization: string;
    readonly role: string;
    readonly issuer: Certified | undefined;
    readonly now: Date;
  },
  extensions: readonly x509.Extension[],
): Promise<Certified> {
  const { organization, role, issuer, now } = of;
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: algorithm.namedCurve });
  const subject = [{ O: [organization] }, { CN: [`${organization} ${role}`] }];
  const own = new x509.PublicKey(publicKey.export({ type: 'spki', format: 'der' }));
  const signs = (issuer?.key ?? key).export({ type: 'pkcs8', format: 'der' });
  const above = issuer && new x509.X509Certificate(Buffer.from(issuer.certificate));
  const made = await x509.X509CertificateGenerator.create({
    subject,
    issuer: above ? above.subjectName.toJSON() : subject,
    publicKey: own,
    signingKey: await crypto.subtle.importKey('pkcs8', signs, algorithm, false, ['sign']),
    signingAlgorithm: algorithm,
    // A day early, for clocks that are late.
    notBefore: new Date(now.getTime() - dayMs),
    notAfter: new Date(now.getTime() + years * 365.25 * dayMs),
    extensions: [
      ...extensions,
      await x509.SubjectKeyIdentifierExtension.create(own, false),
      await x509.AuthorityKeyIdentifierExtension.create(above?.publicKey ?? own, false),
    ],
  });
  return { key, certificate: new Uint8Array(made.rawData) };
}
