import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSite } from '../../api/use-site.ts';

const pages = [
  { name: 'Help', path: paths.help() },
  { name: 'Check a file', path: paths.verify() },
  { name: 'Report a legal problem', path: paths.report() },
  { name: 'Rules', path: paths.rules() },
  { name: 'Terms', path: paths.terms() },
  { name: 'Privacy', path: paths.privacy() },
  { name: 'Imprint', path: paths.imprint() },
];

/** One quiet line with the credit to a third party (R-GLOB-11), and the ways to what holds here (PEOPLE-14). */
export function Footer() {
  const credit = useSite()?.footer_credit;
  return (
    <footer className="flex min-h-16 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-(--page) text-13 text-ink-3 max-sm:py-2">
      {credit && (
        <span>
          Powered by{' '}
          <a href={credit.url} rel="noopener" className="link font-normal text-ink-2">
            {credit.name}
          </a>
        </span>
      )}
      <nav aria-label="About this site" className="ml-auto flex flex-wrap gap-x-4">
        {pages.map(({ name, path }) => (
          <Link key={path} to={path} className="py-1 hover:text-ink">
            {name}
          </Link>
        ))}
      </nav>
      <span>
        <ThemeSwitch />
      </span>
    </footer>
  );
}
