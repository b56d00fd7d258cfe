import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { tabStore } from '../../lib/local-store.ts';

const storageKey = 'scroll';
/** How long a page that comes back may take to grow to its old height. */
const patienceMs = 1_500;
/** How long the page above a part of it may take to come to rest. */
const anchorPatienceMs = 8_000;

/**
 * A new address begins at its top; going back or forward returns to where one was, as soon as the page has grown that
 * far. A change of the query alone (a filter, an item that opens) stays where one is. Positions belong to an entry of
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
    // back within a page (an item that closes) leaves it where it is too.
    if (sameElsewhere) return rememberPosition(key);
    if (hash && !returns) return scrollToAnchor(hash, before.pathname === pathname);
    const top = returns ? (positions()[key] ?? 0) : 0;
    if (top > 0) return scrollAsPageGrows(() => top, { patienceMs, untilThere: true });
    window.scrollTo(0, 0);
    return undefined;
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

/**
 * Scrolls to where `goal` says now, and again whenever the page changes its height, until the person scrolls or patience ends; with
 * `untilThere` also only until it is there. Answers how to stop.
 */
function scrollAsPageGrows(
  goal: () => number | undefined,
  { patienceMs, untilThere }: { readonly patienceMs: number; readonly untilThere: boolean },
): () => void {
  const scroll = () => {
    const top = goal();
    if (top === undefined) return;
    window.scrollTo({ top, behavior: 'instant' });
    if (untilThere && Math.abs(window.scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of personScrolls) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  for (const event of personScrolls) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  scroll();
  return stop;
}

const personScrolls = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * `/#gallery` leads to a part of a page that may still be on its way, and above which others may still grow (R-GLOB-10). From the same page it
 * is scrolled to in sight of the person.
 */
function scrollToAnchor(hash: string, isSamePage: boolean): () => void {
  const target = () => document.getElementById(decodeURIComponent(hash.slice(1)));
  const standing = target();
  if (isSamePage && standing) {
    standing.scrollIntoView({ behavior: 'smooth' });
    return () => undefined;
  }
  const goal = () => {
    const element = target();
    if (!element) return undefined;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return Math.max(0, element.getBoundingClientRect().top + window.scrollY - margin);
  };
  return scrollAsPageGrows(goal, { patienceMs: anchorPatienceMs, untilThere: false });
}
