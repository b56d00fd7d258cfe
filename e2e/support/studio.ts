import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines } from '../../server/src/adapters/engines/index.ts';
import { openWorkFiles } from '../../server/src/adapters/work-files.ts';
import { invariant } from '../../server/src/kernel/errors.ts';
import type { ImageEngine } from '../../server/src/ports/image-engine.ts';
import type { VideoEngine } from '../../server/src/ports/video-engine.ts';

const studio = engines.get('studio');
const way = { hosts: [], workFiles: await openWorkFiles(join(tmpdir(), 'loomlight-work')), warm: true };

/** The painter of the embedded studio, for a product whose engine changes while it runs. */
export async function openStudioPainter(): Promise<ImageEngine> {
  invariant(studio?.image, 'the studio paints');
  return studio.image.open({}, way);
}

/** The video maker of the embedded studio, the same way. */
export async function openStudioVideoMaker(): Promise<VideoEngine> {
  invariant(studio?.video, 'the studio films');
  return studio.video.open({}, way);
}
