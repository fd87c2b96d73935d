import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { DrawVerdict } from '@emberclutch/art/verify-draw.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { checkReveal, example, validateReveal } from './check-reveal.ts';
import type { FieldErrors, Reveal } from './check-reveal.ts';
import { EggDrawing } from './EggDrawing.tsx';
import { EggLookUp } from './EggLookUp.tsx';
import { RevealForm } from './RevealForm.tsx';

/** Form that verifies the reveal of an egg with Web Crypto and draws the resulting egg. */
export function RevealChecker() {
  const [initial, setInitial] = useState(example);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [verdict, setVerdict] = useState<DrawVerdict | 'no-web-crypto' | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reveal = readReveal(new FormData(event.currentTarget));
    const invalid = validateReveal(reveal);
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) setVerdict(null);
    else setVerdict('subtle' in crypto ? await checkReveal(reveal) : 'no-web-crypto');
  };

  const handleFound = (reveal: Reveal) => {
    setInitial(reveal);
    setErrors({});
    setVerdict(null);
  };

  return (
    <Panel as="div">
      <EggLookUp onFound={handleFound} />
      <RevealForm key={initial.egg} initial={initial} errors={errors} onSubmit={handleSubmit} />
      <noscript>
        <p>The table needs JavaScript. The two lines below it do not.</p>
      </noscript>
      <div aria-live="polite">
        {verdict === 'no-web-crypto' && (
          <Alert tone="danger">
            Your browser offers its cryptography to pages over https only, and this one is not. The two lines
            below do the same.
          </Alert>
        )}
        {verdict && verdict !== 'no-web-crypto' && <Result verdict={verdict} />}
      </div>
    </Panel>
  );
}

function genomeVerdict(isGenomeMatch: boolean | null): string {
  if (isGenomeMatch === null) return 'This is the genome that the egg must have.';
  return isGenomeMatch
    ? 'The genome fits: this egg was drawn, and nobody chose it.'
    : 'The genome does not fit. By this secret the egg should have another one:';
}

function Result({ verdict: { hash, isHashMatch, genome, isGenomeMatch } }: { verdict: DrawVerdict }) {
  return (
    <Outcome>
      <Alert tone={isHashMatch ? 'success' : 'danger'}>
        <span>
          {isHashMatch
            ? 'The fingerprint fits: this is the secret that was fixed before the cycle opened.'
            : 'The fingerprint does not fit: this is not the secret that was published.'}
        </span>
        <Digits>{hash}</Digits>
      </Alert>
      <Alert tone={isGenomeMatch === null ? 'info' : isGenomeMatch ? 'success' : 'danger'}>
        <span>{genomeVerdict(isGenomeMatch)}</span>
        <Digits>{genome}</Digits>
      </Alert>
      <EggDrawing genome={genome} />
    </Outcome>
  );
}

function readReveal(form: FormData): Reveal {
  const text = (name: keyof Reveal) => String(form.get(name) ?? '');
  return {
    secret: text('secret'),
    commitment: text('commitment'),
    cycle: text('cycle'),
    egg: text('egg'),
    genome: text('genome'),
  };
}

const Outcome = styled.div`
  display: grid;
  gap: ${space.s};
  margin-top: ${space.l};
`;

const Digits = styled.code`
  && {
    display: block;
    padding: 0;
    margin-top: ${space.xxs};
    background: none;
  }
`;
