import { desk, type DeskObjection } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { objectionsQuery } from './desk-queries.ts';
import { Field } from './field.tsx';
import { LookSheet } from './look-sheet.tsx';
import { Moment } from './moment.tsx';

type Asking = { readonly act: 'look' | 'answer'; readonly id: string };

/** Refused prompts that their people call a mistake: their words only when they are asked for (DESK-109). */
export function Objections() {
  const list = useQuery(objectionsQuery);
  const [asking, setAsking] = useState<Asking>();
  const objections = list.data?.objections ?? [];
  const close = () => setAsking(undefined);
  return (
    <section aria-label="Called a mistake" className="desk-block">
      <h2 className="title-20">Called a mistake</h2>
      <Block query={list}>
        {objections.length === 0 && <p className="desk-note">Nobody calls a refused prompt a mistake.</p>}
        <ul aria-label="Objections" className="desk-rows">
          {objections.map((one) => (
            <li key={one.id}>
              <div>
                <b>A refused prompt</b> of <Link to={deskPaths.person(one.user_id)}>{one.username}</Link>
                <p className="desk-note">
                  {causeOf(one)} <Moment at={one.refused_at} />, called a mistake <Moment at={one.objected_at} />
                </p>
              </div>
              <span className="desk-acts">
                <Button tone="line" size="sm" onClick={() => setAsking({ act: 'look', id: one.id })}>
                  Read
                </Button>
                <Button tone="line" size="sm" onClick={() => setAsking({ act: 'answer', id: one.id })}>
                  Answer
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Block>
      {asking?.act === 'look' && (
        <LookSheet title="Words of a refused prompt" look={(reason) => read(asking.id, reason)} onClose={close} />
      )}
      {asking?.act === 'answer' && <AnswerSheet id={asking.id} onClose={close} />}
    </section>
  );
}

async function read(id: string, reason: string) {
  const { text_prompt: words } = await call(desk.objectionWords, { params: { id }, query: { reason } });
  return { words };
}

function causeOf({ pattern }: DeskObjection): string {
  return pattern === null ? 'Refused by the classifier, or as what is never made' : `Refused by “${pattern}”`;
}

/** Answers it by mail; the words go with the answer. */
function AnswerSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const [answer, setAnswer] = useState('');
  const isMistake = outcome === 'mistaken';
  return (
    <ActSheet
      title="Answer"
      fields={
        <>
          <Field label="Outcome" as="select" value={outcome} onChange={setOutcome}>
            <option value="">Please choose</option>
            <option value="mistaken">It was a mistake</option>
            <option value="upheld">The refusal stands</option>
          </Field>
          <Field
            label="Answer"
            as="textarea"
            value={answer}
            maxLength={2_000}
            help="Mailed beside the outcome. It may stay empty."
            onChange={setAnswer}
          />
        </>
      }
      input={outcome === '' ? undefined : JSON.stringify([id, outcome, answer])}
      send={({ words, ...sent }) =>
        call(desk.answerObjection, {
          ...sent,
          params: { id },
          body: { ...words, outcome: isMistake ? 'mistaken' : 'upheld', answer },
        })
      }
      onClose={onClose}
    />
  );
}
