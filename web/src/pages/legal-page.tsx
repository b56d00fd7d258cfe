import { useLocation } from 'react-router';
import { type LegalName, LegalText } from '../features/legal/index.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const names: Readonly<Record<string, LegalName>> = {
  [paths.terms()]: 'terms',
  [paths.privacy()]: 'privacy',
  [paths.imprint()]: 'imprint',
  [paths.rules()]: 'rules',
};
const titles = { terms: 'Terms of use', privacy: 'Privacy', imprint: 'Imprint', rules: 'Rules' } as const;

/** /terms, /privacy, /imprint, /rules: what holds, in the words of whoever runs the installation (PEOPLE-14). */
export function LegalPage() {
  const name = names[useLocation().pathname.replace(/\/$/, '')] ?? 'terms';
  usePageTitle(titles[name]);
  return <LegalText key={name} name={name} />;
}
