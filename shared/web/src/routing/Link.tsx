import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site, or any address with `reloadDocument`. */
  to: To;
  /** Loads the address as a document: a file, or a page of another site. */
  reloadDocument?: boolean;
  replace?: boolean;
  state?: unknown;
}

/** Opens a page of this site without loading a document. The router's own link would also bundle its framework's prefetching. */
export function Link({
  to,
  reloadDocument = false,
  replace,
  state,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, target: anchor.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!reloadDocument && !event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={reloadDocument && typeof to === 'string' ? to : href} onClick={handleClick}>
      {children}
    </a>
  );
}
