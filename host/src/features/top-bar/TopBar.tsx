import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import {
  createCollapsedProps,
  pageAttributes,
  requiresScript,
} from '@emberclutch/contract/site/page-protocol.ts';
import { color, inset, layers, media, motion, space } from '@emberclutch/web/theme/tokens.ts';
import { useIsAuthenticated } from '../../platform/hydration/use-is-authenticated.ts';
import { useMedia } from '@emberclutch/web/ui/browser/use-media.ts';
import { pageColumn, pageColumnStart } from '@emberclutch/web/ui/layout/page-column.ts';
import { IconButton } from '../../platform/ui/IconButton.ts';
import { useDisclosure } from '../../platform/ui/use-disclosure.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { copy } from './copy.ts';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SignInLinks } from './SignInLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The bar above every page (specification, section 2). */
export function TopBar({ seasonBadge, bell }: { seasonBadge: ReactNode; bell: ReactNode }) {
  const isAuthenticated = useIsAuthenticated();
  const { isOpen, container, contentId, buttonProps } = useDisclosure<HTMLElement>();
  const isCompact = useMedia(barBreakpoint.compact);

  // The menu is always in the document, so `aria-controls` always refers to it.
  const menuButton = <MenuToggle key="toggle" {...buttonProps} aria-controls={contentId} />;
  const menu = (
    <Menu key="menu" id={contentId} {...createCollapsedProps(!isOpen)}>
      <nav aria-label={copy.nav.label}>
        <MainNav />
      </nav>
      <SocialLinks />
      <MoreMenu />
      {!isAuthenticated && (
        <PhoneThemeToggle {...requiresScript}>
          <ThemeToggle />
        </PhoneThemeToggle>
      )}
    </Menu>
  );
  const signIn = !isAuthenticated && (
    <SignInArea key="sign-in" {...createCollapsedProps(!isOpen)}>
      <SignInLinks />
    </SignInArea>
  );
  const tools = (
    <Tools key="tools" data-crowded={!isAuthenticated || undefined} {...requiresScript}>
      <ThemeToggle />
      {bell}
      {isAuthenticated && <ProfileMenu />}
    </Tools>
  );
  return (
    <ScrolledBar container={container} isOpen={isOpen}>
      <Row>
        <Brand>
          <Logo />
          {seasonBadge}
        </Brand>
        {/* In visual order, so that Tab follows it: in a compact bar, the open menu is below the row. */}
        {isCompact ? [signIn, tools, menuButton, menu] : [menuButton, menu, signIn, tools]}
      </Row>
    </ScrolledBar>
  );
}

interface ScrolledBarProps {
  container: RefObject<HTMLElement | null>;
  isOpen: boolean;
  children: ReactNode;
}

/** The bar, with a background once the page is scrolled. A separate component, so that scrolling does not render the entries again. */
function ScrolledBar({ container, isOpen, children }: ScrolledBarProps) {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const readScroll = () => setIsScrolled(window.scrollY > scrollThresholdPx);
    readScroll();
    window.addEventListener('scroll', readScroll, { passive: true });
    return () => window.removeEventListener('scroll', readScroll);
  }, []);

  return (
    <Bar ref={container} data-opaque={isScrolled || isOpen || undefined}>
      {children}
    </Bar>
  );
}

/** The button that opens the menu of a compact bar. Hidden if the entries fit into the row. */
function MenuToggle(props: ComponentProps<'button'>) {
  const isOpen = props['aria-expanded'] === true;
  return (
    <Toggle {...props} {...requiresScript} aria-label={isOpen ? copy.bar.closeMenu : copy.bar.openMenu}>
      <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
        <path d={isOpen ? 'M5 5l14 14M19 5 5 19' : 'M3 7h18M3 12h18M3 17h18'} />
      </svg>
    </Toggle>
  );
}

/** Scroll offset in pixels from which the bar has a background (specification, section 2). */
const scrollThresholdPx = 20;

