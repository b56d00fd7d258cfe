import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentType } from '@loomlight/contract';
import { engines, type EngineWay } from '../../adapters/engines/index.ts';
import { openWorkFiles } from '../../adapters/work-files.ts';
import type { GivenSettings } from '../../ports/engine-setting.ts';
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

/** An engine's stand-in, and how the engine is set up to reach it. */
export interface EngineRig {
  readonly openPeer: () => Promise<Peer>;
  readonly settings: (address: string) => GivenSettings;
  /** Where a start whose answer was lost is found again. */
  readonly findsLostStarts?: readonly ContentType[];
  /** The smallest video that it makes. */
  readonly video?: RigVideo;
}

interface RigVideo {
  readonly model: 'seedance-lite-t2v' | 'seedance-pro';
  readonly resolution: '480p' | '720p';
  readonly duration: number;
  readonly fps?: number;
}

/** Only an answer that never comes is waited for this long; what is larger than any answer of these tests counts as huge. */
export const patientLimits = {
  startTimeoutMs: 60_000,
  imageTimeoutMs: 60_000,
  lookTimeoutMs: 60_000,
  lookPauseMs: 5,
  answerMaxBytes: 7_000_000,
  videoMaxBytes: 7_000_000,
};

const small = { model: 'seedance-lite-t2v', resolution: '480p', duration: 3 } as const;
const comfyWorkflow = join(import.meta.dirname, 'comfyui-video.workflow.json');

/** The rig of every engine elsewhere, by the engine's name. */
export const rigs: Readonly<Record<string, EngineRig>> = {
  modelark: {
    openPeer: openArkPeer,
    settings: (address) => ({ ARK_API_KEY: 'test-key', ARK_BASE_URL: `${address}/api/v3` }),
    findsLostStarts: ['video'],
    video: small,
  },
  openai: {
    openPeer: openOpenAiPeer,
    settings: (address) => ({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: `${address}/v1` }),
  },
  'openai-compatible': {
    openPeer: openOpenAiPeer,
    settings: (address) => ({
      ...{ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: `${address}/v1` },
      OPENAI_IMAGE_MODEL: 'default',
    }),
  },
  fal: {
    openPeer: openFalPeer,
    settings: (address) => ({ FAL_API_KEY: 'test-key', FAL_BASE_URL: address }),
    video: small,
  },
  replicate: {
    openPeer: openReplicatePeer,
    settings: (address) => ({ REPLICATE_API_TOKEN: 'test-key', REPLICATE_BASE_URL: `${address}/v1` }),
    findsLostStarts: ['video'],
    video: { ...small, fps: 24 },
  },
  google: {
    openPeer: openGooglePeer,
    settings: (address) => ({ GOOGLE_AI_API_KEY: 'test-key', GOOGLE_AI_BASE_URL: `${address}/v1beta` }),
    video: { model: 'seedance-lite-t2v', resolution: '720p', duration: 8 },
  },
  'black-forest-labs': {
    openPeer: openBflPeer,
    settings: (address) => ({ BFL_API_KEY: 'test-key', BFL_BASE_URL: `${address}/v1` }),
    video: { model: 'seedance-pro', resolution: '720p', duration: 5 },
  },
  luma: {
    openPeer: openLumaPeer,
    settings: (address) => ({ LUMA_API_KEY: 'test-key', LUMA_BASE_URL: address }),
  },
  sdcpp: { openPeer: openSdcppPeer, settings: (address) => ({ SDCPP_URL: address }) },
  comfyui: {
    openPeer: openComfyUiPeer,
    settings: (address) => ({
      ...{ COMFYUI_URL: address, COMFYUI_CHECKPOINT: 'model.safetensors' },
      ...{ COMFYUI_VIDEO_WORKFLOW: comfyWorkflow, COMFYUI_IMAGE_TO_VIDEO_WORKFLOW: comfyWorkflow },
    }),
    findsLostStarts: ['image', 'video'],
    video: { ...small, fps: 24 },
  },
};

/** One engine with its stand-in, for what is tried with all that make the same. */
interface Rigged<E> {
  readonly name: string;
  readonly openPeer: () => Promise<Peer>;
  readonly openEngine: (peer: Peer, more?: Partial<EngineWay>) => Promise<E>;
  readonly findsLostStarts: boolean;
}

/** One folder for all: each download has a name of its own. */
const workFiles = await openWorkFiles(join(tmpdir(), 'loomlight-work'));
const way: EngineWay = { hosts: [], workFiles, limits: patientLimits, pollMs: 5, warm: false };

/** Every engine of images with its stand-in. */
export const imageRigs: readonly Rigged<ImageEngine>[] = [...engines.values()].flatMap(({ name, image }) => {
  const rig = rigs[name];
  if (!image || !rig) return [];
  const { openPeer, settings, findsLostStarts = [] } = rig;
  return {
    ...{ name, openPeer, findsLostStarts: findsLostStarts.includes('image') },
    openEngine: ({ address }, more) => image.open(settings(address), { ...way, ...more }),
  } satisfies Rigged<ImageEngine>;
});

/** Every engine of videos with its stand-in. */
export const videoRigs: readonly (Rigged<VideoEngine> & { readonly video: RigVideo })[] = [...engines.values()].flatMap(
  ({ name, video }) => {
    const rig = rigs[name];
    if (!video || !rig?.video) return [];
    const { openPeer, settings, findsLostStarts = [], video: aVideo } = rig;
    return {
      ...{ name, openPeer, findsLostStarts: findsLostStarts.includes('video'), video: aVideo },
      openEngine: ({ address }, more) => video.open(settings(address), { ...way, ...more }),
    } satisfies Rigged<VideoEngine> & { readonly video: RigVideo };
  },
);
