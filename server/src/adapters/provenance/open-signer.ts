import type { Installation, MediaSigner, OriginStatement, SigningIdentity } from '../../ports/media-signer.ts';
import { makersManifests } from './maker-manifest.ts';
import { type BuildStore, manifestStore } from './manifest-store.ts';
import { signVideo } from './sign-video.ts';
import { signImage } from './sign-image.ts';

/** A signer with this key, for this installation. `version` is the product's. */
export function openSigner(of: {
  readonly identity: SigningIdentity;
  readonly installation: Installation;
  readonly version: string;
}): MediaSigner {
  const storeOf = (statement: OriginStatement): BuildStore =>
    manifestStore({ ...of, statement, maker: statement.madeFrom && makersManifests(statement.madeFrom) });
  return {
    fingerprint: of.identity.fingerprint,
    sign: (image, statement) => signImage(image, storeOf(statement)),
    signVideo: (from, into, statement) => signVideo(from, into, storeOf(statement)),
  };
}
