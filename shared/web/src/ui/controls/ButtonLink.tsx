import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Link } from '@emberclutch/web/routing';
import type { LinkProps } from '@emberclutch/web/routing';
import { getButtonAttributes, buttonLook } from './button-look.ts';
import type { ButtonSize, ButtonVariant } from './button-look.ts';

interface Props extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  ref?: Ref<HTMLAnchorElement>;
}

export function ButtonLink({ variant, size, ...link }: Props) {
  return <Stamp {...link} {...getButtonAttributes(variant, size)} />;
}

const Stamp = styled(Link)`
  ${buttonLook}
`;
