import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { NavigateOptions, To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site, or any address with `reloadDocument`. */
  to: To;
  /** Loads the address as a document: a file, or a page of another site. */
  reloadDocument?: boolean;
  replace?: NavigateOptions['replace'];
  state?: unknown;
  preventScrollReset?: NavigateOptions['preventScrollReset'];
}

/**
 * Follows an address, without loading a document for a page of this site. The router's own link would also bundle its framework's
 * prefetching.
 */
export function Link({
  to,
  reloadDocument = false,
  replace,
  state,
  preventScrollReset,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    replace,
    state,
    preventScrollReset,
    target: rest.target,
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      {...rest}
      href={reloadDocument && typeof to === 'string' ? to : href}
      onClick={reloadDocument ? onClick : handleClick}
    >
      {children}
    </a>
  );
}
