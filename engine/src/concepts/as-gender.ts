import type { Garb } from '../shapes/wardrobe.ts';
import type { Gender } from './concept.ts';

/** What is worn by one of both alone, and what the other one wears instead. */
const instead: Readonly<Record<Gender, Readonly<Partial<Record<Garb, Garb>>>>> = {
  woman: { trunks: 'sports' },
  man: { dress: 'shirt', gown: 'jacket', skirt: 'shirt', tutu: 'sports' },
};

/** What of the looks of somebody goes with being a man or a woman. */
interface Gendered {
  readonly kind?: Gender | undefined;
  readonly wears?: Garb | undefined;
  readonly hair?: unknown;
  readonly style?: unknown;
  readonly beard?: unknown;
}

/** Somebody as a man or as a woman, where that was said and they are not by themselves: hair and beard are then by chance, and what is worn as that is worn (STUDIO-76). */
export function asGender<L extends Gendered>(
  look: L,
  gender: Gender | undefined,
): L | (Omit<L, 'kind' | 'hair' | 'style' | 'beard'> & { readonly kind: Gender; readonly wears?: Garb }) {
  if (gender === undefined || gender === look.kind) return look;
  const { kind: _kind, hair: _hair, style: _style, beard: _beard, ...either } = look;
  const wears = look.wears && (instead[gender][look.wears] ?? look.wears);
  return { ...either, kind: gender, ...(wears && { wears }) };
}
