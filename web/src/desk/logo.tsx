import { css, desk, type DeskLogo, grounds, logoLimits, logoTypes, themes } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { postForm } from '../api/post-form.ts';
import { siteName } from '../lib/site-name.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { logoQuery } from './desk-queries.ts';

const tooLarge = `A logo has at most ${logoLimits.sentMaxBytes / 1_000} kB.`;

/** The logo of the site: what would be kept of a picture, as it would stand in both themes, before it is set (DESK-89). */
export function Logo() {
  const found = useQuery(logoQuery);
  const picker = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<DeskLogo>();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState<'set' | 'end'>();
  const now = found.data?.logo ?? null;
  const isNew = read !== undefined && read.digest !== now?.digest;
  const shown = read ?? now;
  const choose = async (file: File): Promise<void> => {
    setProblem(undefined);
    setRead(undefined);
    if (file.size > logoLimits.sentMaxBytes) return setProblem(tooLarge);
    setReading(true);
    try {
      // Renews a token that is about to end, and shows what somebody else has set meanwhile.
      await found.refetch();
      const form = new FormData();
      form.set('file', file);
      setRead(await postForm(desk.readLogo, form, new AbortController().signal));
    } catch (error) {
      setProblem(errorText(error));
    }
    setReading(false);
  };
  return (
    <Block query={found}>
      <p className="my-3 max-w-[640px]">
        {now === null
          ? 'The site has the sign that it came with.'
          : 'The site has a logo of its own in place of the sign that it came with.'}{' '}
        A PNG or WebP of at most {logoLimits.sentMaxBytes / 1_000} kB, best with nothing behind it: it stands on light
        and on dark.
      </p>
      {shown && <Samples logo={shown} />}
      {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
      <input
        ref={picker}
        type="file"
        accept={logoTypes.join()}
        aria-label="Picture of the logo"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <div className="desk-acts">
        <Button tone="line" size="sm" loading={reading} onClick={() => picker.current?.click()}>
          Choose a picture
        </Button>
        {isNew && (
          <>
            <Button size="sm" onClick={() => setAsking('set')}>
              Set this logo
            </Button>
            <Button tone="line" size="sm" onClick={() => setRead(undefined)}>
              Forget it
            </Button>
          </>
        )}
        {now !== null && !isNew && (
          <Button tone="line" size="sm" onClick={() => setAsking('end')}>
            Back to its own sign
          </Button>
        )}
      </div>
      {asking && (
        <ActSheet
          title={asking === 'set' ? 'Set this logo' : 'Back to its own sign'}
          input={asking === 'set' ? read?.digest : 'none'}
          send={({ words, ...sent }) =>
            call(desk.setLogo, {
              ...sent,
              body: { ...words, digest: asking === 'set' ? (read?.digest ?? null) : null },
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </Block>
  );
}

/** The logo beside the name, in the size of the header, on the ground of each theme. */
function Samples({ logo }: { logo: DeskLogo }) {
  return (
    <ul aria-label="How the logo looks" className="mt-4 mb-4 grid max-w-[640px] gap-3 sm:grid-cols-2">
      {themes.map((theme) => (
        <li
          key={theme}
          className="min-w-0 rounded-card border border-line p-4"
          style={{ background: css(grounds[theme].base), color: css(grounds[theme].ink) }}
        >
          <div className="desk-brand">
            <img src={logo.image} alt="" />
            <span>{siteName()}</span>
          </div>
          <p className="mt-3 text-13">
            {theme === 'light' ? 'Light' : 'Dark'} theme: {logo.width} × {logo.height} pixels,{' '}
            {Math.ceil(logo.size_bytes / 1_000)} kB
          </p>
        </li>
      ))}
    </ul>
  );
}
