import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

interface Props {
  state: 'opening' | 'lost';
  onRestore: () => void;
}

/** Lies over the map while it is drawn for the first time, and when the browser has taken the canvas away. */
export function SkyVeil({ state, onRestore }: Props) {
  return (
    <Veil>
      {state === 'opening' ? (
        <Spinner size="compact" label={copy.loading} />
      ) : (
        <>
          <p role="alert">{copy.lost}</p>
          <Button onClick={onRestore}>{copy.restore}</Button>
        </>
      )}
    </Veil>
  );
}

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.m};
  pointer-events: none;

  button {
    pointer-events: auto;
  }
`;
