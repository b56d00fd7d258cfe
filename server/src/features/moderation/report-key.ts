import { readToken, signToken } from '../../kernel/signed-token.ts';

type Purpose = 'report_status' | 'statement';

/** What opens a report or a statement without an account. It is made again from the id, so that no table holds it. */
export function keyOf(secret: string, purpose: Purpose, id: string): string {
  return signToken(secret, purpose, id).slice(id.length + 1);
}

export function isKeyOf(
  secret: string,
  purpose: Purpose,
  { id, key }: { readonly id: string; readonly key: string },
): boolean {
  return readToken(secret, purpose, `${id}.${key}`) === id;
}
