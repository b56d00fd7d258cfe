import { desk, type DeskBanner, type PageSlug, pageSlugs } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { BannerSheet } from './banner-sheet.tsx';
import { Block } from './block.tsx';
import { bannerQuery, pageQuery } from './desk-queries.ts';
import { Field } from './field.tsx';
import { Installation } from './installation.tsx';
import { Logo } from './logo.tsx';
import { Look } from './look.tsx';
import { Moment } from './moment.tsx';
import { Parts } from './parts.tsx';
import { SiteName, SiteSettings } from './site-settings.tsx';

const names: Readonly<Record<PageSlug, string>> = {
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Imprint',
  rules: 'Rules',
};

/** /desk/site: what everybody sees (DESK-60 to DESK-62, DESK-88, DESK-89), what can be set while it runs (DESK-84), and how the product was set up (DESK-59). */
export const Site = () => (
  <Parts
    title="Site"
    parts={[
      { value: 'words', name: 'What everybody sees', Part: Words },
      { value: 'look', name: 'Name and look', Part: NameAndLook },
      { value: 'settings', name: 'Settings', Part: SiteSettings },
      { value: 'installation', name: 'Installation', Part: Installation },
    ]}
  />
);

function NameAndLook() {
  return (
    <>
      <SiteName />
      <section aria-label="Logo" className="desk-block">
        <h2 className="title-20">Logo</h2>
        <Logo />
      </section>
      <section aria-label="Colour" className="desk-block">
        <h2 className="title-20">Colour</h2>
        <Look />
      </section>
    </>
  );
}

function Words() {
  const [search, setSearch] = useSearchParams();
  const slug = pageSlugs.find((one) => one === search.get('page')) ?? 'terms';
  return (
    <>
      <section aria-label="Banner" className="desk-block">
        <h2 className="title-20">Banner</h2>
        <BannerBlock />
      </section>
      <section aria-label="Pages" className="desk-block">
        <h2 className="title-20">Pages</h2>
        <div role="group" aria-label="Page" className="desk-acts desk-choices mb-4">
          {pageSlugs.map((one) => (
            <Button
              key={one}
              tone={one === slug ? 'ink' : 'line'}
              size="sm"
              aria-pressed={one === slug}
              onClick={() => setSearch({ page: one })}
            >
              {names[one]}
            </Button>
          ))}
        </div>
        <Versions key={slug} slug={slug} />
      </section>
    </>
  );
}

function BannerBlock() {
  const found = useQuery(bannerQuery);
  const [asking, setAsking] = useState<'show' | 'end'>();
  const banner = found.data?.banner;
  const close = () => setAsking(undefined);
  return (
    <Block query={found}>
      {banner ? (
        <p className="my-3">
          <b>{banner.text}</b>
          <span className="desk-note"> {timesOf(banner)}</span>
        </p>
      ) : (
        <p className="desk-note my-3">Nothing stands above the header.</p>
      )}
      <div className="desk-acts">
        <Button tone="line" size="sm" onClick={() => setAsking('show')}>
          New banner
        </Button>
        {banner && (
          <Button tone="line" size="sm" onClick={() => setAsking('end')}>
            Take it away
          </Button>
        )}
      </div>
      {asking === 'show' && <BannerSheet onClose={close} />}
      {asking === 'end' && (
        <ActSheet
          title="Take the banner away"
          input="banner"
          send={({ words, ...sent }) => call(desk.endBanner, { ...sent, body: words })}
          onClose={close}
        />
      )}
    </Block>
  );
}

function timesOf({ from, until }: DeskBanner): string {
  const words = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return `from ${words(from)} until ${words(until)}`;
}

function Versions({ slug }: { slug: PageSlug }) {
  const list = useQuery(pageQuery(slug));
  const [writing, setWriting] = useState<string>();
  const versions = list.data?.versions ?? [];
  return (
    <Block query={list}>
      {versions.length === 0 && (
        <EmptyState title="Not written here yet. The text of the installation is shown.">
          <Button tone="line" size="sm" onClick={() => setWriting('')}>
            Write it
          </Button>
        </EmptyState>
      )}
      <ul aria-label={`Versions of ${names[slug]}`} className="desk-rows">
        {versions.map(({ version, text, made_at: at, username }) => (
          <li key={version}>
            <details>
              <summary>
                Version {version} of {username}, <Moment at={at} />
              </summary>
              <pre className="desk-entry" dir="auto">
                {text}
              </pre>
            </details>
            <Button tone="line" size="sm" onClick={() => setWriting(text)}>
              {version === versions[0]?.version ? 'Change' : 'Use this one'}
            </Button>
          </li>
        ))}
      </ul>
      {writing !== undefined && <PageSheet slug={slug} begun={writing} onClose={() => setWriting(undefined)} />}
    </Block>
  );
}

function PageSheet({ slug, begun, onClose }: { slug: PageSlug; begun: string; onClose: () => void }) {
  const [text, setText] = useState(begun);
  return (
    <ActSheet
      title={names[slug]}
      fields={
        <Field
          label="Text"
          as="textarea"
          value={text}
          maxLength={50_000}
          help="“# ” begins the title, “## ” a heading, “- ” an item; [words](https://address) is a link. Tags and scripts are left out."
          onChange={setText}
        />
      }
      input={text.trim() === '' ? undefined : text}
      send={({ words, ...sent }) => call(desk.savePage, { ...sent, params: { slug }, body: { ...words, text } })}
      onClose={onClose}
    />
  );
}
