import { useState } from 'react';
import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { useHydratedValue } from '../../browser/use-hydrated-value.ts';
import { Button } from '../../controls/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../../controls/button-look.ts';
import { copy } from './copy.ts';
import { color, size as fontSize, space } from '../../../theme/tokens.ts';

interface Props {
  title: string;
  /** Path and search of the page, or a function that returns them at the moment of the press. */
  path: string | (() => string);
  label?: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
}

/** Shares the URL of a page with the device's share dialog. Without one, copies or shows it. */
export function ShareButton({ title, path, label, size, variant = 'quiet' }: Props) {
  const [status, setStatus] = useState('');
  // The edge does not know the device, so the prerendered button assumes no share dialog.
  const canShare = useHydratedValue('share' in navigator, false);

  const handleShare = async () => {
    const url = location.origin + (typeof path === 'string' ? path : path());
    if (!canShare) return copyLink(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      // Some devices have the dialog but deny it to the page.
      if (!isCancelled) await copyLink(url);
    }
  };

  const copyLink = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(copy.copied);
    } catch {
      setStatus(copy.copyByHand(url));
    }
  };

  return (
    <Share {...requiresScript}>
      <Button variant={variant} size={size} onClick={() => void handleShare()}>
        {label ?? (canShare ? copy.share : copy.copyLink)}
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
    margin-left: ${space.s};
    color: ${color.inkSoft};
    font-size: ${fontSize.s};
    overflow-wrap: anywhere;
  }
`;
