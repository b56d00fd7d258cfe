import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '../../api/error-words.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

export interface Proof {
  /**
   * Does something that wants a fresh proof. When the server asks for one, so does the dialog, and it is done again afterwards;
   * undefined when the person would not.
   */
  readonly withProof: <T>(act: () => Promise<T>) => Promise<T | undefined>;
  /** To be drawn somewhere. */
  readonly dialog: ReactNode;
}

/** The question who one is, asked only when the server wants it (GROUND-25). */
export function useProof(): Proof {
  const [asking, setAsking] = useState<{ readonly answer: (isProved: boolean) => void }>();
  const ask = async (): Promise<boolean> => {
    const isProved = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(undefined);
    return isProved;
  };
  return {
    withProof: async (act) => {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'proof_needed') throw error;
      }
      return (await ask()) ? act() : undefined;
    },
    dialog: asking && (
      <Suspense>
        <ProofDialog onProved={() => asking.answer(true)} onClose={() => asking.answer(false)} />
      </Suspense>
    ),
  };
}
