import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { ConfirmIdentity } from '../../security/confirm/ConfirmIdentity.tsx';
import { needsConfirmation } from '../../security/confirm/needs-confirmation.ts';
import { copy } from './copy.ts';
import { RightsError } from './RightsError.tsx';
import { PanelLead } from './PanelLead.ts';
import { useDownloadData } from './use-download-data.ts';

/** Saves everything that is held about the account as a file. */
export function DownloadData() {
  const downloading = useDownloadData();
  const download = () => downloading.mutate();

  return (
    <Panel title={copy.data.title}>
      <PanelLead>{copy.data.lead}</PanelLead>
      <StatusMessage>{downloading.isSuccess && copy.data.done}</StatusMessage>
      {needsConfirmation(downloading.error) ? (
        <ConfirmIdentity onConfirmed={download} onCancel={downloading.reset} />
      ) : (
        <>
          <RightsError error={downloading.error} />
          <Button variant="quiet" isBusy={downloading.isPending} onClick={download}>
            {copy.data.download}
          </Button>
        </>
      )}
    </Panel>
  );
}
