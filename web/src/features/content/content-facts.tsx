import { type Content, imageStyles } from '@loomlight/contract';
import { cx } from '../../lib/cx.ts';

const engines: Readonly<Record<string, string>> = { studio: 'Studio engine' };

/** How a picture was made, and what became of it. */
export function ContentFacts({ item, className }: { item: Content; className?: string }) {
  const facts = [
    { name: 'Size', value: `${item.width} × ${item.height}`, mono: true },
    { name: 'Style', value: imageStyles.find(({ id }) => id === item.style)?.name ?? item.style },
    { name: 'Text weight', value: item.guidance_scale, mono: true },
    { name: 'Seed', value: item.seed, mono: true },
    { name: 'Engine', value: engines[item.engine.split(/[-@/\s]/)[0] ?? ''] ?? item.engine },
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
            <dd className={cx('num', mono && 'mono')}>
              {name === 'Cost' && <i className="coin mr-1.5 inline-block" aria-hidden="true" />}
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
