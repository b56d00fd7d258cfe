import { writeFile } from 'node:fs/promises';
import { sealPrompt } from '../provenance/index.ts';
import type { ClaimedGeneration } from '../content/index.ts';
import type { MediaBody } from '../../ports/media-file.ts';
import type { OriginStatement } from '../../ports/media-signer.ts';
import type { RunContext } from './generation.context.ts';
import type { Made } from './made.ts';

/** What is stored of what was made, and with which certificate it is signed; null where it is not. */
interface Signed {
  readonly body: MediaBody;
  readonly signedBy: Buffer | null;
}

/**
 * Signs what was made before anything of it is stored (ORIGIN-12). What cannot be signed is not stored: it throws, as for any trouble of our own.
 * A body that answers as a file is the caller's to discard.
 */
export async function signMade(
  ctx: Pick<RunContext, 'signingKey' | 'workFiles'>,
  of: { readonly claimed: ClaimedGeneration; readonly made: Made; readonly now: Date },
): Promise<Signed> {
  const { claimed, made, now } = of;
  const { body, origin } = made;
  if (!ctx.signingKey || !origin) return { body, signedBy: null };
  const signer = ctx.signingKey.signer();
  const { id: item, opening, prompt, style } = claimed;
  const recipe = { seed: Number(claimed.seed), model: claimed.model, width: made.width, height: made.height };
  const statement: OriginStatement = {
    item,
    madeAt: now,
    ...origin,
    seal: opening ? sealPrompt(opening, { item, prompt, style, ...recipe }) : undefined,
  };
  const signedBy = signer.fingerprint;
  if (claimed.content_type === 'image' && body.kind === 'bytes')
    return { body: { kind: 'bytes', bytes: signer.sign(body.bytes, statement) }, signedBy };
  const path = await ctx.workFiles.newPath();
  try {
    await withFile(ctx, body, (from) => signer.signVideo(from, path, statement));
  } catch (error) {
    await ctx.workFiles.remove(path);
    throw error;
  }
  return { body: { kind: 'file', path, discard: () => ctx.workFiles.remove(path) }, signedBy };
}

async function withFile(
  { workFiles }: Pick<RunContext, 'workFiles'>,
  body: MediaBody,
  work: (path: string) => Promise<void>,
): Promise<void> {
  if (body.kind === 'file') return work(body.path);
  const path = await workFiles.newPath();
  try {
    await writeFile(path, body.bytes, { mode: 0o600 });
    await work(path);
  } finally {
    await workFiles.remove(path);
  }
}
