import { setup } from '@loomlight/contract/setup';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { keys } from '../api/queries.ts';
import { SetupForm } from '../features/account/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** /setup: the first administrator of an installation; with one it is no page any more (DESK-71). */
export function SetupPage() {
  const state = useQuery({
    queryKey: keys.setup,
    queryFn: ({ signal }) => call(setup.state, { signal }),
    staleTime: 0,
  });
  if (state.isPending) return <LoadingScreen />;
  if (state.data?.open === false) return <NotFoundPage />;
  return <OpenSetup problem={state.error} retrying={state.isFetching} onRetry={() => void state.refetch()} />;
}

function OpenSetup({ problem, retrying, onRetry }: { problem: Error | null; retrying: boolean; onRetry: () => void }) {
  usePageTitle('Set up this site');
  return (
    <AuthFrame>
      {problem ? (
        <div className="grid gap-4">
          <h1 className="title-36">Set up this site</h1>
          <FormAlert tone="bad">{errorText(problem)}</FormAlert>
          <Button loading={retrying} onClick={onRetry}>
            Try Again
          </Button>
        </div>
      ) : (
        <SetupForm />
      )}
    </AuthFrame>
  );
}
