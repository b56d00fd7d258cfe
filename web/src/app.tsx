import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { SessionKeeper, ThemeKeeper } from './features/account/index.ts';
import { ContentKeeper } from './features/gallery/index.ts';
import { type DrawnFor, DrawnForProvider } from './lib/drawn-for.ts';
import { AppRoutes } from './routes.tsx';

export interface AppProps {
  client: QueryClient;
  /** Where addresses come from: a browser, or the one address that the server draws. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Undefined in a browser that draws the page by itself. */
  drawnFor: DrawnFor | undefined;
}

/** The whole app: cache, addresses, session, pages. */
export function App({ client, Router, drawnFor }: AppProps) {
  return (
    <DrawnForProvider value={drawnFor}>
      <QueryClientProvider client={client}>
        <Router>
          <SessionKeeper />
          <ContentKeeper />
          <ThemeKeeper />
          <AppRoutes />
        </Router>
      </QueryClientProvider>
    </DrawnForProvider>
  );
}
