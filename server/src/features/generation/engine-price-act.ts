import type { ContentType } from '@loomlight/contract';
import { appError, fieldError } from '../../kernel/errors.ts';
import type { Act, Facts } from '../audit/index.ts';
import { type EnginePriceRow, insertEnginePrice, lockEnginePrice } from './engine-costs.store.ts';

export interface EnginePriceWish {
  readonly engine: string;
  readonly contentType: ContentType;
  /** Empty for every model of the engine that has no price of its own. */
  readonly model: string;
  readonly unit: 'item' | 'second';
  /** In millionths of a unit of money. */
  readonly micros: number;
  readonly currency: string;
}

/** Says what an engine costs from now on (DESK-56). What was made before keeps the cost that it had, also none. */
export const setEnginePriceAct: Act<EnginePriceWish> = {
  action: 'engines.price',
  subject: ({ engine }) => engine,
  plan: async (ctx, { input }) => {
    const { engine, contentType, model, unit, micros, currency } = input;
    if (unit === 'second' && contentType === 'image') throw fieldError('unit', 'Only videos have seconds.');
    const before = await lockEnginePrice(ctx.db, { engine, content_type: contentType, model });
    const about = { engine, model: model === '' ? 'all' : model, made: contentType };
    return {
      before: { ...about, ...factsOf(before) },
      after: { ...about, ...factsOf({ unit, micros: String(micros), currency }) },
      effects: ['It holds for what is made from now on. What was made before keeps the cost that it had.'],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const { contentType, micros, ...price } = input;
    const row = { ...price, id: ctx.ids.uuid(), content_type: contentType, micros: String(micros) };
    const isNew = await insertEnginePrice(ctx.tx, { ...row, valid_from: ctx.clock.now(), set_by: actorId });
    if (!isNew) throw appError('desk_changed');
  },
};

function factsOf(price: Pick<EnginePriceRow, 'unit' | 'micros' | 'currency'> | undefined): Facts {
  if (!price) return { price: 'none' };
  return { price_micros: Number(price.micros), currency: price.currency, per: price.unit };
}
