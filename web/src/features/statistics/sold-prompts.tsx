import { countCredits, type ReplyOf } from '@loomlight/contract';
import type { statistics } from '@loomlight/contract/statistics';

/** What was sold at which price, and of how many who looked how many bought (KEEP-58). */
export function SoldPrompts({ figures }: { figures: ReplyOf<typeof statistics.figures> }) {
  const { locked_views: views, prompts_sold: sold, prices } = figures;
  return (
    <section aria-labelledby="sold" className="min-w-0">
      <h2 id="sold" className="title-26">
        Prompts sold
      </h2>
      <p className="mt-1 text-pretty text-ink-3">{conversion(views, sold)}</p>
      {prices.length > 0 && (
        <table className="mt-3 w-full">
          <caption className="sr-only">What was sold at which price</caption>
          <thead>
            <tr className="text-left text-13 text-ink-3">
              <th scope="col" className="py-2 font-normal">
                Price
              </th>
              <th scope="col" className="text-right font-normal">
                Sold
              </th>
              <th scope="col" className="text-right font-normal">
                Earned
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.map((line) => (
              <tr key={line.price} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {line.price === 0 ? 'Free' : countCredits(line.price)}
                </th>
                <td className="num text-right">{line.sold.toLocaleString('en-US')}</td>
                <td className="num text-right">{line.earned.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function conversion(views: number, sold: number): string {
  const unlocks = `${sold.toLocaleString('en-US')} ${sold === 1 ? 'unlock' : 'unlocks'}`;
  if (views === 0)
    return sold === 0 ? 'Nobody has looked at a locked prompt of yours in this time.' : `${unlocks} in this time.`;
  const looks = `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;
  // Unlocked can be without a view: of more than all there is no share.
  if (sold > views) return `${looks} of locked prompts by others, ${unlocks}.`;
  const percent = ((sold / views) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${looks} of locked prompts by others, ${unlocks}: ${percent} %.`;
}
