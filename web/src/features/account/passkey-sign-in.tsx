import { factors } from '@loomlight/contract/factors';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { passkeyFailure, signWithPasskey } from './passkey.ts';
import { useKeepSession } from './use-sign-in.ts';
import { WelcomeHome } from './welcome-home.tsx';

type Outcome = { kind: 'none' } | { kind: 'working' } | { kind: 'welcome' } | { kind: 'refused'; text: string };

/** The way in with a passkey alone: nothing is typed, the browser asks which one (GROUND-25). */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const keepSession = useKeepSession();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const signIn = async (): Promise<void> => {
    setOutcome({ kind: 'working' });
    try {
      const passkey = await signWithPasskey(await call(factors.passkeyOptions));
      await keepSession(() => call(factors.passkeySignIn, { body: { passkey } }));
      onSignedIn();
      setOutcome({ kind: 'welcome' });
    } catch (error) {
      setOutcome({ kind: 'refused', text: passkeyFailure(error) });
    }
  };
  if (outcome.kind === 'welcome') return <WelcomeHome />;
  return (
    <>
      {outcome.kind === 'refused' && <FormAlert tone="bad">{outcome.text}</FormAlert>}
      <Button tone="line" size="lg" wide loading={outcome.kind === 'working'} onClick={() => void signIn()}>
        <KeyRound size={16} aria-hidden="true" />
        Sign in with a passkey
      </Button>
    </>
  );
}
