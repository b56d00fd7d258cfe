import type { OriginStatement } from '../../ports/media-signer.ts';
import { makersFaults, sealPrompt } from '../provenance/index.ts';
import type { ContentContext } from './content.context.ts';
import type { ContentRow } from './content.store.ts';
import type { SignConverted } from './conversions.ts';

/**
 * How an image is signed that is handed out in another format than it is stored in (ORIGIN-13): it says the same as the stored one, and that it was
 * converted. Where its maker has signed the stored one it says that as well, and carries what the maker has signed (ORIGIN-39). Undefined where nothing is signed, and for what was brought along, of which nobody here knows where it is from.
 */
export function signConverted(
  ctx: Pick<ContentContext, 'signingKey' | 'readMaker'>,
  input: { readonly row: ContentRow },
): SignConverted | undefined {
  const { signingKey } = ctx;
  const { row } = input;
  if (!signingKey || row.imported_at !== null || row.completed_at === null) return undefined;
  const { id: item, prompt, style, engine, model, width, height, opening, completed_at: madeAt } = row;
  const isMarked = row.mark !== null;
  const sealed = { item, prompt, style, seed: Number(row.seed), model, width, height };
  const seal = opening ? sealPrompt(opening, sealed) : undefined;
  return async (image, { source, isSigned, bytes }) => {
    // One that nobody here has signed was signed by its maker.
    const maker = isSigned && row.signed_by === null ? await makerOf(ctx, bytes) : {};
    return signingKey
      .signer()
      .sign(image, { item, madeAt, source, engine, model, seal, isMarked, isConverted: true, ...maker });
  };
}

/** What is said of the maker's signature. Where it cannot be read now, no more than that there is one; and nothing of a broken one. */
async function makerOf(
  { readMaker }: Pick<ContentContext, 'readMaker'>,
  bytes: Uint8Array,
): Promise<Pick<OriginStatement, 'isFromSigned' | 'madeFrom'>> {
  const answer = await readMaker?.(bytes);
  if (!answer || answer.kind === 'unavailable') return { isFromSigned: true };
  const faults = answer.kind === 'read' ? makersFaults(answer.reading) : undefined;
  return faults ? { isFromSigned: true, madeFrom: { bytes, faults } } : {};
}
