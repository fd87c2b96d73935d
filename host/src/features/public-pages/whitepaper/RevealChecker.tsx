import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { DrawVerdict } from '@emberclutch/art/verify-draw.ts';
import { space, color, font } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { TextField } from '@emberclutch/web/ui/controls/TextField.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { findGenome } from '@emberclutch/web/api/genomes.ts';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { eggDrawingQuery } from '../../../platform/api/egg-drawing.ts';
import { checkReveal, example, validateReveal } from './check-reveal.ts';
import type { FieldErrors, Reveal } from './check-reveal.ts';

/** Form that verifies the reveal of an egg with Web Crypto and draws the resulting egg. */
export function RevealChecker() {
  const [initialReveal, setInitialReveal] = useState(example);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [verdict, setVerdict] = useState<DrawVerdict | 'no-web-crypto' | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reveal = readReveal(new FormData(event.currentTarget));
    const fieldErrors = validateReveal(reveal);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) setVerdict(null);
    else setVerdict('subtle' in crypto ? await checkReveal(reveal) : 'no-web-crypto');
  };

  const handleFound = (reveal: Reveal) => {
    setInitialReveal(reveal);
    setErrors({});
    setVerdict(null);
  };

  return (
    <Panel as="div">
      <EggLookUp onFound={handleFound} />
      <RevealForm
        key={initialReveal.egg}
        initialReveal={initialReveal}
        errors={errors}
        onSubmit={handleSubmit}
      />
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

function describeVerdict(isGenomeMatch: boolean | null): string {
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
        <span>{describeVerdict(isGenomeMatch)}</span>
        <Digits>{genome}</Digits>
      </Alert>
      <EggDrawing genome={genome} />
    </Outcome>
  );
}

function readReveal(form: FormData): Reveal {
  const readText = (name: keyof Reveal) => String(form.get(name) ?? '');
  return {
    secret: readText('secret'),
    commitment: readText('commitment'),
    cycle: readText('cycle'),
    egg: readText('egg'),
    genome: readText('genome'),
  };
}

interface RevealFormProps {
  initialReveal: Reveal;
  errors: FieldErrors;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Fields for the secret of a cycle, an egg, and the published values of both. */
function RevealForm({ initialReveal, errors, onSubmit }: RevealFormProps) {
  const createFieldProps = (name: keyof Reveal) => ({
    name,
    defaultValue: initialReveal[name],
    error: errors[name],
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextField label="Secret of the cycle" {...createFieldProps('secret')} />
      <TextField label="Fingerprint published before it opened" {...createFieldProps('commitment')} />
      <Pair>
        <TextField label="Number of the cycle" {...createFieldProps('cycle')} inputMode="numeric" />
        <TextField label="Number of the egg" {...createFieldProps('egg')} inputMode="numeric" />
      </Pair>
      <TextField
        label="Genome the guide shows"
        {...createFieldProps('genome')}
        hint="May be left empty: then you are shown what it should be."
      />
      <div>
        <Button type="submit">Check</Button>
      </div>
    </Form>
  );
}

interface EggDrawingProps {
  genome: string;
}

/** An egg drawn from a genome, in the browser. */
function EggDrawing({ genome }: EggDrawingProps) {
  const { data: drawing } = useQuery(eggDrawingQuery(genome));
  return (
    <EggDrawingFrame>
      {drawing && (
        <>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
            alt={drawing.description}
            width={400}
            height={400}
          />
          <figcaption>{drawing.description}</figcaption>
        </>
      )}
    </EggDrawingFrame>
  );
}

/** Fetches the reveal of an egg from the provider and fills the form with it. */
function EggLookUp({ onFound }: { onFound: (reveal: Reveal) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await lookUpEgg(String(new FormData(event.currentTarget).get('number') ?? ''));
    setIsBusy(false);
    setProblem(typeof result === 'string' ? result : null);
    if (typeof result !== 'string') onFound(result);
  };

  return (
    <>
      <LookUpForm onSubmit={handleSubmit} noValidate>
        <TextField label="Egg or dragon No." name="number" inputMode="numeric" autoComplete="off" />
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          Fill in
        </Button>
      </LookUpForm>
      <LookUpMessage aria-live="polite">{problem && <Alert tone="info">{problem}</Alert>}</LookUpMessage>
    </>
  );
}

/** @returns the reveal of an egg for the checker, or a sentence that explains why it cannot be checked */
async function lookUpEgg(input: string): Promise<Reveal | string> {
  const id = input.replace(/\D/g, '');
  if (id === '') return 'The number of an egg is a whole number.';
  try {
    const report = await findGenome(Number(id));
    if (!report) return unknownEgg;
    const { genome, draw } = report;
    if (!draw)
      return 'This egg did not come from a cycle: it was here when the world began, and nobody can check it.';
    if (draw.secret === null || genome === null)
      return `Cycle ${draw.cycleId} has not published its secret yet. Its fingerprint is ${draw.secretHash}: note it, and come back when the cycle has closed.`;
    return {
      secret: draw.secret,
      commitment: draw.secretHash,
      cycle: String(draw.cycleId),
      egg: id,
      genome,
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return addRetryTime('The hatchery does not answer just now. Try again in a moment.', error);
  }
}

const unknownEgg = 'There is no egg with this number.';

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

const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${space.m};

  input {
    font-variant-numeric: tabular-nums slashed-zero;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space.m};
`;

const EggDrawingFrame = styled.figure`
  justify-self: center;
  width: 100%;
  max-width: 340px;
  min-height: 420px;

  img {
    width: 100%;
    aspect-ratio: 1;
  }
  figcaption {
    color: ${color.inkSoft};
    font-family: ${font.display};
    font-style: italic;
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
`;

const LookUpMessage = styled.div`
  margin-bottom: ${space.m};
`;

const LookUpForm = styled.form`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  margin-bottom: ${space.m};

  > div {
    flex: 0 1 220px;
  }
  button {
    min-height: 48px;
  }
`;
