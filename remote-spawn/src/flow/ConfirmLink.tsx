import type { ReactNode } from 'react';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { startedPurchases } from './started-purchases.ts';
import { stepPaths } from './step-paths.ts';

interface Props {
  lockId: number;
  variant?: 'primary' | 'quiet';
  /** The player says that the checkout has taken the payment. */
  payment?: 'paid';
  children: ReactNode;
}

/** Leads to the confirm step and begins the purchase. The press confirms it; the URL alone does not. */
export function ConfirmLink({ lockId, variant = 'primary', payment, children }: Props) {
  return (
    <ButtonLink
      variant={variant}
      to={stepPaths.confirm(lockId, payment)}
      onClick={() => startedPurchases.add(lockId)}
    >
      {children}
    </ButtonLink>
  );
}
