import './styles/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isSignedIn } from './api/auth-tokens.ts';
import { queryClient } from './api/queries.ts';
import { App } from './app.tsx';
import { takeDrawn } from './drawn.ts';
import { followNewerBuild } from './lib/follow-newer-build.ts';
import type { DrawnFor } from './lib/drawn-for.ts';
import { prepareRoute } from './routes.tsx';

followNewerBuild();

const root = document.getElementById('root');
if (root) void start(root);

/** Draws the app, or takes over what the server has drawn for a guest. */
async function start(element: HTMLElement): Promise<void> {
  if (isSignedIn()) return draw(element);
  const drawnFor = takeDrawn(queryClient);
  if (!drawnFor) return draw(element);
  await prepareRoute(location.pathname);
  // As a transition: taken over in slices, between which the page answers.
  startTransition(() => void hydrateRoot(element, app(drawnFor)));
}

function draw(element: HTMLElement): void {
  // What a guest may see is nothing for somebody who is signed in; the loading screen stays until there is something.
  const loading = document.getElementById('booting');
  if (loading) element.replaceChildren(loading);
  delete document.documentElement.dataset['member'];
  createRoot(element).render(app(undefined));
}

function app(drawnFor: DrawnFor | undefined) {
  return (
    <StrictMode>
      <App client={queryClient} Router={BrowserRouter} drawnFor={drawnFor} />
    </StrictMode>
  );
}
