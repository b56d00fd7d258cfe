import { useParams } from 'react-router';
import { ImageResult } from '../features/result/index.ts';
import { usePageTitle } from './use-page-title.ts';

/** /generate/{id}: one image generation (specification 2). Another id is another page. */
export function ImageResultPage() {
  const { id = '' } = useParams();
  usePageTitle('Generated Images');
  return <ImageResult key={id} id={id} />;
}
