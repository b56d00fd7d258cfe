import '../../../ui/chip.css';
import { countCredits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { RatioGlyph } from '../../../ui/ratio-glyph.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chosenVideo, resolutionsOf, videoOffer, videoOptionsQuery, withModel } from '../../start-generation/index.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { drawChip, type Picked, type PickProps } from '../form/pick.tsx';

/** The choices of a video (R-FORM-09): model, resolution, duration, frame rate, ratio. */
export function VideoPicks(look: PickProps) {
  const { offer, chosen, models, reload, reloading } = useVideo();
  if (models === 'pending')
    return [184, 98, 102, 88].map((width) => (
      <Skeleton key={width} className="h-9 flex-none rounded-full max-sm:h-11" style={{ width }} />
    ));

  const cost = (multiplier: number) => `${multiplier}x cost`;
  const { model, resolution, durationS, fps, ratio } = chosen;
  return (
    <>
      {models === 'missing' ? (
        <button type="button" className="chip text-red" disabled={reloading} onClick={reload}>
          <RefreshCw size={15} className={reloading ? 'spin' : undefined} aria-hidden="true" />
          Load video models again
        </button>
      ) : (
        <Pick
          {...look}
          label="Model"
          value={model?.id ?? null}
          options={offer.models.map(({ id, name, resolutions, costMultiplier }) => ({
            value: id,
            label: name,
            sub: resolutions.join(', '),
            end: cost(costMultiplier),
          }))}
          picked={{ name: model?.name ?? 'Choose a model', note: model && cost(model.costMultiplier) }}
          onChange={(id) => formStore.patch({ video: withModel(formStore.read().video, id, offer) })}
        />
      )}
      <Pick
        {...look}
        label="Resolution"
        value={resolution}
        options={resolutionsOf(offer, model).map(({ value, label, credits }) => ({
          value,
          label,
          end: `${countCredits(credits)} a second`,
        }))}
        picked={{ name: resolution, note: resolutionNote(offer.resolutions.find(({ value }) => value === resolution)) }}
        onChange={(value) => formStore.patchVideo({ resolution: value })}
      />
      <Pick
        {...look}
        label="Duration"
        value={String(durationS)}
        options={offer.durations.map((seconds) => ({ value: String(seconds), label: countSeconds(seconds) }))}
        picked={{ name: countSeconds(durationS) }}
        onChange={(value) => formStore.patchVideo({ durationS: Number(value) })}
      />
      {fps !== null && (
        <Pick
          {...look}
          label="FPS"
          value={String(fps)}
          options={offer.fps.map((rate) => ({ value: String(rate), label: `${rate} fps` }))}
          picked={{ name: String(fps), note: 'fps' }}
          onChange={(value) => formStore.patchVideo({ fps: Number(value) })}
        />
      )}
      <Pick
        {...look}
        label="Ratio"
        value={ratio}
        options={offer.ratios.map(({ value, label }) => ({
          value,
          label: ratioLabel(value, label),
          icon: <RatioSign ratio={value} />,
        }))}
        picked={{ sign: <RatioSign ratio={ratio} />, name: ratio === 'adaptive' ? 'Adaptive' : ratio }}
        onChange={(value) => formStore.patchVideo({ ratio: value })}
      />
    </>
  );
}

/** What can be chosen for a video, and what is; asked for when videos are wanted. */
function useVideo() {
  const { contentType, video } = usePromptForm();
  const { data, isPending, isFetching, refetch } = useQuery({ ...videoOptionsQuery, enabled: contentType === 'video' });
  const offer = videoOffer(data, video.mode);
  return {
    offer,
    chosen: chosenVideo(video, offer),
    // Nobody is asked to choose from a list that is on its way.
    models: isPending ? 'pending' : offer.models.length > 0 ? 'there' : 'missing',
    reload: () => void refetch(),
    reloading: isFetching,
  } as const;
}

interface PickOfProps<V extends string> extends PickProps {
  label: string;
  value: V | null;
  options: readonly SelectOption<V>[];
  picked: Picked;
  onChange: (value: V) => void;
}

function Pick<V extends string>({ label, value, options, picked, onChange, draw, className = '' }: PickOfProps<V>) {
  return (
    <Select
      label={label}
      value={value}
      options={options}
      onChange={onChange}
      icon={(!draw && picked.sign) || <></>}
      className={className}
    >
      {draw ? draw(label, picked) : drawChip(picked)}
    </Select>
  );
}

function RatioSign({ ratio }: { ratio: string }) {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return ratio === 'adaptive' ? <RatioGlyph width={1} height={1} /> : <RatioGlyph width={width} height={height} />;
}

/** '16:9 Widescreen'; 'adaptive' says what it follows (R-FORM-38). */
function ratioLabel(value: string, label: string): string {
  if (value === 'adaptive') return 'Adaptive (based on input image)';
  return label.includes(value) ? label : `${value} ${label}`;
}

/** 'HD' out of '720p (HD)'. */
function resolutionNote(
  resolution: { readonly value: string; readonly label: string } | undefined,
): string | undefined {
  const note = resolution?.label.replace(resolution.value, '').replace(/[()]/g, '').trim();
  return note === '' ? undefined : note;
}

/** '1 second', '2 seconds' (R-FORM-37). */
function countSeconds(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
