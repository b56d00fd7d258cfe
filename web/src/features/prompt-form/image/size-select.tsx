import '../../../ui/chip.css';
import { countCredits, formatImageSize, imageCost, limits, type PixelSize } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Scaling from 'lucide-react/icons/scaling';
import { RatioGlyph } from '../../../ui/ratio-glyph.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chosenSize } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { drawChip, type PickProps } from '../form/pick.tsx';

const custom = 'custom';

/** Sizes by name, pixels and price (R-FORM-07), and one of the person's own (R-FORM-08). */
export function SizeSelect({ draw, className = '', onCustom }: PickProps & { onCustom: () => void }) {
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
  const options = sizes.map(({ name, width, height, credits }) => ({
    value: formatImageSize({ width, height }),
    label: name,
    icon: <RatioGlyph width={width} height={height} />,
    sub: pixels({ width, height }),
    end: countCredits(credits),
  }));
  const own = {
    value: custom,
    label: 'Custom size',
    icon: <Scaling size={16} aria-hidden="true" />,
    end:
      choice.kind === 'custom' && chosen ? (
        countCredits(imageCost(chosen))
      ) : (
        <span className="mono text-ink-3">
          {limits.imageSideMin}–{limits.imageSideMax}
        </span>
      ),
    separated: true,
  };
  const drawn = {
    sign: chosen && <RatioGlyph width={chosen.width} height={chosen.height} />,
    name: listed?.name ?? (chosen ? 'Custom' : 'Choose a size'),
    note: chosen && pixels(chosen),
  };

  return (
    <Select
      label="Image size"
      value={listed ? formatImageSize(listed) : chosen ? custom : null}
      options={[...options, own]}
      onChange={(value) => {
        if (value !== custom) return formStore.patch({ size: { kind: 'listed', size: value } });
        const side = limits.imageSideDefault;
        const { width, height } = chosen ?? { width: side, height: side };
        formStore.patch({ size: { kind: 'custom', width, height } });
        onCustom();
      }}
      icon={draw ? <></> : drawn.sign}
      className={className}
    >
      {draw ? draw('Image size', drawn) : drawChip(drawn)}
    </Select>
  );
}

function pixels({ width, height }: PixelSize): string {
  return `${width} × ${height}`;
}

function isSame(a: PixelSize, b: PixelSize | undefined): boolean {
  return a.width === b?.width && a.height === b.height;
}
