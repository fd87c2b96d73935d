import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import type { LinkProps } from '@emberclutch/web/routing';
import { buttonLook } from './button-look.ts';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-look.ts';

interface Props extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'm', ...link }: Props) {
  return <Stamp {...link} $variant={variant} $size={size} />;
}

const Stamp = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
