import type { ReactNode } from 'react';
import { Link } from '@emberclutch/web/routing';
import { toCollectionAddress } from '../to-collection-address.ts';

interface Props {
  filters: Record<string, string>;
  /** Describes what the figure counts, if the figure itself does not. */
  label?: string;
  onFollow: () => void;
  children: ReactNode;
}

export const FigureLink = ({ filters, label, onFollow, children }: Props) => (
  <Link to={toCollectionAddress(filters)} aria-label={label} onClick={onFollow}>
    {children}
  </Link>
);
