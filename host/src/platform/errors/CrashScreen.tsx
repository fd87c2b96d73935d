import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  /** Plain text that the player can copy and send. */
  report: string;
}

/** Shown after a crash. The state of the document is unknown, so both buttons load a new one. */
export function CrashScreen({ report }: Props) {
  const [isCopied, setCopied] = useState(false);

  // When the clipboard is denied, the player can select the report on the page.
  const handleCopy = () => {
    navigator.clipboard?.writeText(report).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <Screen id="main" tabIndex={-1}>
      <title>{copy.crash.title}</title>
      <RockingEgg viewBox="0 0 160 120" width="176" aria-hidden="true">
        <path
          d="M80 14c19 0 34 29 34 53 0 22-15 35-34 35S46 89 46 67c0-24 15-53 34-53Z"
          transform="rotate(9 80 102)"
        />
        <path className="crack" d="M64 60l10-7 7 9 12-8 6 8 11-6" transform="rotate(9 80 102)" />
        <path d="M28 108h104M36 46c-5 8-7 16-7 24M25 40c-7 11-10 22-10 33M133 38c5 8 8 17 8 25M144 32c7 11 10 22 11 33" />
      </RockingEgg>
      <div role="alert">
        <h1>{copy.crash.title}</h1>
        <p>{copy.crash.body}</p>
      </div>
      <ActionRow data-centered>
        <Button onClick={() => location.reload()}>{copy.crash.reload}</Button>
        <Button variant="quiet" onClick={() => location.assign(paths.home)}>
          {copy.crash.home}
        </Button>
      </ActionRow>
      <Report>
        <summary>{copy.crash.report}</summary>
        <pre>{report}</pre>
        <Button variant="quiet" size="s" onClick={handleCopy}>
          {copy.crash.copy}
        </Button>
        <span role="status">{isCopied && copy.crash.copied}</span>
      </Report>
    </Screen>
  );
}

const Screen = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.l};
  min-height: 100dvh;
  padding: ${space.l};
  text-align: center;

  p {
    max-width: 46ch;
    margin: ${space.m} auto 0;
    color: ${color.inkSoft};
  }
`;

const RockingEgg = styled.svg`
  fill: none;
  stroke: ${color.edge};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .crack {
    stroke: ${color.accent};
    stroke-width: 2;
  }
`;

const Report = styled.details`
  width: min(560px, 100%);
  color: ${color.inkSoft};
  font-size: ${size.s};

  summary {
    min-height: 32px;
    cursor: pointer;
  }
  pre {
    padding: ${space.m};
    margin: ${space.xs} 0 ${space.s};
    font-size: ${size.xs};
    text-align: start;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${color.sunk};
    border: 1px solid ${color.rule};
  }
  [role='status'] {
    padding-left: ${space.s};
  }
`;
