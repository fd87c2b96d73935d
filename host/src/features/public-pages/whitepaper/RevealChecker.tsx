import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { TextField } from '@emberclutch/shared/ui/TextField';
import { checkReveal, example, faultsOf } from './check-reveal.ts';
import type { Fault, Reveal, Verdict } from './check-reveal.ts';
import { DrawnEgg } from './DrawnEgg.tsx';
import { EggLookUp } from './EggLookUp.tsx';

/** Does the sums of a reveal in this browser, and shows the egg that comes of them. */
export function RevealChecker() {
  const [given, setGiven] = useState(example);
  const [faults, setFaults] = useState<Fault>({});
  const [verdict, setVerdict] = useState<Verdict | 'no-cryptography' | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reveal = revealIn(new FormData(event.currentTarget));
    const found = faultsOf(reveal);
    setFaults(found);
    if (Object.keys(found).length > 0) setVerdict(null);
    else setVerdict('subtle' in crypto ? await checkReveal(reveal) : 'no-cryptography');
  };

  const handleFound = (reveal: Reveal) => {
    setGiven(reveal);
    setFaults({});
    setVerdict(null);
  };

  return (
    <Panel as="div">
      <EggLookUp onFound={handleFound} />
      <Form key={given.egg} onSubmit={handleSubmit} noValidate>
        <TextField
          label="Secret of the cycle"
          name="secret"
          defaultValue={given.secret}
          error={faults.secret}
          {...plainText}
        />
        <TextField
          label="Fingerprint published before it opened"
          name="commitment"
          defaultValue={given.commitment}
          error={faults.commitment}
          {...plainText}
        />
        <Pair>
          <TextField
            label="Number of the cycle"
            name="cycle"
            defaultValue={given.cycle}
            error={faults.cycle}
            inputMode="numeric"
            {...plainText}
          />
          <TextField
            label="Number of the egg"
            name="egg"
            defaultValue={given.egg}
            error={faults.egg}
            inputMode="numeric"
            {...plainText}
          />
        </Pair>
        <TextField
          label="Genome the guide shows"
          name="genome"
          defaultValue={given.genome}
          error={faults.genome}
          hint="May be left empty: then you are told what it should be."
          {...plainText}
        />
        <div>
          <Button type="submit">Check</Button>
        </div>
      </Form>
      <noscript>
        <p>The table needs JavaScript. The two lines below it do not.</p>
      </noscript>
      <div aria-live="polite">
        {verdict === 'no-cryptography' && (
          <Alert tone="danger">
            Your browser offers its cryptography to pages over https only, and this one is not. The two lines
            below do the same.
          </Alert>
        )}
        {verdict && verdict !== 'no-cryptography' && <Result verdict={verdict} />}
      </div>
    </Panel>
  );
}

function Result({ verdict: { hash, isCommitted, genome, isDrawn } }: { verdict: Verdict }) {
  return (
    <Outcome>
      <Alert tone={isCommitted ? 'success' : 'danger'}>
        {isCommitted
          ? 'The fingerprint fits: this is the secret that was fixed before the cycle opened.'
          : 'The fingerprint does not fit: this is not the secret that was published.'}
        <Digits>{hash}</Digits>
      </Alert>
      <Alert tone={isDrawn === null ? 'info' : isDrawn ? 'success' : 'danger'}>
        {isDrawn === null && 'This is the genome that the egg must have.'}
        {isDrawn === true && 'The genome fits: this egg was drawn, and nobody chose it.'}
        {isDrawn === false && 'The genome does not fit. By this secret the egg should have another one:'}
        <Digits>{genome}</Digits>
      </Alert>
      <DrawnEgg genome={genome} />
    </Outcome>
  );
}

const plainText = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function revealIn(form: FormData): Reveal {
  const text = (name: keyof Reveal) => String(form.get(name) ?? '');
  return {
    secret: text('secret'),
    commitment: text('commitment'),
    cycle: text('cycle'),
    egg: text('egg'),
    genome: text('genome'),
  };
}

const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  input {
    font-variant-numeric: tabular-nums slashed-zero;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${({ theme }) => theme.space.m};
`;

const Outcome = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.l};
`;

const Digits = styled.code`
  && {
    display: block;
    padding: 0;
    margin-top: ${({ theme }) => theme.space.xxs};
    background: none;
  }
`;
