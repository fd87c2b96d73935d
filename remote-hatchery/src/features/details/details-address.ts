import { useLocation, useSearchParams } from '@emberclutch/web/routing';

/** The settings of the page, in its URL, so that a link shows the same. */
export interface DetailsAddress {
  /** The subject of the chosen picture (`shows` of a media); null for the present one. */
  picture: string | null;
  isArtOnly: boolean;
  /** Replaces the current entry of the history: Back leaves the page. */
  change: (next: Partial<Omit<DetailsAddress, 'change'>>) => void;
}

export function useDetailsAddress(): DetailsAddress {
  const location: { state: unknown } = useLocation();
  const [search, setSearch] = useSearchParams();
  return {
    picture: search.get('picture'),
    isArtOnly: search.get('view') === 'art',
    change: ({ picture, isArtOnly }) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (picture === null) after.delete('picture');
          else if (picture !== undefined) after.set('picture', picture);
          if (isArtOnly === false) after.delete('view');
          else if (isArtOnly) after.set('view', 'art');
          return after;
        },
        // Keeps the state, which holds the list that led here.
        { replace: true, state: location.state },
      );
    },
  };
}
