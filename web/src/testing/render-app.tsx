import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { queryClient } from '../api/queries.ts';

/** Draws a part of the app with everything around it that it needs, at an address. */
export function renderApp(part: ReactNode, at: string | { pathname: string; state?: unknown } = '/'): RenderResult {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        {part}
        <Whereabouts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Shows the address, so that a test can see where it has been sent; the query stands beside it. */
function Whereabouts() {
  const { pathname, search, state } = useLocation();
  return (
    <p data-testid="address" data-search={search}>
      {pathname + (state ? ` ${JSON.stringify(state)}` : '')}
    </p>
  );
}
