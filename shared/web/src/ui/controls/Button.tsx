import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { getButtonAttributes, buttonLook } from './button-look.ts';
import type { ButtonSize, ButtonVariant } from './button-look.ts';
import { Spinner } from './Spinner.tsx';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While busy, clicks do nothing, and the button keeps the focus. */
  isBusy?: boolean;
}

export function Button({ variant, size, isBusy = false, onClick, children, ...rest }: Props) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a second submit: Enter in a field triggers a click here.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Stamp
      type="button"
      {...rest}
      {...getButtonAttributes(variant, size)}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy && <Spinner size="inline" />}
      <Content>{children}</Content>
    </Stamp>
  );
}

/** Wraps the text, because the browser may have translated it, and React inserts the spinner before it. */
const Content = styled.span`
  display: contents;
`;

const Stamp = styled.button`
  ${buttonLook}
`;
