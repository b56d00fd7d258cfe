import { limits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { Slider } from '../../../ui/slider.tsx';
import { chosenSize, settleSeed } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { CustomSizeFields } from '../form/custom-size-fields.tsx';
import { SeedField } from './seed-field.tsx';
import { Setting } from './setting.tsx';

/** Of a picture: text weight (R-FORM-16), seed (R-FORM-17), a size of one's own (R-FORM-08). */
export function ImageSettings() {
  return (
    <>
      <TextWeight />
      <Seed />
      <CustomSize />
    </>
  );
}

function TextWeight() {
  const { guidance } = usePromptForm();
  return (
    <Setting name="Text weight" note={<span className="mono text-ink-2">{guidance}</span>}>
      <Slider
        label="Text weight"
        value={guidance}
        min={limits.guidanceMin}
        max={limits.guidanceMax}
        onChange={(value) => formStore.patch({ guidance: value })}
      />
    </Setting>
  );
}

function Seed() {
  const { seed } = usePromptForm();
  return (
    <SeedField
      seed={seed}
      min={1}
      max={limits.imageSeedMax}
      onKind={(kind) => formStore.change(settleSeed({ ...formStore.read(), seed: { ...seed, kind } }))}
      onEntry={(entry) => formStore.patch({ seed: { kind: 'fixed', entry } })}
      onLeave={() => formStore.change(settleSeed(formStore.read()))}
    />
  );
}

function CustomSize() {
  const { size: choice } = usePromptForm();
  const { data } = useQuery(imageOptionsQuery);
  const side = limits.imageSideDefault;
  const { width, height } = chosenSize(choice, data?.sizes ?? []) ?? { width: side, height: side };
  return (
    <Setting name="Custom size">
      <CustomSizeFields
        size={{ width, height }}
        onChange={(size) => formStore.patch({ size: { kind: 'custom', ...size } })}
      />
    </Setting>
  );
}
