import { styled } from 'styled-components';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';
import { mapPanel } from './map-panel.ts';
import { useMarkArrivalsSeen } from './use-world-dragons.ts';

interface Props {
  /** Ids of dragons that hatched while the page was open and that the player has not seen. */
  arrived: readonly number[];
  onShow: (id: number) => void;
}

/** Announces dragons that hatched while the page was open until the player sees or dismisses them, and links to the first of them. */
export function NewArrivals({ arrived, onShow }: Props) {
  const markSeen = useMarkArrivalsSeen();
  const [first] = arrived;
  return (
    <div role="status">
      {first !== undefined && (
        <Line>
          <p>{copy.arrived(arrived.length)}</p>
          <ActionRow>
            <Button
              size="s"
              variant="quiet"
              onClick={() => {
                onShow(first);
                markSeen([first]);
              }}
            >
              {copy.seeArrival(arrived.length)}
            </Button>
            <Button size="s" variant="quiet" onClick={() => markSeen(arrived)}>
              {copy.dismissArrivals}
            </Button>
          </ActionRow>
        </Line>
      )}
    </div>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  padding: ${space.xxs} ${space.xs} ${space.xxs} ${space.s};
  font-size: ${size.s};
  ${mapPanel}
`;
