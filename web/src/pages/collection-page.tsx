import { useParams } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import { CollectionView } from '../features/collections/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';

/** /collections/{id}: one that is public, or one's own (KEEP-42). */
export function CollectionPage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  if (viewer.kind === 'loading') return <LoadingScreen />;
  return <CollectionView key={id} id={id} />;
}
