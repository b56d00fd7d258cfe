import { countCredits, imageSizes } from '@loomlight/contract';
import { RatioGlyph } from '../../ui/ratio-glyph.tsx';

/** What each size of image costs, so that a balance means something. */
export function PriceList() {
  return (
    <section aria-labelledby="prices" className="min-w-0">
      <h2 id="prices" className="title-26">
        What a picture costs
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-10 max-sm:grid-cols-1">
        {imageSizes.map(({ name, width, height, credits }) => (
          <li key={name} className="flex items-center gap-3 border-b border-line py-3">
            <RatioGlyph width={width} height={height} />
            {name}
            <span className="mono text-ink-3">
              {width} × {height}
            </span>
            <span className="num ml-auto text-ink-2">{countCredits(credits)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
