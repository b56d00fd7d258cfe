import { useParams } from 'react-router';
import { ImageResult } from '../features/result/index.ts';

/** /generate/{id}: one image generation (R-ROUTE-06). Another id is another page. */
export function ImageResultPage() {
  const { id = '' } = useParams();
  return <ImageResult key={id} id={id} />;
}
