import { useState } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';

interface Props {
  label: string;
  copiedMessage: string;
  getText: () => string;
}

/** A button that copies text, or shows it if the browser denies access to the clipboard. */
export function CopyText({ label, copiedMessage, getText }: Props) {
  const [status, setStatus] = useState('');

  const handleClick = async () => {
    const content = getText();
    try {
      await navigator.clipboard.writeText(content);
      setStatus(copiedMessage);
    } catch {
      setStatus(copy.denied(content));
    }
  };

  return (
    <Row {...requiresScript}>
      <Button variant="quiet" size="s" onClick={() => void handleClick()}>
        {label}
      </Button>
      <span role="status">{status}</span>
    </Row>
  );
}

const copy = { denied: (text: string) => `Copying is not allowed here: ${text}` };

const Row = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.s};
  overflow-wrap: anywhere;
`;
