import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { siteAtom } from '@emberclutch/web/state';
import { VisuallyHidden } from '@emberclutch/web/ui/layout/VisuallyHidden.tsx';
import { color } from '@emberclutch/web/theme/tokens.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { copy } from './copy.ts';

/** Links to the social networks of the site, in new tabs. Prerendered HTML has all networks; styles hide those without an address. */
export function SocialLinks() {
  const { social } = useAtomValue(siteAtom);
  return (
    <List aria-label={copy.social.label}>
      {networks.map((network) => (
        <li key={network} data-url={social[network]}>
          <ExternalLink
            href={social[network]}
            target="_blank"
            rel="noopener noreferrer"
            title={copy.social[network]}
          >
            <svg viewBox="0 0 24 24" width="18" aria-hidden="true">
              {icons[network]}
            </svg>
            <VisuallyHidden>{`${copy.social[network]} ${copy.opensNewTab}`}</VisuallyHidden>
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}

const networks = ['x', 'instagram', 'tiktok'] as const;

const icons = {
  x: <path d="M4 4l16 16M20 4 4 20" />,
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.01" />
    </>
  ),
  tiktok: <path d="M13 3v12.5a3.75 3.75 0 1 1-3.75-3.75M13 3c.4 3 2.5 5 5.5 5.25" />,
};

const List = styled.ul`
  display: flex;
  gap: 2px;

  [data-url=''],
  &:not(:has(:not([data-url='']))) {
    display: none;
  }

  @container ${barBreakpoint.shortRow} {
    nav + & {
      display: none;
    }
  }
`;

const ExternalLink = styled.a`
  display: grid;
  place-items: center;
  width: 34px;
  height: 40px;
  color: ${color.inkSoft};

  &:hover {
    color: ${color.ink};
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
