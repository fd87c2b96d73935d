import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSuspenseQuery } from '@tanstack/react-query';
import { connectedSiteQueries } from '../../../../platform/api/connected-sites.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { StatusMessage } from '../../layout/StatusMessage.tsx';
import { useLatestResult } from '../use-latest-result.ts';
import { PanelLead } from '../../layout/PanelLead.ts';
import { copy } from './copy.ts';
import { SiteRow } from './SiteRow.tsx';

/** The sites that the player has connected, each with a button that ends it. Absent while there is none. */
export function ConnectedSites() {
  const { data: sites } = useSuspenseQuery(connectedSiteQueries.own());
  const { message, report } = useLatestResult();
  const messageElement = useRef<HTMLOutputElement>(null);
  if (sites.length === 0 && message === '') return null;

  /** Moves the focus to the message, because the button that had it is gone. */
  const showMessage = (text: string) => {
    flushSync(() => report(text));
    messageElement.current?.focus();
  };

  return (
    <Panel title={copy.title}>
      {sites.length > 0 && <PanelLead>{copy.lead}</PanelLead>}
      <StatusMessage ref={messageElement} tabIndex={-1}>
        {message}
      </StatusMessage>
      <ul>
        {sites.map((site) => (
          <SiteRow
            key={site.origin}
            site={site}
            onDisconnected={(name) => showMessage(copy.disconnected(name))}
          />
        ))}
      </ul>
    </Panel>
  );
}
