import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@emberclutch/shared/ui/Button';
import { copy } from '../../copy.ts';

/** Puts the address of this specimen into the clipboard, or shows it where that is not allowed. */
export function CopyLink() {
  const [said, setSaid] = useState('');

  const handleCopy = async () => {
    const address = location.origin + location.pathname;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(copy.details.shared);
    } catch {
      setSaid(copy.details.shareByHand(address));
    }
  };

  return (
    <Share>
      <Button variant="quiet" onClick={() => void handleCopy()}>
        {copy.details.share}
      </Button>
      <span role="status">{said}</span>
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
