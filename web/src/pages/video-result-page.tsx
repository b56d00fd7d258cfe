import { useParams } from 'react-router';
import { VideoResult } from '../features/result/index.ts';

/** /generate/video/{id}: one video generation (R-ROUTE-07). Another id is another page. */
export function VideoResultPage() {
  const { id = '' } = useParams();
  return <VideoResult key={id} id={id} />;
}
