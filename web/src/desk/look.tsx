import {
  accentColours,
  accentContrast,
  accentFaults,
  accentPattern,
  css,
  desk,
  grounds,
  ratio,
  themes,
} from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { accentQuery } from './desk-queries.ts';

/** Where the picker stands before a colour is chosen. */
const begun = '#7c3aed';

/** The colour of the site: how it would look in both themes, with its figures, before it is set (DESK-61). */
export function Look() {
  const found = useQuery(accentQuery);
  const [typed, setTyped] = useState<string>();
  const [asking, setAsking] = useState<'set' | 'end'>();
  const now = found.data?.colour ?? null;
  const words = (typed ?? now ?? '').trim().toLowerCase();
  const colour = accentPattern.test(words) ? words : undefined;
  const faults = colour === undefined ? [] : accentFaults(colour);
  return (
    <Block query={found}>
      <p className="my-3">
        {now === null ? 'The site has the colour that it came with.' : `The site has the colour ${now}.`} It marks what
        costs credits, and what is open for keys.
      </p>
      <div className="flex max-w-[420px] items-end gap-3">
        <input
          type="color"
          aria-label="Pick one"
          className="desk-swatch h-11 flex-none"
          value={colour ?? begun}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          label="Colour"
          className="flex-1"
          value={words}
          maxLength={7}
          placeholder={begun}
          error={words.length === 7 && colour === undefined ? 'A colour is written as #7c3aed.' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {faults.map((fault) => (
        <FormAlert key={fault} tone="bad">
          {fault}
        </FormAlert>
      ))}
      {colour !== undefined && <Samples colour={colour} />}
      <div className="desk-acts">
        <Button
          tone="line"
          size="sm"
          disabled={colour === undefined || colour === now || faults.length > 0}
          onClick={() => setAsking('set')}
        >
          Set this colour
        </Button>
        {now !== null && (
          <Button tone="line" size="sm" onClick={() => setAsking('end')}>
            Back to its own
          </Button>
        )}
      </div>
      {asking && (
        <ActSheet
          title={asking === 'set' ? 'Set this colour' : 'Back to its own colour'}
          input={asking === 'set' ? colour : 'none'}
          send={({ words: reason, ...sent }) =>
            call(desk.setAccent, { ...sent, body: { ...reason, colour: asking === 'set' ? (colour ?? null) : null } })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </Block>
  );
}

/** The button that spends credits, and words in the colour, on the ground of each theme. */
function Samples({ colour }: { colour: string }) {
  return (
    <ul aria-label="How it looks" className="mt-4 grid max-w-[640px] gap-3 sm:grid-cols-2">
      {themes.map((theme) => {
        const { fill, ink, text } = accentColours(colour, theme);
        const { onIt, inIt } = accentContrast(colour, theme);
        return (
          <li
            key={theme}
            className="rounded-card border border-line p-4"
            style={{ background: css(grounds[theme].base), color: css(grounds[theme].ink) }}
          >
            <span
              className="inline-block rounded-button px-4 py-2 font-medium"
              style={{ background: css(fill), color: css(ink) }}
            >
              Generate
            </span>{' '}
            <span className="ml-2 font-medium" style={{ color: css(text) }}>
              12 credits
            </span>
            <p className="mt-3 text-13">
              {theme === 'light' ? 'Light' : 'Dark'} theme: words on it {ratio(onIt)}, words in it {ratio(inIt)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
