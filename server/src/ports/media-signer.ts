import type { KeyObject } from 'node:crypto';

/**
 * Where a medium comes from, in the words of the IPTC. The composites start from a picture which a person has brought along:
 * the trained one was made by a model, the other one by rules.
 */
export const mediaSources = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'composite',
  'compositeWithTrainedAlgorithmicMedia',
] as const;
export type MediaSource = (typeof mediaSources)[number];

/** A prompt that a file carries without a word of it: only whoever has the opening can hold words against it. */
export interface PromptSeal {
  /** 32 bytes each. */
  readonly words: Uint8Array;
  readonly recipe: Uint8Array;
}

/** What a file says of itself. Never a word of a prompt, a seed, or anything about a person. */
export interface OriginStatement {
  readonly item: string;
  /** When the medium was finished. */
  readonly madeAt: Date;
  readonly source: MediaSource;
  readonly engine: string;
  readonly model: string;
  /** Left out for items that were made before there were seals. */
  readonly seal?: PromptSeal | undefined;
  /** An invisible mark is in its pixels. */
  readonly isMarked?: boolean;
  /** It was brought from the form in which it is stored into another one. */
  readonly isConverted?: boolean;
  /** The file that it was converted from carries the signature of its maker, which a converted one cannot. */
  readonly isFromSigned?: boolean;
  /** That file: what its maker has signed is carried as an ingredient, where it has a form that can be. */
  readonly madeFrom?: SignedByMaker | undefined;
  /** It was signed after it had been finished, for it was made before this installation signed. */
  readonly isSignedLater?: boolean;
}

/** An image that its maker has signed. */
export interface SignedByMaker {
  readonly bytes: Uint8Array;
  /** Codes of C2PA for what a reader has found wrong with it: of one whose bytes fit, who signed it at most. */
  readonly faults: readonly string[];
}

/** Who signs: named in every file, so that it says where it can be checked. */
export interface Installation {
  readonly name: string;
  readonly url: string;
}

/** A key with its certificates: the leaf first, then what stands between it and its root, then the root. */
export interface SigningIdentity {
  readonly key: KeyObject;
  /** DER. */
  readonly chain: readonly Uint8Array[];
  /** SHA-256 of the leaf. */
  readonly fingerprint: Buffer;
}

/** Writes a signed statement of origin into files. It holds the key, and nobody else does. */
export interface MediaSigner {
  readonly fingerprint: Buffer;
  /** A picture with its statement: PNG, JPEG or WebP. Throws for anything else, and for a file that is cut off. */
  sign(image: Uint8Array, statement: OriginStatement): Uint8Array;
  /** A film, from file to file: it may be large, and is never held in memory. Throws for one that is not whole. */
  signVideo(from: string, into: string, statement: OriginStatement): Promise<void>;
}

/** What is published of a key. */
export interface SigningCertificate {
  /** SHA-256 of the leaf. */
  readonly fingerprint: Buffer;
  /** PEM: the leaf first, the root last. */
  readonly chain: string;
  /** PEM. */
  readonly root: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** The key of an installation, wherever it is kept. */
export interface SigningKey {
  /** Signs with the key of this moment: one that another process has put in its place is noticed. Throws when it is gone or broken. */
  signer(): MediaSigner;
  certificate(): SigningCertificate;
  /**
   * Puts a new key under the same root in its place; the old one is gone then. `announce` is called with the certificate before anything is
   * signed with it, and may refuse by throwing. Throws where the key of the root is not kept beside it.
   */
  rotate(announce: (certificate: SigningCertificate) => Promise<void>): Promise<SigningCertificate>;
}
