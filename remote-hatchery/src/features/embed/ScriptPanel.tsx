import { useQuery } from '@tanstack/react-query';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { embedReleaseQueries } from '../../platform/api/embed-release.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { copy } from './copy.ts';
import { latestScript, pinnedScript } from './element-markup.ts';
import type { Site } from './element-markup.ts';

/** The script that defines the elements, at an address that follows releases and at one that never changes. */
export function ScriptPanel({ site }: { site: Site }) {
  const { data: release, isPending } = useQuery(embedReleaseQueries.live());
  return (
    <Panel title={copy.script}>
      <p>{copy.scriptLead}</p>
      <p>{copy.followsReleases}</p>
      <CodeBlock label={copy.latestLabel} code={latestScript(site)} />
      <p>{copy.pinned}</p>
      {release ? (
        <CodeBlock label={copy.pinnedLabel} code={pinnedScript(site, release)} />
      ) : (
        <p role={isPending ? undefined : 'alert'}>
          {isPending ? copy.reading : copy.noPinned} <a href={releasePath}>{releasePath}</a>
        </p>
      )}
    </Panel>
  );
}

/** Says it to readers without scripts. */
const releasePath = '/embed/v1/release.json';
