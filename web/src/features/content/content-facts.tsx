import { type Content, imageStyles, videoModels } from '@loomlight/contract';
import { cx } from '../../lib/cx.ts';

const engines: Readonly<Record<string, string>> = { studio: 'Studio engine', enlarger: 'Enlarger' };

interface Fact {
  readonly name: string;
  readonly value: string | number | null;
  readonly mono?: boolean;
}

/** How an image or video was made, and what became of it. */
export function ContentFacts({ item, className }: { item: Content; className?: string }) {
  const facts: readonly Fact[] = [
    { name: 'Size', value: `${item.width} × ${item.height}`, mono: true },
    ...(item.content_type === 'image' ? imageFacts(item) : videoFacts(item)),
    { name: 'Seed', value: item.seed, mono: true },
    { name: 'Engine', value: engines[item.engine.split(/[-@/\s]/)[0] ?? ''] ?? item.engine },
    {
      name: 'Imported',
      value: item.imported_at && new Date(item.imported_at).toLocaleDateString([], { dateStyle: 'long' }),
    },
    { name: 'Views', value: item.view_count.toLocaleString('en-US') },
    { name: 'Downloads', value: item.download_count.toLocaleString('en-US') },
    { name: 'Cost', value: item.credits_used === null ? null : `${item.credits_used}` },
  ];
  return (
    <dl className={cx('grid text-13', className)}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ name, value, mono }) => (
          <div key={name} className="flex items-center justify-between gap-4 py-1.5">
            <dt className="text-ink-3">{name}</dt>
            <dd dir="auto" className={cx('num min-w-0 text-right wrap-anywhere', mono && 'mono')}>
              {name === 'Cost' && <i className="coin mr-1.5 inline-block" aria-hidden="true" />}
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function imageFacts(item: Content): readonly Fact[] {
  return [
    { name: 'Style', value: imageStyles.find(({ id }) => id === item.style)?.name ?? item.style },
    { name: 'Text weight', value: item.guidance_scale, mono: true },
    { name: 'Left out', value: item.negative_prompt },
  ];
}

function videoFacts(item: Content): readonly Fact[] {
  const { resolution, ratio, duration, fps, camera_fixed } = item;
  return [
    { name: 'Resolution', value: resolution },
    { name: 'Ratio', value: ratio === 'adaptive' ? 'Adaptive' : ratio },
    { name: 'Duration', value: duration && `${duration} ${duration === 1 ? 'second' : 'seconds'}` },
    { name: 'FPS', value: fps },
    { name: 'Camera', value: camera_fixed === null ? null : camera_fixed ? 'Fixed' : 'Free' },
    { name: 'Model', value: videoModels.find(({ id }) => id === item.model)?.name ?? item.model },
  ];
}
