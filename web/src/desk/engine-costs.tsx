import { countCredits } from '@loomlight/contract';
import type { EngineCosts as Costs, EnginePrice, ModelCost } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { enginesQuery } from './desk-queries.ts';
import { EnginePriceSheet } from './engine-price-sheet.tsx';
import { microsWords } from './micros.ts';

/** What engines cost, brought in and left, by model; one without a price says so (DESK-56). */
export function EngineCosts() {
  const list = useQuery(enginesQuery);
  const [pricing, setPricing] = useState<Costs>();
  const engines = list.data?.engines ?? [];
  return (
    <Block query={list}>
      {engines.length === 0 && <EmptyState title="No engines." />}
      <ul aria-label="Costs" className="desk-rows">
        {engines.map((engine) => (
          <li key={`${engine.content_type} ${engine.engine}`}>
            <div>
              <b>{engine.engine}</b> {engine.content_type === 'image' ? 'Images' : 'Videos'}
              {engine.prices.length === 0 && <p className="desk-note desk-soon">No price.</p>}
              {engine.prices.map((price) => (
                <p key={price.model} className="desk-note">
                  {priceWords(price)}
                </p>
              ))}
              {engine.models.map((model) => (
                <p key={`${model.model} ${model.currency} ${model.cost_micros === null}`} className="mt-2 text-13">
                  {marginWords(model)}
                </p>
              ))}
            </div>
            <Button tone="line" size="sm" onClick={() => setPricing(engine)}>
              Set the price
            </Button>
          </li>
        ))}
      </ul>
      {pricing && <EnginePriceSheet engine={pricing} onClose={() => setPricing(undefined)} />}
    </Block>
  );
}

function priceWords({ model, unit, micros, currency, since }: EnginePrice): string {
  const about = model === '' ? '' : `${model}: `;
  const per = unit === 'second' ? 'a second' : 'each';
  return `${about}${microsWords(micros, currency)} ${per}, since ${since.slice(0, 16).replace('T', ' ')} UTC`;
}

/** What had no price when it was made has no cost and no margin: never 0. */
function marginWords(sum: ModelCost): string {
  const { model, items, credits, currency, cost_micros: cost, income_micros: income, margin_micros: margin } = sum;
  const money = (micros: number | null, none: string): string =>
    micros === null || currency === null ? none : microsWords(micros, currency);
  const made = `${model}: ${items.toLocaleString('en-US')} made for ${countCredits(credits)}`;
  const earned = `income ${money(income, 'unknown, nothing was sold')}`;
  if (cost === null) return `${made}, ${earned}, no price.`;
  return `${made}, ${earned}, cost ${money(cost, 'unknown')}, margin ${money(margin, 'unknown')}.`;
}
