/** Shorter words are in everything. */
const wordMin = 3;
/** Letters that must be left when the own words are gone: digits and signs at the end are what everybody adds. */
const lettersMin = 4;
const productName = 'loomlight';

/** True for a password that is the person's name, address or the product's name, and little else. */
export function isOfOwnWords(password: string, person: { readonly username: string; readonly email: string }): boolean {
  const plain = fold(password);
  const rest = ownWords(person).reduce((text, word) => text.replaceAll(word, ' '), plain);
  return rest !== plain && (rest.match(/\p{L}/gu)?.length ?? 0) < lettersMin;
}

/** Names and addresses as a whole and in their parts, the longest first. */
function ownWords({ username, email }: { readonly username: string; readonly email: string }): string[] {
  const whole = [username, username.replaceAll(/\s/g, ''), email, email.slice(0, email.lastIndexOf('@')), productName];
  const words = whole.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{Nd}]+/u)]).map(fold);
  return [...new Set(words)].filter((word) => word.length >= wordMin).toSorted((a, b) => b.length - a.length);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
