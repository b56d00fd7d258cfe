import { countCredits, imageCost, limits, type PixelSize } from '@loomlight/contract';
import Scaling from 'lucide-react/icons/scaling';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import type { DrawnList } from '../../../ui/picker.tsx';
import { CustomSizeFields } from '../form/custom-size-fields.tsx';

/** The largest size is drawn so large; every other one to its scale. */
const shapeMaxPx = 38;

export interface SizeGalleryProps {
  list: DrawnList;
  sizes: readonly (PixelSize & { readonly name: string; readonly credits: number })[];
  /** The size of the person's own, if that is what is chosen. */
  own: PixelSize | undefined;
  /** What the engine that paints it multiplies the price of that one with. */
  enginePrice: number | undefined;
  onOwn: (size: PixelSize) => void;
}

/** Sizes as shapes drawn to scale, with name, pixels and price, and below them one of the person's own (MAKE-52). */
export function SizeGallery({ list, sizes, own, enginePrice, onOwn }: SizeGalleryProps) {
  const last = sizes.length;
  return (
    <>
      <p aria-hidden="true" className="px-2 py-1.5 font-serif text-20 max-sm:hidden">
        Image size
      </p>
      <ul
        role="listbox"
        id={list.id}
        aria-label="Image size"
        className="grid min-h-0 grid-cols-[repeat(3,206px)] gap-1.5 overflow-auto p-1 max-sm:grid-cols-1 max-sm:px-2"
      >
        {sizes.map(({ name, width, height, credits }, index) => (
          <Option key={name} list={list} index={index}>
            <Shape width={width} height={height} />
            <Words name={name} pixels={`${width} × ${height}`} credits={credits} />
          </Option>
        ))}
        <Option list={list} index={last} className="col-span-full">
          <span className="grid size-[38px] flex-none place-items-center text-ink-3">
            {own ? <Shape {...own} /> : <Scaling size={18} aria-hidden="true" />}
          </span>
          <Words
            name="Custom size"
            pixels={own ? `${own.width} × ${own.height}` : `${limits.imageSideMin} to ${limits.imageSideMax}`}
            credits={own && imageCost(own, enginePrice)}
          />
        </Option>
      </ul>
      {own && <OwnSize list={list} own={own} onOwn={onOwn} />}
    </>
  );
}

function Option(props: { list: DrawnList; index: number; className?: string; children: ReactNode }) {
  const { list, index, className, children } = props;
  const isActive = index === list.activeIndex;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the chip, which keeps the focus
    <li
      id={list.optionId(index)}
      ref={isActive ? intoView : null}
      role="option"
      aria-selected={index === list.chosenIndex}
      data-active={isActive || undefined}
      className={cx(
        'flex cursor-pointer items-center gap-3 rounded-[10px] border border-line px-3 py-2 select-none aria-selected:border-ink aria-selected:shadow-[inset_0_0_0_1px_var(--color-ink)] data-active:bg-hover',
        className,
      )}
      onPointerMove={() => list.setActiveIndex(index)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => list.choose(index)}
    >
      {children}
    </li>
  );
}

function Words({ name, pixels, credits }: { name: string; pixels: string; credits: number | undefined }) {
  return (
    <>
      <span className="grid min-w-0 flex-1">
        <span className="text-13 font-medium">{name}</span>
        <span className="mono whitespace-nowrap text-ink-3">{pixels}</span>
      </span>
      {credits !== undefined && (
        <span className="num inline-flex items-center gap-1.5 self-end text-12 max-sm:self-center">
          <span className="coin" aria-hidden="true" />
          <span className="text-amber-text">{credits}</span>
          <span className="sr-only">{countCredits(credits).replace(/\S+/, '')}</span>
        </span>
      )}
    </>
  );
}

function Shape({ width, height }: PixelSize) {
  const scale = shapeMaxPx / limits.imageSideMax;
  return (
    <span aria-hidden="true" className="grid size-[38px] flex-none place-items-center">
      <i
        className="block rounded-[3px] border-[1.5px] border-ink-3 bg-raised"
        style={{ width: Math.max(4, width * scale), height: Math.max(4, height * scale) }}
      />
    </span>
  );
}

/** The two sides; whoever has just asked for them writes in the first. */
function OwnSize({ list, own, onOwn }: { list: DrawnList; own: PixelSize; onOwn: SizeGalleryProps['onOwn'] }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) fields.current?.querySelector('input')?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields within have the focus: the group hears their Escape
    <div
      ref={fields}
      role="group"
      aria-label="Custom size"
      className="mt-1.5 border-t border-line p-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        list.close();
      }}
    >
      <CustomSizeFields size={own} onChange={onOwn} />
    </div>
  );
}

/** A long list follows the keys. */
function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
