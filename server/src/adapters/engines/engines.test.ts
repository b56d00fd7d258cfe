import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageRigs, videoRigs } from '../../testing/peers/rigs.ts';
import { openWorkFiles } from '../work-files.ts';
import { describeImageEngine } from './image-engine.suite.ts';
import { engines } from './index.ts';
import { openMemoryImageEngine } from './lib/memory-image-engine.ts';
import { openMemoryVideoEngine } from './lib/memory-video-engine.ts';
import { describeVideoEngine } from './video-engine.suite.ts';

const shortest = { model: 'seedance-lite-t2v', resolution: '480p', duration: 1 } as const;
const way = { hosts: [], workFiles: await openWorkFiles(join(tmpdir(), 'loomlight-work')), warm: false };
const alone = <E extends { close(): Promise<void> }>(engine: E) => ({ engine, close: () => engine.close() });

describeImageEngine('memory', async () => alone(openMemoryImageEngine()));
describeVideoEngine('memory', shortest, async () => alone(openMemoryVideoEngine()));
for (const { name, image, video } of [...engines.values()].filter(({ embedded }) => embedded)) {
  if (image) describeImageEngine(name, async () => alone(await image.open({}, way)));
  if (video) describeVideoEngine(name, shortest, async () => alone(await video.open({}, way)));
}
for (const rig of imageRigs)
  describeImageEngine(rig.name, async () => {
    const peer = await rig.openPeer();
    const sent = () => peer.requests.map(({ raw }) => raw);
    return { engine: await rig.openEngine(peer), close: () => peer.close(), sent };
  });
for (const rig of videoRigs)
  describeVideoEngine(rig.name, rig.video, async () => {
    const peer = await rig.openPeer();
    return { engine: await rig.openEngine(peer), again: await rig.openEngine(peer), close: () => peer.close() };
  });
