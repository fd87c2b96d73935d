import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { verifyDraw } from '@emberclutch/art/verify-draw.ts';
import type { DrawClaim } from '@emberclutch/art/verify-draw.ts';
import type { GenomeReportInfo } from '@emberclutch/contract/genome/genome-report.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  id: number;
  report: GenomeReportInfo;
  /** Whether the verification would reveal the dragon before the egg hatches. */
  isSurprise: boolean;
}

/** How the genome was drawn: its verification, or why it cannot be verified yet. */
export function FairnessPanel({ id, report: { genome, draw }, isSurprise }: Props) {
  return (
    <Fairness title={copy.fairness}>
      {!draw && <p>{copy.fairnessNoDraw}</p>}
      {draw && draw.secret === null && (
        <>
          <p>{copy.fairnessSecret(draw.cycleId)}</p>
          <Digits>{draw.secretHash}</Digits>
        </>
      )}
      {draw?.secret && genome === null && <p>{copy.fairnessIncomplete}</p>}
      {draw?.secret && genome !== null && isSurprise && <p>{copy.fairnessSpoiler}</p>}
      {draw?.secret && genome !== null && !isSurprise && (
        <Verification
          claim={{ id, cycleId: draw.cycleId, secret: draw.secret, secretHash: draw.secretHash, genome }}
        />
      )}
    </Fairness>
  );
}

function Verification({ claim }: { claim: DrawClaim }) {
  const [verdict, setVerdict] = useState<Awaited<ReturnType<typeof verifyDraw>> | 'no-web-crypto' | null>(
    null,
  );

  const handleVerify = async () => {
    setVerdict('subtle' in crypto ? await verifyDraw(claim) : 'no-web-crypto');
  };

  return (
    <>
      <p>{copy.fairnessLead}</p>
      <Actions {...requiresScript}>
        <Button variant="quiet" onClick={() => void handleVerify()}>
          {copy.verify}
        </Button>
      </Actions>
      <Steps aria-live="polite">
        {verdict === 'no-web-crypto' && <Alert tone="danger">{copy.noWebCrypto}</Alert>}
        {verdict && verdict !== 'no-web-crypto' && (
          <>
            <Step isMatch={verdict.isHashMatch} name={copy.hashStep} result={verdict.hash}>
              {verdict.isHashMatch ? copy.hashFits : copy.hashWrong}
            </Step>
            <Step
              isMatch={verdict.isGenomeMatch === true}
              name={copy.genomeStep(verdict.message)}
              result={verdict.genome}
            >
              {verdict.isGenomeMatch ? copy.genomeFits : copy.genomeWrong}
            </Step>
          </>
        )}
      </Steps>
    </>
  );
}

interface StepProps {
  isMatch: boolean;
  name: string;
  result: string;
  children: ReactNode;
}

function Step({ isMatch, name, result, children }: StepProps) {
  return (
    <Alert tone={isMatch ? 'success' : 'danger'}>
      <p>{children}</p>
      <small>{name}</small>
      <Digits>{result}</Digits>
    </Alert>
  );
}

/** The panel is printed only if it shows digits that a reader can compare: the digest of an open cycle, or the steps of a verification. */
const Fairness = styled(Panel)`
  @media print {
    &:has(button):not(:has(code)) {
      display: none;
    }
  }
`;

const Actions = styled.div`
  margin: ${space.m} 0;
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

const Digits = styled.code`
  display: block;
  padding: 0;
  background: none;
  overflow-wrap: anywhere;
`;
