import { countCredits, limits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { NumberStepper } from '../../ui/number-stepper.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useViewer } from '../account/index.ts';
import { chosenSize, settleSeed } from './form-state.ts';
import { formStore, usePromptForm } from './form-store.ts';
import { imageOptionsQuery } from './image-options.ts';
import { priceCredits } from './prompt-price.ts';

/** What most pictures do without (specification 5): text weight, seed, a size of one's own, the price of the prompt. */
export function AdvancedSettings({ className }: { className?: string }) {
  const viewer = useViewer();
  return (
    <div role="group" aria-label="Advanced settings" className={cx('grid gap-x-10 gap-y-5', className)}>
      <TextWeight />
      <Seed />
      <CustomSize />
      {viewer.kind === 'member' && <PromptLock />}
    </div>
  );
}

function Setting({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <div className="mb-2 flex min-h-5 items-center justify-between text-13 font-medium">
        {name}
        {note}
      </div>
      {children}
    </div>
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

const seeds = [
  { value: 'random', label: 'Random' },
  { value: 'fixed', label: 'Fixed' },
] as const;

function Seed() {
  const { seed } = usePromptForm();
  return (
    <Setting name="Seed">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Seed"
          value={seed.kind}
          options={seeds}
          onChange={(kind) => formStore.change(settleSeed({ ...formStore.read(), seed: { ...seed, kind } }))}
          small
          inset
        />
        {seed.kind === 'fixed' && (
          <span className="stepper max-sm:h-11">
            <input
              type="number"
              inputMode="numeric"
              aria-label="Seed value"
              min={1}
              max={limits.imageSeedMax}
              value={seed.entry}
              className="w-[104px]!"
              onChange={(event) => formStore.patch({ seed: { kind: 'fixed', entry: event.currentTarget.value } })}
              onBlur={() => formStore.change(settleSeed(formStore.read()))}
            />
          </span>
        )}
      </div>
    </Setting>
  );
}

function CustomSize() {
  const { size: choice } = usePromptForm();
  const { data } = useQuery(imageOptionsQuery);
  const side = limits.imageSideDefault;
  const { width, height } = chosenSize(choice, data?.sizes ?? []) ?? { width: side, height: side };
  const bounds = {
    min: limits.imageSideMin,
    max: limits.imageSideMax,
    step: limits.imageSideStep,
    fallback: side,
    className: 'max-sm:h-11',
  };
  return (
    <Setting
      name="Custom size"
      note={
        <span className="mono text-ink-3">
          {bounds.min}–{bounds.max}, step {bounds.step}
        </span>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <NumberStepper
          label="Width"
          value={width}
          onChange={(value) => value !== width && formStore.patch({ size: { kind: 'custom', width: value, height } })}
          {...bounds}
        />
        <span className="text-ink-3" aria-hidden="true">
          ×
        </span>
        <NumberStepper
          label="Height"
          value={height}
          onChange={(value) => value !== height && formStore.patch({ size: { kind: 'custom', width, height: value } })}
          {...bounds}
        />
      </div>
    </Setting>
  );
}

function PromptLock() {
  const { isPublic, isLocked, priceEntry } = usePromptForm();
  if (!isPublic)
    return (
      <div
        role="note"
        aria-label="Private Generation"
        className="flex gap-2.5 self-start rounded-button bg-raised px-3 py-2.5 text-13 text-ink-2"
      >
        <EyeOff size={16} className="mt-px flex-none text-ink-3" aria-hidden="true" />
        <span>
          <b className="block font-medium text-ink">Private Generation</b>
          Only you will see it, so its prompt needs no lock.
        </span>
      </div>
    );
  return (
    <Setting
      name={
        <Switch
          label="Lock prompt"
          checked={isLocked}
          onChange={(next) => formStore.patch({ isLocked: next })}
          amber
          className="w-full justify-between"
        />
      }
    >
      {isLocked ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="stepper max-sm:h-11">
            <span className="pl-[11px] text-ink-3" aria-hidden="true">
              $
            </span>
            <input
              type="number"
              inputMode="decimal"
              aria-label="Prompt price"
              min={0}
              step={0.01}
              value={priceEntry}
              onChange={(event) => formStore.patch({ priceEntry: event.currentTarget.value })}
            />
          </span>
          <span className="text-12 text-ink-3">{countCredits(priceCredits(priceEntry))} to everyone else</span>
        </div>
      ) : (
        <p className="text-12 text-ink-3">Others read it for a price that you set.</p>
      )}
    </Setting>
  );
}
