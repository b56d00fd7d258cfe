import type { ApiError } from '../../api/error-words.ts';
import { createStore } from '../../lib/create-store.ts';

/** What was tried without a session; the words of the dialog depend on it (R-ERR-37 to R-ERR-39, PEOPLE-31). */
export type SignInReason = 'general' | 'image' | 'video' | 'favorite' | 'collect' | 'follow' | 'unlock';

/** What something costs and what there is, in credits. */
export interface CreditShortage {
  readonly needed: number;
  readonly balance: number;
}

/** Why a prompt was refused, and its words. */
export interface Refused {
  readonly error: ApiError;
  readonly prompt: string;
}

export type AccountDialog =
  | { readonly kind: 'sign-in'; readonly reason: SignInReason }
  | ({ readonly kind: 'credits' } & CreditShortage)
  | ({ readonly kind: 'refused' } & Refused);

/** The dialog that is open, on any page. */
export const dialogStore = createStore<AccountDialog | null>(null);

/** Opens the dialog `Login Required`. Anyone may ask, from a click or from a failed call. */
export function askToSignIn(reason: SignInReason = 'general'): void {
  showDialog({ kind: 'sign-in', reason });
}

/** Opens the dialog `Insufficient Credits`. */
export function askForCredits(shortage: CreditShortage): void {
  showDialog({ kind: 'credits', ...shortage });
}

/** Opens the dialog `This prompt was refused`; the words stay where they were written (DESK-28). */
export function sayRefused(refused: Refused): void {
  showDialog({ kind: 'refused', ...refused });
}

export function showDialog(dialog: AccountDialog | null): void {
  dialogStore.change(dialog);
}
