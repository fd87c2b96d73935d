import { styled } from 'styled-components';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from './copy.ts';
import { CopyText } from './CopyText.tsx';
import type { ExplorerAddress } from './explorer-address.ts';

/** Starts and ends the changing of genes, and says that it is only a sketch. */
export function WhatIfBar({ address: { whatIf, change } }: { address: ExplorerAddress }) {
  if (!whatIf)
    return (
      <div>
        <Button variant="quiet" size="s" onClick={() => change({ whatIf: new Map() })}>
          {copy.whatIf}
        </Button>
      </div>
    );
  return (
    <Alert tone="info">
      <p role="status">{whatIf.size > 0 ? copy.whatIfChanged(whatIf.size) : copy.whatIfLead}</p>
      <Actions>
        <Button variant="quiet" size="s" onClick={() => change({ whatIf: null })}>
          {copy.reset}
        </Button>
        <CopyText label={copy.copyLink} copied={copy.copiedLink} text={() => location.href} />
      </Actions>
    </Alert>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};
`;
