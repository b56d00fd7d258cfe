import { type Content, parseVideoRatio, resolveVideoModel } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import type { VideoBody } from './start-request.ts';
import { chosenVideo, chosenVideoCost } from './video-choice.ts';
import { type ChosenVideo, videoOffer } from './video-options.ts';
import { videoOptionsQuery } from './video-query.ts';

/** The video of an image that is offered first, and its price. */
interface VideoOfImage {
  readonly video: ChosenVideo;
  readonly cost: number;
}

const nothingChosen = {
  mode: 'image',
  model: null,
  resolution: null,
  durationS: null,
  fps: null,
  ratio: null,
} as const;

/** What a video of an image is made with unless one chooses; undefined where no engine makes videos of images, and where nobody `wants` it. */
export function useVideoOfImage({ wanted }: { readonly wanted: boolean }): VideoOfImage | undefined {
  const { data } = useQuery({ ...videoOptionsQuery, enabled: wanted });
  const video = chosenVideo(nothingChosen, videoOffer(data, 'image'));
  const cost = chosenVideoCost(video);
  return cost === undefined || !wanted ? undefined : { video, cost };
}

/** The settings of such a video on the wire, at most as open as the item that it is made from. */
export function videoSettingsOf(item: Pick<Content, 'is_public'>, { video }: VideoOfImage) {
  return {
    // The offer's ids are the server's own; what it does not know it refuses with a sentence.
    model: resolveVideoModel(video.model?.id ?? '', 'image') as VideoBody['model'],
    resolution: video.resolution,
    duration: video.durationS,
    ...(video.fps !== null && { fps: video.fps }),
    ratio: parseVideoRatio(video.ratio) ?? '16:9',
    is_public: item.is_public,
  };
}
