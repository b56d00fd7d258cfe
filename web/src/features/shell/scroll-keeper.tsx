import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { tabStore } from '../../lib/local-store.ts';

const storageKey = 'scroll';
/** How long a page that comes back may take to grow to its old height. */
const patienceMs = 1_500;

/**
 * A new address begins at its top; going back or forward returns to where one was, as soon as the page has grown that
 * far. A change of the query alone (a filter, a piece that opens) stays where one is. Positions belong to an entry of
 * the history (`location.key`), so the same page may stand there twice.
 */
export function ScrollKeeper() {
  const { key: entry, pathname, search, hash } = useLocation();
  // The first entry of a visit always has the same key; its page tells one from another.
  const key = entry === 'default' ? pathname : entry;
  const arrival = useNavigationType();
  const current = useRef(key);
  const page = useRef({ pathname, search });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => rememberPosition(current.current);
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    const returns = arrival === NavigationType.Pop && (entry !== 'default' || isReload());
    const before = page.current;
    page.current = { pathname, search };
    const sameElsewhere = before.pathname === pathname && before.search !== search;
    // Written down at once: nothing scrolls, and without a place of its own the way back would lead to the top. Going
    // back within a page (a piece that closes) leaves it where it is too.
    if (sameElsewhere) return rememberPosition(key);
    if (hash && !returns) return scrollToAnchor(hash);
    return scrollWhenTallEnough(returns ? (positions()[key] ?? 0) : 0);
  }, [key, entry, pathname, search, hash, arrival]);

  return null;
}

/** Whether this document was loaded again, or returned to, rather than asked for anew. */
function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

function rememberPosition(key: string): void {
  tabStore.write(storageKey, { ...positions(), [key]: Math.round(window.scrollY) });
}

function positions(): Record<string, number> {
  const kept = tabStore.read(storageKey);
  // Written above alone; anything else is treated as empty by the missing keys.
  return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {};
}

/** Scrolls now, and again while the page grows, until it is there or the person scrolls. */
function scrollWhenTallEnough(goal: number): () => void {
  window.scrollTo(0, goal);
  if (goal === 0) return () => undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, goal);
    if (Math.abs(window.scrollY - goal) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const timer = setTimeout(stop, patienceMs);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  return stop;
}

/** `/#gallery` leads to a part of a page that may still be on its way. */
function scrollToAnchor(hash: string): () => void {
  const id = decodeURIComponent(hash.slice(1));
  const timer = setInterval(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ behavior: 'smooth' });
    clearInterval(timer);
  }, 50);
  const end = setTimeout(() => clearInterval(timer), patienceMs);
  return () => {
    clearInterval(timer);
    clearTimeout(end);
  };
}
