import { limits } from '@loomlight/contract';
import { Switch } from '../../../ui/switch.tsx';
import { settleVideoSeed, wireVideoSeed } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { SeedField } from './seed-field.tsx';
import { Setting } from './setting.tsx';

/** Of a video: seed (R-FORM-18), and whether its camera stands still. */
export function VideoSettings() {
  const { video } = usePromptForm();
  const { seed, cameraFixed } = video;
  return (
    <>
      <SeedField
        seed={seed}
        min={-1}
        max={limits.videoSeedMax}
        onKind={(kind) =>
          formStore.patchVideo({ seed: { kind, entry: kind === 'fixed' ? fixedEntry(seed.entry) : '' } })
        }
        onEntry={(entry) => formStore.patchVideo({ seed: { kind: 'fixed', entry } })}
        onLeave={() => formStore.patchVideo(settleVideoSeed(formStore.read().video))}
      />
      <Setting
        name={
          <Switch
            label="Camera fixed"
            checked={cameraFixed}
            onChange={(next) => formStore.patchVideo({ cameraFixed: next })}
            className="w-full justify-between"
          />
        }
      >
        <p className="text-12 text-ink-3">
          {cameraFixed ? 'The camera stands still; only the scene moves.' : 'The camera may move with the scene.'}
        </p>
      </Setting>
    </>
  );
}

/** A number to begin with, so that the field is not left empty by who only wanted to keep the seed. */
function fixedEntry(entry: string): string {
  return wireVideoSeed({ kind: 'fixed', entry }) === -1
    ? String(Math.floor(Math.random() * limits.fallbackSeedBelow))
    : entry;
}
