import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { checkedFileMaxBytes, provenance } from '@loomlight/contract/provenance';
import type { FastifyRequest } from 'fastify';
import type { Binder } from '../../http/bind-endpoint.ts';
import { actorId } from '../../kernel/actor.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { createBoundedLimiter } from '../../kernel/limiter.ts';
import { networkOf } from '../../kernel/network.ts';
import { markFoundFrom } from '../../ports/image-mark.ts';
import type { WorkFiles } from '../../ports/work-files.ts';
import { lookUpItem } from './look-up-item.ts';
import { type ClaimedWords, type VerifyContext, verifyFile } from './verify-file.ts';

type Part = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>;

const tooLarge = `A file may have at most ${checkedFileMaxBytes / 1_000_000} MB.`;

/** What is sent lies on the disk while it is looked at: so many files at once, and no more. */
const room = { places: 6, waiting: 6, perPerson: 2, retryAfterS: 10 };

/** The calls that tell what a file says of its origin, and what is known here of one that was read elsewhere. */
export function provenanceRoutes(
  { bind }: Binder,
  ctx: VerifyContext & { readonly workFiles: Pick<WorkFiles, 'newPath' | 'remove'> },
): void {
  const limiter = createBoundedLimiter(room);
  bind(provenance.verify, async ({ actor, request }) => {
    const leave = await limiter.enter(actorId(actor) ?? networkOf(request.ip));
    // What reads the file starts while it is being received.
    ctx.reader.prepare();
    ctx.markFinder?.prepare();
    const path = await ctx.workFiles.newPath();
    try {
      const words = await receive(request, path);
      const { verdict, said, certificate, prompt, page, faults, mark, look } = await verifyFile(ctx, {
        actor,
        path,
        words,
      });
      return {
        verdict,
        mark: mark ? { found: mark.z > markFoundFrom, z: Math.round(mark.z * 10) / 10 } : null,
        mark_look: look,
        engine: said?.engine ?? null,
        model: said?.model ?? null,
        digital_source: said?.digitalSource ?? null,
        made_at: said?.madeAt ?? null,
        signer: certificate ? { fingerprint: certificate.fingerprint.toString('hex'), state: certificate.state } : null,
        prompt,
        link: page,
        faults: [...faults],
      };
    } finally {
      await ctx.workFiles.remove(path);
      leave();
    }
  });
  bind(provenance.lookup, async ({ actor, body }) => {
    const { item, fingerprint } = body;
    const { known, state, page } = await lookUpItem(ctx, { actor, item, fingerprint: Buffer.from(fingerprint, 'hex') });
    return { known, state: state ?? null, link: page };
  });
}

/** Writes the file of a form to `path`, and answers the words that were sent before it. */
async function receive(request: FastifyRequest, path: string): Promise<ClaimedWords | undefined> {
  const part = await request.file({ limits: { fileSize: checkedFileMaxBytes, fieldSize: 4_000 } });
  if (part?.fieldname !== 'file') throw fieldError('file', 'Please send the file in the field file.');
  const words = wordsIn(part);
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  if (part.file.truncated) throw appError('file_too_large', { message: tooLarge });
  if (part.file.bytesRead === 0) throw fieldError('file', 'The file is empty.');
  return words;
}

/** Words that were sent before the file, all of them or none. */
function wordsIn({ fields }: Part): ClaimedWords | undefined {
  const [prompt, style, opening] = ['prompt', 'style', 'opening'].map((name) => {
    const field = fields[name];
    const value: unknown = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined;
    return typeof value === 'string' ? value : undefined;
  });
  if (prompt === undefined && style === undefined && opening === undefined) return undefined;
  if (prompt === undefined || style === undefined)
    throw fieldError('prompt', 'Please send prompt, style and opening before the file.');
  if (!/^[0-9a-f]{64}$/i.test(opening ?? '')) throw fieldError('opening', 'The opening has 64 hexadecimal digits.');
  return { prompt, style, opening: Buffer.from(opening ?? '', 'hex') };
}
