import { perform } from './press-act.ts';

/** What one can do with the item that is looked at, as it stands on the page. */
export interface ItemAct {
  readonly name: string;
  readonly letter: string;
  readonly run: () => void;
}

/** What says of itself which key it has: acts of an open item, and those below a result. */
const marked = '[aria-keyshortcuts]';

/** All of it, in the order of the page. With an item open over the page, what lies below it cannot be reached. */
export function listActs(): readonly ItemAct[] {
  const place = document.querySelector('.detail') ?? document;
  return (
    [...place.querySelectorAll<HTMLElement>(marked)]
      .map((own) => ({
        name: own.dataset['act'] ?? own.getAttribute('aria-label') ?? spoken(own),
        letter: own.getAttribute('aria-keyshortcuts') ?? '',
        isOff: own.getAttribute('aria-disabled') === 'true',
        run: () => perform(own),
      }))
      // The field of the search has a key too.
      .filter(({ letter, isOff }) => /^[A-Z]$/.test(letter) && !isOff)
  );
}

function spoken(own: Element): string {
  return [...own.childNodes]
    .map((part) => {
      if (!(part instanceof Element)) return part.textContent ?? '';
      return part.getAttribute('aria-hidden') === 'true' ? '' : spoken(part);
    })
    .join('')
    .trim();
}
