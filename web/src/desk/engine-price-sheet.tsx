import { desk, type EngineCosts } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';
import { microsOf } from './micros.ts';

/** Says what an engine, or one of its models, costs from now on. */
export function EnginePriceSheet({ engine, onClose }: { engine: EngineCosts; onClose: () => void }) {
  const [model, setModel] = useState('');
  const [unit, setUnit] = useState<'item' | 'second'>('item');
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState(engine.prices[0]?.currency ?? 'usd');
  const micros = microsOf(amount);
  const isVideo = engine.content_type === 'video';
  const models = new Set([...engine.models, ...engine.prices].map((one) => one.model).filter((name) => name !== ''));
  const body = { engine: engine.engine, content_type: engine.content_type, model, unit, micros: micros ?? 0, currency };
  return (
    <ActSheet
      title="Set the price"
      fields={
        <>
          <Field label="Model" as="select" value={model} onChange={setModel}>
            <option value="">All without a price of their own</option>
            {[...models].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Field>
          {isVideo && (
            <Field
              label="Per"
              as="select"
              value={unit}
              onChange={(value) => setUnit(value === 'second' ? 'second' : 'item')}
            >
              <option value="item">Video</option>
              <option value="second">Second</option>
            </Field>
          )}
          <TextField
            label="Price"
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            help="Up to six places behind the point. It holds for what is made from now on."
            error={amount.trim() !== '' && micros === undefined ? 'This is no amount of money.' : undefined}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextField
            label="Currency"
            value={currency}
            maxLength={3}
            onChange={({ target }) => setCurrency(target.value)}
          />
        </>
      }
      input={micros === undefined ? undefined : JSON.stringify(body)}
      send={({ words, ...sent }) => call(desk.setEnginePrice, { ...sent, body: { ...words, ...body } })}
      onClose={onClose}
    />
  );
}
