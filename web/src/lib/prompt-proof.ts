import * as z from 'zod/mini';
import { keyOfWords, sealForm } from './prompt-seal.ts';

/** Words with what opens their seal: whoever has them proves that they were sealed in a file (ORIGIN-22). */
export interface PromptProof {
  readonly prompt: string;
  readonly style: string;
  /** 64 hexadecimal digits: the opening, or the key of the words. */
  readonly opening: string;
}

/** A prompt has 700 characters, and each may be written as six. */
const lengthMax = 10_000;
const proofSchema = z.object({
  proof: z.literal(sealForm),
  prompt: z.string(),
  style: z.string().check(z.maxLength(40)),
  key: z.string().check(z.regex(/^[0-9a-f]{64}$/i)),
});

/**
 * A proof as text that a person keeps beside the file, and pastes where files are checked; `page` is where. It holds the key of the words and not
 * the opening, with which the seed could be tried out: whoever shows it in public keeps that. Throws where the page is not secure.
 */
export async function writeProof(of: PromptProof & { readonly item: string; readonly page: string }): Promise<string> {
  const { item, prompt, style, opening, page } = of;
  return JSON.stringify({ proof: sealForm, item, prompt, style, key: await keyOfWords(opening), check: page }, null, 2);
}

/** The proof in a text that was pasted; undefined for any other text. */
export function readProof(text: string): PromptProof | undefined {
  if (text.length > lengthMax || !text.trimStart().startsWith('{')) return undefined;
  try {
    const { data } = proofSchema.safeParse(JSON.parse(text));
    return data && { prompt: data.prompt, style: data.style, opening: data.key };
  } catch {
    return undefined;
  }
}
