import { useParams } from 'react-router';
import { VideoResult } from '../features/result/index.ts';
import { usePageTitle } from './use-page-title.ts';

/** /generate/video/{id}: one video generation (specification 2). Another id is another page. */
export function VideoResultPage() {
  const { id = '' } = useParams();
  usePageTitle('Generated Videos');
  return <VideoResult key={id} id={id} />;
}
