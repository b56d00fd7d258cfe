import { createHmac } from 'node:crypto';

/** The words of an item as they are sealed. */
export interface SealedWords {
  readonly item: string;
  readonly prompt: string;
  readonly style: string;
}

/** How an item was made, as it is sealed apart from its words: whoever shows these in public need not give the seed. */
export interface SealedRecipe {
  readonly item: string;
  readonly seed: number;
  readonly model: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The key of one of the two seals. That of the words alone proves the words and does not open the recipe. */
export function sealKey(opening: Uint8Array, use: 'words' | 'recipe'): Buffer {
  return createHmac('sha256', opening).update(`loomlight/${use}/1`).digest();
}

/** 32 bytes that only these words and this key make. The item is in them: a seal cannot be carried to another one. */
export function sealWords(key: Uint8Array, { item, prompt, style }: SealedWords): Buffer {
  return seal(key, [item, prompt.normalize('NFC'), style]);
}

function sealRecipe(key: Uint8Array, { item, seed, model, width, height }: SealedRecipe): Buffer {
  return seal(key, [item, seed, model, width, height]);
}

/** What a file carries of its prompt (ADR 53). */
export function sealPrompt(
  opening: Uint8Array,
  of: SealedWords & SealedRecipe,
): { readonly words: Buffer; readonly recipe: Buffer } {
  return { words: sealWords(sealKey(opening, 'words'), of), recipe: sealRecipe(sealKey(opening, 'recipe'), of) };
}

/** In a fixed order and form: what is sealed is these bytes. */
function seal(key: Uint8Array, fields: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(fields)).digest();
}
