import { desk, type RuleScope, ruleScopes, type TriedText } from '@loomlight/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { errorText } from '../api/error-words.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { categoryName, scopeNames } from './desk-words.ts';
import { Field } from './field.tsx';

const textMax = 2_000;

/** Says what would become of a text, and by which rule or word of the classifier; nothing of it is stored (DESK-135). */
export function TryText() {
  const [text, setText] = useState('');
  const [scope, setScope] = useState<RuleScope>('prompt');
  const tried = useMutation({ mutationFn: () => call(desk.tryText, { body: { text, scope } }) });
  const isWritten = text.trim() !== '';
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWritten) tried.mutate();
      }}
    >
      <Field
        label="Text"
        as="textarea"
        className="w-full"
        maxLength={textMax}
        help="It is judged as somebody’s would be. Nothing of it is stored; a classifier that is set up reads it."
        value={text}
        onChange={(written) => {
          tried.reset();
          setText(written);
        }}
      />
      <Field
        label="As"
        as="select"
        value={scope}
        onChange={(chosen) => {
          tried.reset();
          setScope(ruleScopes.find((one) => one === chosen) ?? 'prompt');
        }}
      >
        {ruleScopes.map((one) => (
          <option key={one} value={one}>
            {scopeNames[one]}
          </option>
        ))}
      </Field>
      <Button type="submit" tone="line" size="sm" loading={tried.isPending} aria-disabled={!isWritten}>
        Try it
      </Button>
      {tried.data && <Tried tried={tried.data} scope={scope} />}
      {tried.isError && <FormAlert tone="bad">{errorText(tried.error)}</FormAlert>}
    </form>
  );
}

const outcomes = {
  pass: 'It passes.',
  review: 'What is made of it waits until somebody has looked.',
  refuse: 'It is refused.',
} as const;

function Tried({
  tried: { outcome, never_made: neverMade, rules, classifier },
  scope,
}: {
  tried: TriedText;
  scope: RuleScope;
}) {
  return (
    <div role="status" className="grid w-full gap-2">
      <b>{outcomes[outcome]}</b>
      {neverMade !== null && <p className="desk-note">Refused whatever the rules are: {neverMade}</p>}
      {rules.length === 0 && <p className="desk-note">It meets no rule.</p>}
      {rules.length > 0 && (
        <ul aria-label="Rules that it meets" className="desk-rows">
          {rules.map(({ id, pattern, action, category }) => (
            <li key={id}>
              <b className="[overflow-wrap:anywhere]">{pattern}</b>
              <span>
                {action === 'refuse' ? 'refuses it' : 'wants it looked at'}, {categoryName(category).toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="desk-note">{classifierWords(classifier, scope)}</p>
    </div>
  );
}

const verdicts = { pass: 'lets it pass', review: 'wants it looked at', refuse: 'refuses it' } as const;

function classifierWords(classifier: TriedText['classifier'], scope: RuleScope): string {
  if (classifier === null)
    return scope === 'prompt' ? 'No classifier is asked.' : 'The classifier is asked of prompts alone.';
  const { verdict, reason, model, categories, outcome } = classifier;
  if (verdict === null) return `The classifier said nothing (${reason ?? 'unknown'}): here that ${verdicts[outcome]}.`;
  const scores = categories.map(({ name, score }) => `${name} ${score}`).join(', ');
  const said = `The classifier${model === null ? '' : ` (${model})`} ${verdicts[verdict]}${scores === '' ? '' : `: ${scores}`}.`;
  return outcome === verdict
    ? said
    : `${said} By the scores of this site it ${outcome === 'review' ? 'is looked at' : 'passes'}.`;
}
