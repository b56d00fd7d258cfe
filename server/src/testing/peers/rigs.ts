import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBlackForestLabsImageEngine } from '../../adapters/image-engine/black-forest-labs-image-engine.ts';
import { openComfyUiImageEngine } from '../../adapters/image-engine/comfyui-image-engine.ts';
import { openFalImageEngine } from '../../adapters/image-engine/fal-image-engine.ts';
import { openGoogleImageEngine } from '../../adapters/image-engine/google-image-engine.ts';
import { openLumaImageEngine } from '../../adapters/image-engine/luma-image-engine.ts';
import { openModelArkImageEngine } from '../../adapters/image-engine/modelark-image-engine.ts';
import { openOpenAiCompatibleImageEngine } from '../../adapters/image-engine/openai-compatible-image-engine.ts';
import { openOpenAiImageEngine } from '../../adapters/image-engine/openai-image-engine.ts';
import { openReplicateImageEngine } from '../../adapters/image-engine/replicate-image-engine.ts';
import { openSdcppImageEngine } from '../../adapters/image-engine/sdcpp-image-engine.ts';
import type { EngineSettings } from '../../adapters/provider/engine-settings.ts';
import { openBlackForestLabsVideoEngine } from '../../adapters/video-engine/black-forest-labs-video-engine.ts';
import { openComfyUiVideoEngine } from '../../adapters/video-engine/comfyui-video-engine.ts';
import { openFalVideoEngine } from '../../adapters/video-engine/fal-video-engine.ts';
import { openGoogleVideoEngine } from '../../adapters/video-engine/google-video-engine.ts';
import { openModelArkVideoEngine } from '../../adapters/video-engine/modelark-video-engine.ts';
import { openReplicateVideoEngine } from '../../adapters/video-engine/replicate-video-engine.ts';
import { openWorkFiles } from '../../adapters/work-files.ts';
import type { ImageEngine } from '../../ports/image-engine.ts';
import type { VideoEngine } from '../../ports/video-engine.ts';
import { openArkPeer } from './ark-peer.ts';
import { openBflPeer } from './bfl-peer.ts';
import { openComfyUiPeer } from './comfyui-peer.ts';
import { openFalPeer } from './fal-peer.ts';
import { openGooglePeer } from './google-peer.ts';
import { openLumaPeer } from './luma-peer.ts';
import { openOpenAiPeer } from './openai-peer.ts';
import type { Peer } from './peer.ts';
import { openReplicatePeer } from './replicate-peer.ts';
import { openSdcppPeer } from './sdcpp-peer.ts';

interface Rig<E> {
  readonly name: string;
  readonly openPeer: () => Promise<Peer>;
  readonly openEngine: (peer: Peer, more?: Partial<EngineSettings>) => E;
  /** True when a start whose answer was lost is found again. */
  readonly findsLostStarts: boolean;
}

export type ImageRig = Rig<ImageEngine>;

export interface VideoRig extends Rig<VideoEngine> {
  /** The smallest film that it makes. */
  readonly film: {
    readonly model: 'seedance-lite-t2v' | 'seedance-pro';
    readonly resolution: '480p' | '720p';
    readonly duration: number;
    readonly fps?: number;
  };
}

/** A film needs so many seconds in these tests; what is larger than any answer of them counts as huge. */
export const quickLimits = {
  startTimeoutMs: 600,
  pictureTimeoutMs: 1_500,
  lookTimeoutMs: 1_500,
  lookPauseMs: 5,
  answerMaxBytes: 7_000_000,
  filmMaxBytes: 7_000_000,
};

/** One folder for all: each download has a name of its own. */
const workFiles = await openWorkFiles(join(tmpdir(), 'loomlight-work'));

function settings(peer: Peer, path: string, more: Partial<EngineSettings> = {}): EngineSettings {
  return {
    baseUrl: `${peer.address}${path}`,
    apiKey: 'test-key',
    hosts: [],
    pollMs: 5,
    limits: quickLimits,
    workFiles,
    ...more,
  };
}

/** Every engine of pictures with its stand-in. */
export const imageRigs: readonly ImageRig[] = [
  rig('modelark', openArkPeer, '/api/v3', openModelArkImageEngine),
  rig('openai', openOpenAiPeer, '/v1', openOpenAiImageEngine),
  rig('openai-compatible', openOpenAiPeer, '/v1', openOpenAiCompatibleImageEngine),
  rig('fal', openFalPeer, '', openFalImageEngine),
  rig('replicate', openReplicatePeer, '/v1', openReplicateImageEngine),
  rig('google', openGooglePeer, '/v1beta', openGoogleImageEngine),
  rig('black-forest-labs', openBflPeer, '/v1', openBlackForestLabsImageEngine),
  rig('luma', openLumaPeer, '', openLumaImageEngine),
  rig('sdcpp', openSdcppPeer, '', openSdcppImageEngine),
  { ...rig('comfyui', openComfyUiPeer, '', openComfyUiImageEngine), findsLostStarts: true },
];

function rig<E>(
  name: string,
  openPeer: () => Promise<Peer>,
  path: string,
  open: (settings: EngineSettings) => E,
): Rig<E> {
  return { name, openPeer, openEngine: (peer, more) => open(settings(peer, path, more)), findsLostStarts: false };
}

const node = (inputs: Record<string, string>) => ({
  '1': { class_type: 'Film', inputs: { text: '%prompt%', seed: '%seed%', ...inputs } },
});
const comfyWorkflow = node({ width: '%width%', height: '%height%', seconds: '%duration%' });
const small = { model: 'seedance-lite-t2v', resolution: '480p', duration: 3 } as const;

/** Every engine of films with its stand-in. */
export const videoRigs: readonly VideoRig[] = [
  { ...rig('modelark', openArkPeer, '/api/v3', openModelArkVideoEngine), findsLostStarts: true, film: small },
  { ...rig('fal', openFalPeer, '', openFalVideoEngine), film: small },
  {
    ...rig('replicate', openReplicatePeer, '/v1', openReplicateVideoEngine),
    findsLostStarts: true,
    film: { ...small, fps: 24 },
  },
  {
    ...rig('google', openGooglePeer, '/v1beta', openGoogleVideoEngine),
    film: { model: 'seedance-lite-t2v', resolution: '720p', duration: 8 },
  },
  {
    ...rig('black-forest-labs', openBflPeer, '/v1', openBlackForestLabsVideoEngine),
    film: { model: 'seedance-pro', resolution: '720p', duration: 5 },
  },
  {
    ...rig('comfyui', openComfyUiPeer, '', (given) =>
      openComfyUiVideoEngine({ ...given, workflow: comfyWorkflow, imageWorkflow: comfyWorkflow }),
    ),
    findsLostStarts: true,
    film: { ...small, fps: 24 },
  },
];
