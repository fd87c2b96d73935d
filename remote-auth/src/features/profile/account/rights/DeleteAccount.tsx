import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AccountInfo } from '@emberclutch/contract/identity/account.ts';
import type { HeldByAccount } from '@emberclutch/contract/identity/account-holdings.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { ConfirmDeletion } from './ConfirmDeletion.tsx';
import { copy } from './copy.ts';
import { PanelLead } from './PanelLead.ts';

interface Props {
  account: AccountInfo;
  holdings: HeldByAccount;
}

/** Deletes the account, after a question that says what goes and what stays. */
export function DeleteAccount({ account, holdings }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  /** Moves the focus back to the button that opened the question. */
  const close = () => {
    flushSync(() => setIsAsking(false));
    button.current?.focus();
  };

  return (
    <Panel title={copy.deletion.title}>
      <PanelLead>{copy.deletion.lead}</PanelLead>
      {isAsking ? (
        <ConfirmDeletion account={account} holdings={holdings} onClose={close} />
      ) : (
        <Button ref={button} variant="danger" onClick={() => setIsAsking(true)}>
          {copy.deletion.open}
        </Button>
      )}
    </Panel>
  );
}
