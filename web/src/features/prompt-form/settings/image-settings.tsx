import '../../../ui/text-field.css';
import { limits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Slider } from '../../../ui/slider.tsx';
import { chosenSize, cutNegative, settleSeed } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { CustomSizeFields } from '../form/custom-size-fields.tsx';
import { SeedField } from './seed-field.tsx';
import { Setting } from './setting.tsx';

/** Of an image: text weight (R-FORM-16), seed (R-FORM-17), a size of one's own (R-FORM-08). */
export function ImageSettings() {
  return (
    <>
      <TextWeight />
      <Seed />
      <CustomSize />
      <LeaveOut />
    </>
  );
}

/** What the image shall not show, where the engine can be told (MAKE-59). */
function LeaveOut() {
  const { negative } = usePromptForm();
  const { data } = useQuery(imageOptionsQuery);
  const noteId = useId();
  if (data?.takes_negative_prompt !== true) return null;
  return (
    <Setting
      name="Leave out"
      note={
        <span className="mono text-ink-3" aria-hidden="true">
          {negative.length}/{limits.negativePromptMax}
        </span>
      }
    >
      <input
        dir="auto"
        aria-label="Leave out"
        aria-describedby={noteId}
        placeholder="people, clouds"
        autoComplete="off"
        className="input sm:h-9 sm:text-13"
        value={negative}
        onChange={({ target }) => formStore.patch({ negative: cutNegative(target.value) })}
      />
      <p id={noteId} className="mt-1.5 text-12 text-ink-3">
        What the picture shall not show.
      </p>
    </Setting>
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
