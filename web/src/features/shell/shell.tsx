import '../../ui/button.css';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTimeout } from '../../lib/use-timing.ts';
import { paths } from '../../paths.ts';
import { CrashBoundary } from '../../ui/crash-boundary.tsx';
import { AccountDialogs } from '../account/index.ts';
import { PaymentWatch } from '../credits/index.ts';
import { CrashPage } from './crash-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ScrollKeeper } from './scroll-keeper.tsx';

/** Cards that stand alone, with a way home of their own. */
const barePaths: readonly string[] = [paths.auth(), paths.forgotPassword(), paths.resetPassword(), paths.setup()];

/** What surrounds every page: header, footer, and what may lie over them. The cards of the account stand alone. */
export function Shell() {
  const { pathname } = useLocation();
  const bare = barePaths.includes(pathname);
  const { key, onArrive } = useFirstPage(pathname);
  return (
    <>
      <a
        href="#main"
        className="btn btn-ink fixed top-2 left-2 z-50 -translate-y-16 focus-visible:translate-y-0"
        onClick={(event) => {
          // By hand: a new hash would be a new address, and the router would treat it as one.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to content
      </a>
      {!bare && <Header />}
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <CrashBoundary resetKey={pathname} fallback={() => <CrashPage />}>
          <Suspense key={key} fallback={<LoadingScreen />}>
            <Arrival onArrive={onArrive} />
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </main>
      {!bare && <Footer />}
      <AccountDialogs />
      <PaymentWatch />
      <ScrollKeeper />
      <LateKeys />
    </>
  );
}

/**
 * A page that the server has drawn is taken over after the header. Who leaves it before that goes to a place of its own: what stands
 * there would be compared with what is not on it.
 */
function useFirstPage(pathname: string): { readonly key: string; readonly onArrive: () => void } {
  const [first] = useState(pathname);
  const [state, setState] = useState<'waiting' | 'arrived' | 'left'>('waiting');
  if (state === 'waiting' && pathname !== first) setState('left');
  return {
    key: state === 'left' ? 'another' : 'first',
    onArrive: () => setState((before) => (before === 'waiting' ? 'arrived' : before)),
  };
}

/** First the page, then its shortcuts and what is said to everybody. */
const keysAfterMs = 1_500;

/** Keys for every page and its banner, fetched when it has come to rest. Where they cannot be fetched there are none. */
function LateKeys() {
  const [Keys, setKeys] = useState<ComponentType>();
  useTimeout(() => {
    import('./late.tsx').then(
      ({ Late }) => setKeys(() => Late),
      // A chunk that cannot be had is no news; the page says so by itself.
      () => undefined,
    );
  }, keysAfterMs);
  return Keys && <Keys />;
}

/** Says that the page around it is the app's. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
}
