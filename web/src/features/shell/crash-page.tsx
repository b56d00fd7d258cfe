import { networkMessages } from '@loomlight/contract';
import { ErrorState } from '../../ui/error-state.tsx';

/** A page that has failed. Loading anew also cures what a new version of the app has moved away. */
export function CrashPage() {
  return (
    <div className="grid flex-1 place-content-center">
      <ErrorState message={networkMessages.unexpected} onRetry={() => window.location.reload()} />
    </div>
  );
}
