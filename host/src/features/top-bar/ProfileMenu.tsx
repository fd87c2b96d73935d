import { startTransition } from 'react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { finishSignOuts } from '@emberclutch/web/api/finish-sign-outs.ts';
import { Link, useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { authStateAtom, showTransientToast, signOut } from '@emberclutch/web/state';
import {
  color,
  font,
  inset,
  layers,
  media,
  radius,
  shadow,
  size,
  space,
  weight,
} from '@emberclutch/web/theme/tokens.ts';
import { useDisclosure } from '../../platform/ui/use-disclosure.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { copy } from './copy.ts';

/** The entries above Sign Out (specification, section 2). */
const entries = [
  { to: paths.profile, label: copy.profile.myProfile },
  { to: paths.myCollection, label: copy.nav.myCollection },
  { to: paths.profileTab('security'), label: copy.profile.security },
  { to: paths.profileTab('preferences'), label: copy.profile.preferences },
];

/** A button with the name of the signed-in player, which discloses links to their pages (disclosure navigation, ARIA Authoring Practices). */
export function ProfileMenu() {
  const { displayName, email } = useAtomValue(authStateAtom);
  const { isOpen, container, contentId, button, buttonProps } = useDisclosure<HTMLDivElement>();
  const signOut = useSignOut();

  const name = displayName ?? email ?? copy.profile.nameless;

  /** Moves the focus to the button, because the pressed entry is removed with the list. */
  const returnFocus = () => button.current?.focus();
  const handleSignOut = () => {
    returnFocus();
    signOut();
  };

  return (
    <Container ref={container}>
      <Button {...buttonProps}>
        <Initial aria-hidden="true">{[...name][0]}</Initial>
        <Name>{name}</Name>
      </Button>
      {isOpen && (
        <Popover>
          <Identity>
            <strong>{displayName ?? copy.profile.user}</strong>
            {email && <span>{email}</span>}
          </Identity>
          <ul id={contentId} aria-label={copy.profile.menu}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <Item as={Link} to={to} onClick={returnFocus}>
                  {label}
                </Item>
              </li>
            ))}
            <li>
              <Item type="button" onClick={handleSignOut}>
                {copy.profile.signOut}
              </Item>
            </li>
          </ul>
        </Popover>
      )}
    </Container>
  );
}

/** Returns a function that signs out immediately and navigates home. If the server cannot be reached, a background task ends the session there later. */
function useSignOut() {
  const navigate = useNavigate();
  return () => {
    // In one transition: if a protected page lost the session before the navigation, it would redirect to the login.
    startTransition(() => {
      void navigate(paths.home);
      signOut();
    });
    void notifyIfPending(finishSignOuts());
  };
}

async function notifyIfPending(isFinished: Promise<boolean>): Promise<void> {
  if (!(await isFinished)) showTransientToast({ type: 'warning', message: copy.signOutPending });
}

const Container = styled.div`
  /* On a phone the popover is positioned against the bar, which is as wide as the screen. */
  @media not all and ${media.phone} {
    position: relative;
  }
`;

const Button = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  padding: 0 ${space.xs};
  background: none;
  border: 1px solid transparent;
  border-radius: ${radius.s};
  cursor: pointer;

  @container ${barBreakpoint.tight} {
    padding: 0 ${space.xxs};
  }

  &:hover,
  &[aria-expanded='true'] {
    border-color: ${color.rule};
  }
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  width: max(30px, 1.6em);
  height: max(30px, 1.6em);
  color: ${color.accent};
  font-family: ${font.display};
  text-transform: uppercase;
  line-height: 1;
  border: 1px solid currentColor;
  border-radius: ${radius.round};
  outline: 1px solid ${color.rule};
  outline-offset: 2px;
`;

const Name = styled.span`
  max-width: 120px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${size.s};

  @media ${media.phone} {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
`;

const Popover = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;

  @media ${media.phone} {
    right: 16px;
  }

  z-index: ${layers.menu};
  width: max-content;
  min-width: 220px;
  max-width: min(320px, 100vw - 32px);
  /* Fits below a bar of up to two rows, so that Sign Out is reachable on a phone in landscape. */
  max-height: calc(100dvh - 156px);
  overflow-y: auto;
  padding: ${inset.menu};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  box-shadow: ${shadow.panel};
`;

const Identity = styled.p`
  display: grid;
  padding: ${space.s};
  border-bottom: 3px double ${color.rule};
  margin-bottom: ${inset.menu};
  overflow-wrap: anywhere;

  strong {
    font-family: ${font.display};
    font-weight: ${weight.medium};
    font-size: ${size.l};
    line-height: 1.2;
  }
  span {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: 0 ${space.s};
  color: ${color.ink};
  font-size: ${size.s};
  text-align: start;
  text-decoration: none;
  background: none;
  border: 0;
  border-radius: ${radius.s};
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
