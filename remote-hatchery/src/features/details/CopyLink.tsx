import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from './copy.ts';

/** Copies the URL of this specimen, or shows it where the clipboard is not allowed. */
export function CopyLink() {
  const [status, setStatus] = useState('');

  const handleCopy = async () => {
    const address = location.origin + location.pathname;
    try {
      await navigator.clipboard.writeText(address);
      setStatus(copy.shared);
    } catch {
      setStatus(copy.shareByHand(address));
    }
  };

  return (
    <Share>
      <Button variant="quiet" onClick={() => void handleCopy()}>
        {copy.share}
      </Button>
      <span role="status">{status}</span>
    </Share>
  );
}

const Share = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  span:not(:empty) {
    margin-left: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.s};
    overflow-wrap: anywhere;
  }
`;
