import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link } from 'react-router';
import { type HelpTopic, helpTopics } from './help-topics.ts';

/** Every question with its answer; a field narrows them to those that have all of its words (KEEP-77). */
export function HelpList() {
  const [sought, setSought] = useState('');
  const found = topicsWith(sought);
  return (
    <>
      <div className="relative mt-6 max-w-[420px]">
        <Search
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          aria-label="Find an answer"
          placeholder="Find an answer"
          autoComplete="off"
          maxLength={60}
          className="input h-11 w-full pl-10"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setSought('')}
        />
      </div>
      {/* It stands there before there is anything to say, or it would not be read. */}
      <p role="status" className="mt-3 text-pretty break-words text-ink-3 empty:mt-0">
        {found.length === 0 && `No answer has “${sought.trim()}”. Fewer words find more.`}
      </p>
      {found.map(({ id, name, entries }) => (
        <section key={id} aria-labelledby={id} className="mt-9">
          <h2 id={id} className="title-26 scroll-mt-24">
            {name}
          </h2>
          {entries.map(({ asks, answer, way }) => (
            <div key={asks} className="border-b border-line py-4">
              <h3 className="font-medium text-pretty">{asks}</h3>
              <p className="mt-1 text-pretty text-ink-2">{answer}</p>
              {way && (
                <Link to={way.path} className="link mt-2 inline-block py-1 text-13">
                  {way.name}
                </Link>
              )}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** The topics with those entries that have every word that is sought. */
function topicsWith(sought: string): readonly HelpTopic[] {
  const wanted = sought.trim().toLowerCase().split(/\s+/);
  return helpTopics
    .map((topic) => ({
      ...topic,
      entries: topic.entries.filter(({ asks, answer, way }) => {
        const words = `${topic.name} ${asks} ${answer} ${way?.name ?? ''}`.toLowerCase();
        return wanted.every((word) => words.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
