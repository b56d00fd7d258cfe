import { errorText } from '../../kernel/errors.ts';
import type { ImageOutcome, PaintedImage } from '../../ports/image-engine.ts';
import type { ClaimedGeneration } from '../content/index.ts';
import { deriveVariants } from './derive-variants.ts';
import { encodeImage } from './encode-image.ts';
import type { RunContext } from './generation.context.ts';
import type { Outcome } from './made.ts';
import { isKeptImage, type MakersContext } from './makers-signature.ts';
import { markImage } from './mark-image.ts';
import type { Provenance } from './provenance.ts';

type PrepareContext = Pick<RunContext, 'marker'> & MakersContext;

/** What becomes of an attempt after its engine has answered: an image that was made is decoded, checked and made ready to be stored. */
export async function imageOutcome(
  ctx: PrepareContext,
  of: {
    readonly claimed: ClaimedGeneration;
    readonly outcome: Exclude<ImageOutcome, { kind: 'busy' }>;
    readonly restartable: boolean;
    readonly provenance: Provenance;
  },
): Promise<Outcome> {
  const { claimed, outcome, restartable, provenance } = of;
  switch (outcome.kind) {
    case 'painted':
      return prepare(ctx, { provenance, claimed, painted: outcome.image }).catch((error: unknown) => {
        // What was paid for cannot be used, and must not be paid for again.
        if (restartable) throw error;
        return lost(errorText(error));
      });
    case 'refused':
      return { ...outcome, spent: 'unpaid' };
    case 'failed':
      return { ...outcome, spent: outcome.mayBePaid ? 'possibly_paid' : 'unpaid' };
    default:
      return outcome satisfies never;
  }
}

/** Nobody can say whether the engine has worked: the person gets the credits back, and the books a note. */
export function lost(reason: string): Outcome {
  return { kind: 'failed', reason, spent: 'possibly_paid' };
}

/** What a lost answer of an engine that must not be asked twice means. */
export function doubt(signal: AbortSignal): (error: unknown) => ImageOutcome {
  return (error) => {
    // Whoever interrupted the attempt decides what becomes of it.
    signal.throwIfAborted();
    return { kind: 'failed', reason: errorText(error), mayBePaid: true };
  };
}

async function prepare(
  ctx: PrepareContext,
  of: { readonly provenance: Provenance; readonly claimed: ClaimedGeneration; readonly painted: PaintedImage },
): Promise<Outcome> {
  const { provenance, claimed, painted } = of;
  const { width, height } = claimed;
  const { digitalSource: source, engine, model } = provenance;
  if (painted.kind === 'file' && (await isKeptImage(ctx, { id: claimed.id, image: painted }))) {
    // Any change would break the signature of its maker, and it says by itself where it is from.
    const { bytes, mediaType } = painted;
    const variants = await deriveVariants(painted, { width, height, source });
    const body = { kind: 'bytes', bytes } as const;
    return { kind: 'made', made: { body, mediaType, width, height, variants, origin: undefined, mark: null } };
  }
  const { image, mark } = await markImage(ctx, { claimed, image: painted });
  // The file and its stills are made of the same pixels: on two cores at once.
  const [variants, { bytes, mediaType }] = await Promise.all([
    deriveVariants(image, { width, height, source }),
    encodeImage(image, provenance),
  ]);
  const origin = { source, engine, model, isMarked: mark !== null };
  return { kind: 'made', made: { body: { kind: 'bytes', bytes }, mediaType, width, height, variants, origin, mark } };
}
