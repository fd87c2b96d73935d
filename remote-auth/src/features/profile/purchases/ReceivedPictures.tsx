import { useQueries } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { assetQueries } from '@emberclutch/web/api/assets.ts';
import { Link } from '@emberclutch/web/routing';
import { arrivalPath } from '@emberclutch/web/routing/arrival-path.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { SmallSpecimen, SmallSpecimens } from '@emberclutch/web/ui/asset/SmallSpecimen.tsx';
import { useOnScreen } from '@emberclutch/web/ui/browser/use-on-screen.ts';
import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { size, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/**
 * What a purchase brought, as it is now, with links to its arrival or hatching once more. It is read when the receipt is near the window: a
 * list of receipts has many.
 */
export function ReceivedPictures({ ids }: { ids: readonly number[] }) {
  const [observe, isNear] = useOnScreen();
  const assets = useQueries({ queries: ids.map((id) => ({ ...assetQueries.one(id), enabled: isNear })) });
  return (
    <SmallSpecimens ref={observe}>
      {ids.map((id, index) => (
        <li key={id}>
          <Received to={paths.details(id)}>
            <SmallSpecimen id={id} asset={assets[index]?.data} />
          </Received>
          {assets[index]?.data && (
            <Again to={arrivalPath(id)} aria-label={copy.watchAgainOf(specimenNumber(id))}>
              {copy.watchAgain}
            </Again>
          )}
        </li>
      ))}
    </SmallSpecimens>
  );
}

const Received = styled(Link)`
  display: block;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Again = styled(Link)`
  display: inline-block;
  padding: ${space.xxs} 0;
  font-size: ${size.xs};

  @media print {
    display: none;
  }
`;
