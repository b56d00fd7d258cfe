import type { SignedIn } from '../../kernel/actor.ts';
import { getReference, type Reference } from '../uploads/index.ts';
import { painterOnOffer } from './choose-engine.ts';
import type { StartContext } from './generation.context.ts';
import type { ImageSettings } from './new-generation.ts';

/**
 * The upload that an image starts from (MAKE-90); undefined where it starts from words alone. Throws 422 for an engine that takes none, before
 * anything of the upload is read, and as `getReference` does for what is not the person's own.
 */
export async function getImageReference(
  ctx: StartContext,
  input: {
    readonly actor: SignedIn;
    readonly settings: ImageSettings;
    readonly referenceKey: string | undefined;
  },
): Promise<Reference | undefined> {
  const { actor, settings, referenceKey } = input;
  if (referenceKey === undefined) return undefined;
  painterOnOffer(ctx.imageEngines, { ...settings, referenceKey });
  return getReference(ctx, { actor, key: referenceKey });
}
