import type { ReactNode } from 'react';
import { Link } from '@emberclutch/web/routing';
import { collectionAddress } from '../collection-address.ts';

interface Props {
  /** What the figure counts. */
  filters: Record<string, string>;
  /** What is counted, where the figure alone does not say it. */
  label?: string;
  onFollow: () => void;
  children: ReactNode;
}

/** A figure that shows the assets that it counts. */
export const FigureLink = ({ filters, label, onFollow, children }: Props) => (
  <Link to={collectionAddress(filters)} aria-label={label} preventScrollReset onClick={onFollow}>
    {children}
  </Link>
);
