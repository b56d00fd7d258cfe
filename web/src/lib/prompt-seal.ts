const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;
/** How words are sealed: who checks a proof by other means finds there what to compute. */
export const sealForm = 'loomlight/words/1';

/**
 * Whether words open the seal of a file (ORIGIN-15), computed here: `words` is what the file says, in base64. Words of several lines may have come
 * with two signs at the end of each. Throws where the page is not secure.
 */
export async function opensSeal(
  seal: { readonly item: string; readonly words: string },
  { prompt, style, opening }: { readonly prompt: string; readonly style: string; readonly opening: string },
): Promise<boolean> {
  // Who does not want to show the opening, which opens the recipe as well, shows the key of the words.
  for (const key of [await keyOfWords(opening), opening])
    for (const text of new Set([prompt, prompt.replaceAll('\r\n', '\n')])) {
      const made = await digest(key, JSON.stringify([seal.item, text.normalize('NFC'), style]));
      if (btoa(String.fromCharCode(...made)) === seal.words) return true;
    }
  return false;
}

/** The key of the words, of 64 hexadecimal digits like the opening that it is made of. */
export async function keyOfWords(opening: string): Promise<string> {
  return Array.from(await digest(opening, sealForm), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digest(key: string, text: string): Promise<Uint8Array> {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const imported = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(hmac, imported, new TextEncoder().encode(text)));
}
