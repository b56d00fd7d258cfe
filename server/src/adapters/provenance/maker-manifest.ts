import { mediaTypeOfFile } from '@loomlight/contract/file-origin';
import type { SignedByMaker } from '../../ports/media-signer.ts';
import { imageForm } from './image-forms.ts';
import { type Assertion, boxHeadBytes, hashOfBox } from './jumbf.ts';

/** What the maker of a file has signed of it, ready to be carried by a file that was made from it. */
export interface MakersManifests {
  /** All manifests of the maker's store, the active one last: it may speak of the others. */
  readonly boxes: readonly Buffer[];
  /** Says which of them is meant, by its hash. */
  readonly assertion: Assertion;
}

/** Manifests with pictures in them grow large, and a download would grow by all of it. */
const bytesMost = 256 * 1024;
const manifestsMost = 64;
/** An address is made of it. */
const plainLabel = /^[\w:.-]{1,200}$/;

/**
 * What the maker of an image has signed of it, as an ingredient (`c2pa.ingredient.v3`, ORIGIN-39). It is what went into a file and not its parent: readers judge a parent by the day on which
 * they read, so that a certificate of the maker that expires would make a file of ours invalid. Undefined for a store that is too large to be carried, or that has another form than every writer gives it.
 */
export function makersManifests({ bytes, faults }: SignedByMaker): MakersManifests | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const store = storeIn(file);
  if (!store || store.length > bytesMost) return undefined;
  const boxes = childrenOf(store);
  const manifest = boxes?.at(-1);
  if (!boxes || !manifest || boxes.length > manifestsMost) return undefined;
  const label = labelOf(manifest);
  const signature = childrenOf(manifest)?.find((child) => labelOf(child) === 'c2pa.signature');
  if (label === undefined || !plainLabel.test(label) || !signature) return undefined;
  const address = `self#jumbf=/c2pa/${label}`;
  const url = `${address}/c2pa.signature`;
  const value = {
    'dc:format': mediaTypeOfFile(file),
    relationship: 'inputTo',
    validationResults: {
      activeManifest: {
        success: [{ code: 'claimSignature.validated', url }],
        informational: [],
        failure: faults.map((code) => ({ code, url })),
      },
    },
    activeManifest: { url: address, alg: 'sha256', hash: hashOfBox(manifest) },
    claimSignature: { url, alg: 'sha256', hash: hashOfBox(signature) },
  };
  return { boxes, assertion: ['c2pa.ingredient.v3', value] };
}

/** A file with something behind its end is whole for everybody who looks at it, and has no form from which a store could be taken. */
function storeIn(file: Buffer): Buffer | undefined {
  try {
    return imageForm(file).storeOf(file);
  } catch {
    return undefined;
  }
}

/** The labelled boxes in a labelled box; undefined where their lengths do not add up to its own. */
function childrenOf(parent: Buffer): readonly Buffer[] | undefined {
  const children: Buffer[] = [];
  for (let start = boxHeadBytes; start < parent.length;) {
    if (start + boxHeadBytes > parent.length) return undefined;
    const end = start + parent.readUInt32BE(start);
    if (end < start + boxHeadBytes || end > parent.length) return undefined;
    if (parent.toString('latin1', start + 4, start + boxHeadBytes) === 'jumb')
      children.push(parent.subarray(start, end));
    start = end;
  }
  return children;
}

/** Behind its head, the head of its description, 16 bytes of its kind and one of flags. */
const labelStart = 2 * boxHeadBytes + 17;

function labelOf(labelled: Buffer): string | undefined {
  const end = labelled.indexOf(0, labelStart);
  return end < 0 ? undefined : labelled.toString('utf8', labelStart, end);
}
