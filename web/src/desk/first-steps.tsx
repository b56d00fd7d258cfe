/** What a new installation still needs before strangers come; shown to its first administrator, once (DESK-71). */
export function FirstSteps() {
  return (
    <section aria-labelledby="desk-first" className="desk-block">
      <h2 id="desk-first" className="title-20">
        First steps
      </h2>
      <ol className="desk-rows" aria-label="First steps">
        {steps.map(([name, text]) => (
          <li key={name}>
            <div>
              <b>{name}</b>
              <p className="desk-note">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const steps = [
  ['Imprint, terms and privacy', 'Put your own texts into the folder that LEGAL_DIR names: the footer links them.'],
  ['Mail', 'MAIL_URL and MAIL_FROM: until then mails are kept on the mailbox page and reach nobody.'],
  ['Payments', 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: until then cards are those of the sandbox.'],
  ['Backups', 'Plan npm run operator -- backup, and try a restore once, before you need one.'],
  ['A second administrator', 'Under People: what is large wants the word of two.'],
] as const;
