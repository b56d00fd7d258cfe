import { ThemeSwitch } from './theme-switch.tsx';
import { useSite } from '../../api/use-site.ts';

/** One quiet line with the credit to a third party (R-GLOB-11). */
export function Footer() {
  const credit = useSite()?.footer_credit;
  return (
    <footer className="flex min-h-16 items-center gap-4 border-t border-line px-(--page) text-13 text-ink-3 max-sm:py-2">
      {credit && (
        <span>
          Powered by{' '}
          <a href={credit.url} rel="noopener" className="link font-normal text-ink-2">
            {credit.name}
          </a>
        </span>
      )}
      <span className="ml-auto">
        <ThemeSwitch />
      </span>
    </footer>
  );
}
