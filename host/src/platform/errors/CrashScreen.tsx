import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { EmptyPedestalSpread } from '@emberclutch/web/ui/layout/EmptyPedestalSpread.tsx';
import { pageColumn } from '@emberclutch/web/ui/layout/page-column.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { writeCrashReport } from './write-crash-report.ts';

/** Shown after a crash, with a report. The state of the document is unknown, so both buttons load a new one. */
export function CrashScreen({ error, pathname }: { error: unknown; pathname: string }) {
  const [report] = useState(() => writeCrashReport(error, pathname, new Date()));
  return (
    <Screen id="main" tabIndex={-1}>
      <title>{copy.crash.title}</title>
      <div role="alert">
        <EmptyPedestalSpread title={copy.crash.title} lead={copy.crash.body}>
          <Button onClick={() => location.reload()}>{copy.crash.reload}</Button>
          <Button variant="quiet" onClick={() => location.assign(paths.home)}>
            {copy.crash.home}
          </Button>
          <Report>
            <summary>{copy.crash.report}</summary>
            {/* Focusing the report selects it, so that players can copy it. */}
            <textarea
              readOnly
              rows={12}
              aria-label={copy.crash.report}
              value={report}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Report>
        </EmptyPedestalSpread>
      </div>
    </Screen>
  );
}

const Screen = styled.main`
  ${pageColumn}
  flex: 1;
  width: 100%;
  padding-block: ${space.xl};
`;

const Report = styled.details`
  flex: 1 0 100%;
  max-width: 560px;
  color: ${color.inkSoft};
  font-size: ${size.s};

  summary {
    min-height: 32px;
    cursor: pointer;
  }
  textarea {
    width: 100%;
    padding: ${space.m};
    margin: ${space.xs} 0 ${space.s};
    font-size: ${size.xs};
    background: ${color.sunk};
    border: 1px solid ${color.rule};
    resize: vertical;
  }
`;
