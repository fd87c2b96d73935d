import { useId, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { layers } from '@emberclutch/shared/theme';
import { useAuthState } from '../../platform/hydration/use-auth-state.ts';
import { copy } from '../../copy.ts';
import { Bell } from '../notifications/Bell.tsx';
import { SeasonBadge } from '../season/SeasonBadge.tsx';
import { barBreakpoint } from './bar-breakpoint.ts';
import { IconButton } from '../../platform/ui/IconButton.ts';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SignInLinks } from './SignInLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useDismiss } from '../../platform/ui/use-dismiss.ts';
import { useOpenOnPage } from '../../platform/ui/use-open-on-page.ts';

/** Pixels of scrolling after which the bar stands out (specification, section 2). */
const scrollThreshold = 20;

/** The bar over every page (specification, section 2). */
export function TopBar() {
  const { isAuthenticated } = useAuthState();
  const isScrolled = useSyncExternalStore(
    followScroll,
    () => window.scrollY > scrollThreshold,
    () => false,
  );
  const { isOpen, close, toggle } = useOpenOnPage();
  const bar = useRef<HTMLElement>(null);
  const menuToggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  useDismiss(bar, isOpen, close);

  // The entries are hidden with the menu, and the focus would be lost with them.
  const handleMenuKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) menuToggle.current?.focus();
  };

  return (
    <Bar ref={bar} $isStrong={isScrolled || isOpen}>
      <Row>
        <Lockup>
          <Logo />
          <SeasonBadge />
        </Lockup>
        {/* Stands last, but before what it unfolds: there the keyboard goes on. */}
        <MenuToggle
          ref={menuToggle}
          type="button"
          data-live
          aria-label={isOpen ? copy.bar.closeMenu : copy.bar.openMenu}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
            <path d={isOpen ? 'M5 5l14 14M19 5 5 19' : 'M3 7h18M3 12h18M3 17h18'} />
          </svg>
        </MenuToggle>
        <Menu id={menuId} $isOpen={isOpen} data-folded={isOpen ? undefined : true} onKeyDown={handleMenuKey}>
          <nav aria-label={copy.bar.navigation}>
            <MainNav />
          </nav>
          <SocialLinks />
        </Menu>
        {!isAuthenticated && (
          <WaysIn $isOpen={isOpen} data-folded={isOpen ? undefined : true} onKeyDown={handleMenuKey}>
            <SignInLinks />
          </WaysIn>
        )}
        <Tools data-live>
          <ThemeToggle />
          <Bell />
          {isAuthenticated && <ProfileMenu />}
        </Tools>
      </Row>
    </Bar>
  );
}

function followScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

const barHeight = '72px';
const waysInHeight = '56px';

const Bar = styled.header<{ $isStrong: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${layers.bar};
  background: ${({ theme, $isStrong }) => ($isStrong ? theme.color.raised : 'transparent')};
  border-bottom: 1px solid ${({ theme, $isStrong }) => ($isStrong ? theme.color.edge : 'transparent')};
  transition:
    background-color ${({ theme }) => theme.motion.calm},
    border-color ${({ theme }) => theme.motion.calm};
`;

const gap = 'clamp(4px, 1.5vw, 16px)';

const Row = styled.div`
  max-width: 1640px;
  margin: 0 auto;
  padding: 0 clamp(16px, 3vw, 40px);

  /* Name, ways in, tools and toggle; the menu below, over all of them. */
  @media ${barBreakpoint.compact} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    align-items: center;
  }

  @media ${barBreakpoint.row} {
    display: flex;
    align-items: center;
    gap: ${gap};
  }
`;

const Lockup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content);
  align-content: center;
  height: ${barHeight};
  padding-top: 4px;

  /* The season stands under the name, beside the egg. */
  p {
    margin: -13px 0 0 38px;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  height: ${barHeight};
  gap: clamp(0px, 0.5vw, 4px);

  @media ${barBreakpoint.compact} {
    grid-area: 1 / 3;
    margin-left: ${gap};
  }
`;

const Menu = styled.div<{ $isOpen: boolean }>`
  @media ${barBreakpoint.compact} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    grid-area: 3 / 1 / auto / -1;
    gap: ${({ theme }) => theme.space.m};
    max-height: calc(100dvh - ${barHeight});
    overflow-y: auto;
    padding: ${({ theme }) => `${theme.space.m} 0 ${theme.space.l}`};
    border-top: 3px double ${({ theme }) => theme.color.rule};
  }

  @media ${({ theme }) => theme.media.phone} {
    max-height: calc(100dvh - ${barHeight} - ${waysInHeight});
  }

  @media ${barBreakpoint.row} {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${({ theme }) => theme.space.m};

    nav {
      flex: 1;
      margin-left: ${({ theme }) => theme.space.l};
    }
  }
`;

/** In the row where there is room for them; on a phone they head the open menu. */
const WaysIn = styled.div<{ $isOpen: boolean }>`
  @media ${barBreakpoint.compact} {
    grid-area: 1 / 2;
  }

  @media ${({ theme }) => theme.media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    grid-area: 2 / 1 / auto / -1;
    height: ${waysInHeight};
  }
`;

const MenuToggle = styled(IconButton)`
  @media ${barBreakpoint.compact} {
    grid-area: 1 / 4;
    margin-left: clamp(0px, 0.5vw, 4px);
  }

  @media ${barBreakpoint.row} {
    display: none;
  }
`;
