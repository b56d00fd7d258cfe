import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { queryClient } from './api/queries.ts';
import { SessionKeeper, ThemeKeeper } from './features/account/index.ts';
import { ContentKeeper } from './features/gallery/index.ts';
import { AppRoutes } from './routes.tsx';

/** The whole app: cache, addresses, session, pages. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <SessionKeeper />
        <ContentKeeper />
        <ThemeKeeper />
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
