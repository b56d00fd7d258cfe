import { EmptyBench } from '../features/result/index.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /generate: where a copied prompt arrives (R-ROUTE-05). */
export function GeneratePage() {
  usePageTitle('Create');
  return <EmptyBench />;
}
