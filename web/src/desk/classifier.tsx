import type { DeskClassifier } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { classifierQuery } from './desk-queries.ts';
import { LineList } from './line-list.tsx';
import { TryText } from './try-text.tsx';

/** The program that reads prompts beside the rules: how it does, what its scores come to, and what it and the rules say of a text (DESK-135). */
export function Classifier() {
  const found = useQuery(classifierQuery);
  const classifier = found.data?.classifier;
  return (
    <>
      <Block query={found}>
        {classifier ? (
          <State classifier={classifier} />
        ) : (
          <EmptyState title="No classifier is set up.">
            <p className="desk-note">Prompts are judged by the rules alone. Whoever runs the site sets one up.</p>
          </EmptyState>
        )}
      </Block>
      <section aria-labelledby="desk-try-text" className="desk-block">
        <h2 id="desk-try-text" className="title-20">
          Try a text
        </h2>
        <TryText />
      </section>
    </>
  );
}

const names: Readonly<Record<string, string>> = { webhook: 'A webhook', openai: 'An OpenAI-compatible service' };

function State({ classifier }: { classifier: DeskClassifier }) {
  const { name, model, judges_images: judgesImages, failure, thresholds, processes } = classifier;
  const scores = Object.entries(thresholds);
  return (
    <>
      <dl className="desk-facts" aria-label="Classifier">
        <dt>Asked by</dt>
        <dd>
          {names[name] ?? name}
          {model !== null && `, ${model}`}
        </dd>
        <dt>Judges</dt>
        <dd>{judgesImages ? 'prompts and pictures' : 'prompts'}</dd>
        <dt>When it does not answer in time</dt>
        <dd>{failure === 'review' ? 'somebody looks' : 'the prompt passes'}</dd>
        <dt>Scores from which somebody looks</dt>
        <dd>
          {scores.length === 0
            ? 'none: what it says itself holds'
            : scores.map(([of, score]) => `${of} ${score}`).join(', ')}
        </dd>
      </dl>
      <p className="desk-note mt-3">
        Scores and what a failure means are <Link to={deskPaths.site('settings')}>settings of the site</Link>.
      </p>
      <section aria-labelledby="desk-classifier-lines" className="desk-block">
        <h2 id="desk-classifier-lines" className="title-20">
          Its line
        </h2>
        {processes.length === 0 ? (
          <p className="desk-note">No process that works has a line to it.</p>
        ) : (
          <LineList label="Lines to the classifier" lines={processes} />
        )}
      </section>
    </>
  );
}
