import { styled } from 'styled-components';
import { requiresScript } from '@emberclutch/contract/site/page-protocol.ts';
import { color, layers, radius, size, space } from '@emberclutch/web/theme/tokens.ts';
import { useDisclosure } from '../../platform/ui/use-disclosure.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { ComingEntries } from './ComingEntries.tsx';
import { copy } from './copy.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** A disclosure with the entries that do not fit into a short row: entries without a page, and links to other sites. */
export function MoreMenu() {
  const { isOpen, container, contentId, buttonProps } = useDisclosure<HTMLDivElement>();
  return (
    <Container ref={container} {...requiresScript}>
      <button {...buttonProps}>{copy.nav.more}</button>
      {isOpen && (
        <Popover id={contentId}>
          <ul>
            <ComingEntries />
          </ul>
          <SocialLinks />
        </Popover>
      )}
    </Container>
  );
}

const Container = styled.div`
  position: relative;
  display: none;

  @container ${barBreakpoint.shortRow} {
    display: block;
  }

  > button {
    min-height: 44px;
    padding: 0;
    font-size: ${size.s};
    background: none;
    border: 0;
    cursor: pointer;
  }
  > button::after {
    content: '';
    display: inline-block;
    width: 0.4em;
    height: 0.4em;
    margin-left: 0.5em;
    border: solid currentColor;
    border-width: 0 1px 1px 0;
    translate: 0 -0.2em;
    rotate: 45deg;
  }
`;

const Popover = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${layers.menu};
  padding: ${space.xs} ${space.m};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
`;
