import { Search } from '../features/search/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /search: what the community shows, by its words and styles. */
export function SearchPage() {
  usePageTitle('Search');
  return <Search />;
}