const barHeight = '64px';
const signInHeight = '56px';
const whileCollapsed = `&:where([${pageAttributes.collapsed}])`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.bar};
  container-type: inline-size;
  border-bottom: 1px solid transparent;
  transition:
    background-color ${motion.calm},
    border-color ${motion.calm};

  &:where([data-opaque]) {
    background: ${color.raised};
    border-color: ${color.edge};
  }
  @media ${media.short} {
    position: relative;
  }
`;

const gap = 'clamp(4px, 1.5vw, 16px)';

const Row = styled.div`
  ${pageColumn}

  /* Columns: brand, sign-in links, tools, toggle. The open menu spans the rows below. */
  @container ${barBreakpoint.compact} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    align-items: center;
    /* On the smallest phones, the links to sign in are below the row. */
    reading-flow: grid-rows;
  }
  @container ${barBreakpoint.tight} {
    padding-inline: ${space.s};
  }

  @container ${barBreakpoint.row} {
    display: flex;
    align-items: center;
    gap: ${gap};
  }
  /* The entries of a signed-in player are wider than the column of the page, but begin at its left edge. */
  @container ${barBreakpoint.veryWide} {
    max-width: 1520px;
    margin-left: ${pageColumnStart};
  }
`;

/** Logo and badge. The logo's link spans both columns and rows: its egg is in the first column, the name in the second, above the badge. */
const Brand = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, max-content);
  place-content: center start;
  gap: 3px ${inset.mat};
  min-height: ${barHeight};
  padding: ${space.xxs} 0;

  p {
    grid-area: 2 / 2;
    pointer-events: none;
  }
  @container ${barBreakpoint.phone} {
    column-gap: ${inset.menu};
  }
  @container ${barBreakpoint.stacked} {
    grid-column: 1 / -1;
    min-height: 0;
    padding-top: ${space.xs};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(0px, 0.5vw, 4px);

  @container ${barBreakpoint.compact} {
    grid-area: 1 / 3;
    margin-left: ${gap};
  }
  @container ${barBreakpoint.phone} {
    &:where([data-crowded]) > :first-child {
      display: none;
    }
  }
  @container ${barBreakpoint.stacked} {
    grid-row: 2;
  }
`;

const Toggle = styled(IconButton)`
  @container ${barBreakpoint.compact} {
    grid-area: 1 / 4;
    margin-left: clamp(0px, 0.5vw, 4px);
  }
  @container ${barBreakpoint.stacked} {
    grid-row: 2;
  }

  @container ${barBreakpoint.row} {
    display: none;
  }
`;

/** In the menu on a phone, because Login and Sign Up leave no space for the toggle in the bar. */
const PhoneThemeToggle = styled.div`
  display: none;

  @container ${barBreakpoint.phone} {
    display: block;
  }
`;

const Menu = styled.div`
  @container ${barBreakpoint.compact} {
    display: grid;
    grid-area: 4 / 1 / auto / -1;
    gap: ${space.m};
    max-height: calc(100dvh - ${barHeight});
    overflow-y: auto;
    padding: ${space.m} 0 ${space.l};
    border-top: 3px double ${color.rule};

    ${whileCollapsed} {
      display: none;
    }
  }

  @container ${barBreakpoint.smallPhone} {
    max-height: calc(100dvh - ${barHeight} - ${signInHeight});
  }

  @container ${barBreakpoint.row} {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space.m};

    nav {
      margin-left: ${space.l};
    }
    nav + * {
      margin-left: auto;
    }
  }
`;

/** In the row, or on very small phones at the top of the open menu. */
const SignInArea = styled.div`
  @container ${barBreakpoint.compact} {
    grid-area: 1 / 2;
  }

  @container ${barBreakpoint.smallPhone} {
    grid-area: 3 / 1 / auto / -1;
    height: ${signInHeight};

    ${whileCollapsed} {
      display: none;
    }
  }
`;
