import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '@emberclutch/shared/routing/paths';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from '../copy.ts';

interface Props {
  /** What can be sent to us. */
  report: string;
}

/** Nothing of the page can be trusted any more, so both ways out load a new one. */
export function CrashScreen({ report }: Props) {
  const [isCopied, setCopied] = useState(false);

  // Where the clipboard is refused, the report stands there to be selected.
  const handleCopy = () => {
    navigator.clipboard?.writeText(report).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <Screen role="alert">
      <title>{copy.crash.title}</title>
      <h1>{copy.crash.title}</h1>
      <p>{copy.crash.body}</p>
      <Ways>
        <Button onClick={() => location.reload()}>{copy.crash.reload}</Button>
        <Button variant="quiet" onClick={() => location.assign(paths.home)}>
          {copy.crash.home}
        </Button>
      </Ways>
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
  gap: ${({ theme }) => theme.space.l};
  min-height: 100dvh;
  padding: ${({ theme }) => theme.space.l};
  text-align: center;

  p {
    max-width: 46ch;
    color: ${({ theme }) => theme.color.inkSoft};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ theme }) => theme.space.s};
`;

const Report = styled.details`
  width: min(560px, 100%);
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};

  summary {
    min-height: 32px;
    cursor: pointer;
  }
  pre {
    padding: ${({ theme }) => theme.space.m};
    margin: ${({ theme }) => `${theme.space.xs} 0 ${theme.space.s}`};
    font-size: ${({ theme }) => theme.size.xs};
    text-align: start;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${({ theme }) => theme.color.sunk};
    border: 1px solid ${({ theme }) => theme.color.rule};
  }
  [role='status'] {
    padding-left: ${({ theme }) => theme.space.s};
  }
`;
