import '../../../ui/chip.css';
import { formatImageSize, limits, type PixelSize } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { lazily } from '../../../lib/lazily.ts';
import { phoneQuery } from '../../../lib/use-media-query.ts';
import { RatioGlyph } from '../../../ui/ratio-glyph.tsx';
import { Picker } from '../../../ui/picker.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chosenSize } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { drawChip, type PickProps } from '../form/pick.tsx';

const gallery = lazily(async () => (await import('./size-gallery.tsx')).SizeGallery);
const columns = () => (matchMedia(phoneQuery).matches ? 1 : 3);
const custom = 'custom';

/** Sizes by shape, name, pixels and price (R-FORM-07, MAKE-52), and one of the person's own (R-FORM-08). */
export function SizeSelect({ draw, className = '' }: PickProps) {
  // As in the composer: it changes with each key.
  'use no memo';
  const { size: choice } = usePromptForm();
  const { data, isPending, isFetching, refetch } = useQuery(imageOptionsQuery);
  if (isPending) return <Skeleton className="h-9 w-[188px] rounded-full max-sm:h-11" />;
  if (!data)
    return (
      <button type="button" className="chip text-red" disabled={isFetching} onClick={() => void refetch()}>
        <RefreshCw size={15} className={isFetching ? 'spin' : undefined} aria-hidden="true" />
        Load image sizes again
      </button>
    );

  const { sizes } = data;
  const chosen = chosenSize(choice, sizes);
  const listed = choice.kind === 'custom' ? undefined : sizes.find((size) => isSame(size, chosen));
  const options = sizes.map(({ name, width, height }) => ({
    value: formatImageSize({ width, height }),
    label: name,
  }));
  const drawn = {
    sign: chosen && <RatioGlyph width={chosen.width} height={chosen.height} />,
    name: listed?.name ?? (chosen ? 'Custom' : 'Choose a size'),
    note: chosen && `${chosen.width} × ${chosen.height}`,
  };
  const chooseOwn = () => {
    const side = limits.imageSideDefault;
    const { width, height } = chosen ?? { width: side, height: side };
    formStore.patch({ size: { kind: 'custom', width, height } });
  };

  return (
    <Picker
      label="Image size"
      value={listed ? formatImageSize(listed) : chosen ? custom : null}
      options={[...options, { value: custom, label: 'Custom size' }]}
      onChange={(value) =>
        value === custom ? chooseOwn() : formStore.patch({ size: { kind: 'listed', size: value } })
      }
      staysOpen={(value) => value === custom}
      className={className}
      gallery={{
        columns,
        load: gallery.load,
        draw: (list) => (
          <gallery.Component
            list={list}
            sizes={sizes}
            enginePrice={data?.engines[0]?.cost_multiplier}
            own={choice.kind === 'custom' ? chosen : undefined}
            onOwn={(size) => formStore.patch({ size: { kind: 'custom', ...size } })}
          />
        ),
      }}
    >
      {!draw && drawn.sign}
      {draw ? draw('Image size', drawn) : drawChip(drawn)}
    </Picker>
  );
}

function isSame(a: PixelSize, b: PixelSize | undefined): boolean {
  return a.width === b?.width && a.height === b.height;
}
