import { timingSafeEqual } from 'node:crypto';
import { judgeReading, type ManifestReading, type Said, saidIn, type Verdict } from '@loomlight/contract/file-origin';
import type { Actor } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import type { FoundMark, MarkFinder } from '../../ports/image-mark.ts';
import type { ManifestAnswer, ManifestReader } from '../../ports/manifest-reader.ts';
import { serialOf } from './certificate-serial.ts';
import { type CertificateRow, listCertificates } from './certificates.store.ts';
import { findNamedItem, type FindItem, wasSignedBefore } from './named-item.ts';
import { presentRoots } from './present-certificates.ts';
import { sealKey, sealWords } from './prompt-seal.rules.ts';
import type { ProvenanceContext } from './provenance.context.ts';

/** What is known here of the item that a mark leads to. */
export interface MarkedItem {
  readonly engine: string;
  readonly model: string;
  readonly madeAt: Date | null;
  /** Path of its page; null where not everybody may see it. */
  readonly page: string | null;
}

/** What verifying needs besides. */
export interface VerifyContext extends Pick<ProvenanceContext, 'db'> {
  readonly reader: ManifestReader;
  readonly findItem: FindItem;
  /** Undefined where this installation has never marked anything. */
  readonly markFinder: MarkFinder | undefined;
  readonly findMarkedItem: (payload: bigint) => Promise<MarkedItem | undefined>;
}

/** Words that somebody holds against the seal of a file. */
export interface ClaimedWords {
  readonly prompt: string;
  readonly style: string;
  /** 32 bytes: the opening, or the key of the words that is made of it. */
  readonly opening: Buffer;
}

export interface Verified {
  readonly verdict: Verdict;
  readonly said: Said | undefined;
  /** Of ours; undefined for everybody else's. */
  readonly certificate: CertificateRow | undefined;
  readonly prompt: 'opens' | 'does_not_open' | 'not_asked';
  readonly page: string | null;
  readonly faults: readonly string[];
  /** Undefined where no mark was looked for. */
  readonly mark: FoundMark | undefined;
  readonly look: Look;
}

/**
 * What became of the look for a mark (ORIGIN-41): it was taken; the file is valid, and needs none; there is nothing in it that a mark could be in; it was
 * ended before its end, since the file takes more work than one may (ORIGIN-45); or nobody got to it now, and its verdict is that of its signature alone.
 */
export type Look = 'taken' | 'not_needed' | 'not_possible' | 'cut_short' | 'not_now';

/**
 * What a file says of its origin, and whether it is true (ORIGIN-17). What is not valid is looked at for an invisible mark (ORIGIN-26), which only
 * speaks where no signature could be read. It is read elsewhere and nothing of it is kept. Throws 503 where it cannot be read now; what its signature
 * says is answered also where nobody gets to the look (ORIGIN-41). An item that nobody knows, one that was removed and one that the asker may not see
 * are answered alike.
 */
export async function verifyFile(
  ctx: VerifyContext,
  input: { readonly actor: Actor; readonly path: string; readonly words: ClaimedWords | undefined },
): Promise<Verified> {
  const rows = await listCertificates(ctx.db);
  const answer = await ctx.reader.read(input.path, presentRoots(rows));
  if (answer.kind === 'unavailable') throw appError('unavailable', { retryAfterS: 10 });
  const signed =
    answer.kind === 'read'
      ? await judgeFile(ctx, { ...input, reading: answer.reading, rows })
      : unsigned(answer, input.words);
  if (signed.verdict === 'valid') return signed;
  return lookForMark(ctx, { path: input.path, signed });
}

async function judgeFile(
  ctx: VerifyContext,
  input: {
    readonly actor: Actor;
    readonly words: ClaimedWords | undefined;
    readonly reading: ManifestReading;
    readonly rows: readonly CertificateRow[];
  },
): Promise<Verified> {
  const { reading } = input;
  const row = input.rows.find((one) => serialOf(one) === reading.serial);
  const item = await findNamedItem(ctx, { item: saidIn(reading.assertions).item, actor: input.actor });
  const certificate = row && { isWithdrawn: row.withdrawn_since !== null };
  const isOlder = row !== undefined && wasSignedBefore(row, item);
  const { verdict, said, isOurs, faults } = judgeReading({ reading, certificate, isOlder });
  return {
    verdict,
    said,
    certificate: isOurs ? row : undefined,
    prompt: opensWith(verdict === 'valid' ? said : undefined, input.words),
    page: verdict === 'valid' ? (item?.page ?? null) : null,
    faults,
    mark: undefined,
    look: 'not_needed',
  };
}

function unsigned({ kind }: Pick<ManifestAnswer, 'kind'>, words: ClaimedWords | undefined): Verified {
  return {
    verdict: 'unknown',
    said: undefined,
    certificate: undefined,
    prompt: opensWith(undefined, words),
    page: null,
    faults: kind === 'unreadable' ? ['unreadable'] : [],
    mark: undefined,
    look: 'not_needed',
  };
}

/** What the invisible mark adds to what was read. One that leads to no item says that there is one, and no more. */
async function lookForMark(
  ctx: Pick<VerifyContext, 'markFinder' | 'findMarkedItem'>,
  { path, signed }: { readonly path: string; readonly signed: Verified },
): Promise<Verified> {
  const answer = (await ctx.markFinder?.find(path)) ?? { kind: 'none' };
  if (answer.kind === 'unavailable') return { ...signed, look: 'not_now' };
  if (answer.kind === 'none') return { ...signed, look: 'not_possible' };
  const { mark } = answer;
  const look = answer.kind === 'cut' ? 'cut_short' : 'taken';
  const item =
    signed.verdict === 'unknown' && mark.payload !== undefined ? await ctx.findMarkedItem(mark.payload) : undefined;
  if (!item) return { ...signed, mark, look };
  const { engine, model, madeAt, page } = item;
  const said = { engine, model, digitalSource: null, madeAt: madeAt?.toISOString() ?? null, item: null, words: null };
  return { ...signed, verdict: 'marked', said, page, mark, look };
}

function opensWith(said: Said | undefined, words: ClaimedWords | undefined): Verified['prompt'] {
  if (!words) return 'not_asked';
  if (!said?.item || said.words === null) return 'does_not_open';
  const { item } = said;
  const sealed = Buffer.from(said.words, 'base64');
  // Who does not want to show the opening, which opens the recipe as well, shows the key of the words.
  const keys = [sealKey(words.opening, 'words'), words.opening];
  // Browsers end each line of a form's text with two signs, whatever it was written with.
  const prompts = [words.prompt, words.prompt.replaceAll('\r\n', '\n')];
  const isOpen = keys.some((key) =>
    prompts.some((prompt) => {
      const made = sealWords(key, { item, prompt, style: words.style });
      return sealed.length === made.length && timingSafeEqual(sealed, made);
    }),
  );
  return isOpen ? 'opens' : 'does_not_open';
}
