import { randomUUID, sign } from 'node:crypto';
import type { Installation, OriginStatement, SigningIdentity } from '../../ports/media-signer.ts';
import { type Assertion, box, cbor, hashOfBox, labelledBox, taggedSign1, valueBox } from './jumbf.ts';
import type { MakersManifests } from './maker-manifest.ts';

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** Labels of COSE: the algorithm ES256, and a chain of certificates. */
const cose = { algorithm: 1, es256: -7, chain: 33 } as const;

/** Everything of a manifest but what ties it to the bytes of one file. */
export interface ManifestPlan {
  readonly statement: OriginStatement;
  readonly installation: Installation;
  /** Of the product that writes it. */
  readonly version: string;
  readonly identity: SigningIdentity;
  /** What is carried of the file that this one was made from. */
  readonly maker?: MakersManifests | undefined;
  /** What the manifest and this version of the file are called; drawn when left out. */
  readonly ids?: { readonly manifest: string; readonly instance: string };
}

/** Builds the bytes of a manifest store around an assertion that ties it to a file. As often as it is called with values as long, they are as many. */
export type BuildStore = (binding: Assertion) => Buffer;

/**
 * The form of a C2PA manifest store (claim version 2) that this product writes, and no other. The signature is made anew at each call: it says
 * something about the binding.
 */
export function manifestStore(plan: ManifestPlan): BuildStore {
  const { statement, installation, version, identity, maker } = plan;
  const ids = plan.ids ?? { manifest: randomUUID(), instance: randomUUID() };
  const label = `urn:c2pa:${ids.manifest}`;
  const before: readonly Assertion[] = [
    ['c2pa.actions.v2', { actions: actionsOf(statement, maker && addressOf(maker.assertion)) }],
    ...(maker ? [maker.assertion] : []),
  ];
  const after = [
    ...sealOf(statement),
    [
      'com.loomlight.installation',
      { ...installation, certificates: `${installation.url}/.well-known/loomlight-provenance.json` },
    ] as const,
  ];
  const protectedHeader = cbor(
    new Map<number, unknown>([
      [cose.algorithm, cose.es256],
      // Never the root: whoever reads it has that from elsewhere, or does not trust it.
      [cose.chain, identity.chain.slice(0, -1)],
    ]),
  );
  return (binding) => {
    const boxes = [...before, binding, ...after].map(([name, value]) => [name, valueBox('cbor', name, value)] as const);
    const claim = cbor({
      instanceID: `xmp:iid:${ids.instance}`,
      claim_generator_info: { name: 'Loomlight', version },
      signature: `self#jumbf=/c2pa/${label}/c2pa.signature`,
      created_assertions: boxes.map(([name, bytes]) => ({
        url: `self#jumbf=c2pa.assertions/${name}`,
        hash: hashOfBox(bytes),
      })),
      alg: 'sha256',
    });
    const signed = cbor(['Signature1', protectedHeader, new Uint8Array(), claim]);
    const signature = sign('sha256', signed, { key: identity.key, dsaEncoding: 'ieee-p1363' });
    return labelledBox(
      'c2pa',
      'c2pa',
      // The active manifest is the last one.
      ...(maker?.boxes ?? []),
      labelledBox(
        'c2ma',
        label,
        labelledBox('c2as', 'c2pa.assertions', ...boxes.map(([, bytes]) => bytes)),
        labelledBox('c2cl', 'c2pa.claim.v2', box('cbor', claim)),
        labelledBox('c2cs', 'c2pa.signature', box('cbor', taggedSign1([protectedHeader, {}, null, signature]))),
      ),
    );
  };
}

/** How a manifest names an assertion of its own. */
function addressOf([name, value]: Assertion): object {
  return {
    url: `self#jumbf=c2pa.assertions/${name}`,
    alg: 'sha256',
    hash: hashOfBox(valueBox('cbor', name, value)),
  };
}

/** `ingredient`: where the manifest speaks of the file that this one was made from. */
function actionsOf(statement: OriginStatement, ingredient: object | undefined): object[] {
  const { source, madeAt, engine, model, isMarked, isConverted, isFromSigned, isSignedLater } = statement;
  const signedByMaker = 'The file that this was converted from carries the signature of its maker.';
  return [
    {
      action: 'c2pa.created',
      when: madeAt.toISOString(),
      softwareAgent: { name: engine, version: model },
      digitalSourceType: `${sourceTypes}${source}`,
    },
    ...(isMarked ? [{ action: 'c2pa.watermarked.unbound' }] : []),
    ...(isConverted
      ? [
          {
            action: 'c2pa.converted',
            ...(isFromSigned && { description: signedByMaker }),
            ...(ingredient && { parameters: { ingredients: [ingredient] } }),
          },
        ]
      : []),
    ...(isSignedLater ? [{ action: 'c2pa.edited.metadata' }] : []),
  ];
}

function sealOf({ item, seal }: OriginStatement): readonly Assertion[] {
  if (!seal) return [];
  const { words, recipe } = seal;
  return [['com.loomlight.sealed-prompt', { version: 1, item, algorithm: 'HMAC-SHA-256', words, recipe }]];
}
