import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { CopyText } from '../../platform/copy-text/CopyText.tsx';
import type { ExplorerAddress } from './explorer-address.ts';
import { useFocusSuccessor } from './use-focus-successor.ts';
import type { WhatIf } from './what-if.ts';

/** Starts and ends the changing of genes, and says that it is only a sketch. */
export function WhatIfBar({ address: { whatIf, change } }: { address: ExplorerAddress }) {
  const [takeFocus, expectSuccessor] = useFocusSuccessor();
  const handlePress = (next: WhatIf | null) => {
    expectSuccessor();
    change({ whatIf: next });
  };
  if (!whatIf)
    return (
      <div {...requiresScript}>
        <Button ref={takeFocus} variant="quiet" size="s" onClick={() => handlePress(new Map())}>
          {copy.whatIf}
        </Button>
      </div>
    );
  return (
    <Alert tone="info">
      <TextBlock role="status" tabIndex={-1} ref={takeFocus}>
        {whatIf.size > 0 ? copy.whatIfChanged(whatIf.size) : copy.whatIfLead}
      </TextBlock>
      <Actions>
        <Button variant="quiet" size="s" onClick={() => handlePress(null)}>
          {copy.reset}
        </Button>
        <CopyText label={copy.copyLink} copied={copy.copiedLink} text={() => location.href} />
      </Actions>
    </Alert>
  );
}

const TextBlock = styled.p`
  &:focus {
    outline: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.s};
`;
