import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useQueryClient } from '@tanstack/react-query';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Milliseconds after which an answer is slow. */
const slowMs = 5_000;

/** Says that the answer takes long, and offers to ask again. */
export function SlowAnswer({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (isSlow) return;
    const timer = setTimeout(setIsSlow, slowMs, true);
    return () => clearTimeout(timer);
  }, [isSlow]);

  const handleRetry = () => {
    setIsSlow(false);
    // The suspended page asks again as soon as the pending call is cancelled.
    void queryClient.cancelQueries({ queryKey: assetQueries.one(id).queryKey });
  };

  return (
    <div role="status">
      {isSlow && (
        <Slow>
          <Alert tone="info">
            <p>{copy.slow}</p>
            <Button variant="quiet" size="s" onClick={handleRetry}>
              {copy.retry}
            </Button>
          </Alert>
        </Slow>
      )}
    </div>
  );
}

const Slow = styled.div`
  margin-bottom: ${space.l};
`;
