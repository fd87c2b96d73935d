import { styled } from 'styled-components';
import { color, font, size, space, weight } from '@emberclutch/web/theme/tokens.ts';
import { barBreakpoint } from './bar-breakpoint.ts';
import { copy } from './copy.ts';

/** The entries of the bar that have no page yet (specification, section 2). */
export const ComingEntries = () =>
  [copy.nav.marketplace, copy.nav.merchandise].map((name) => (
    <Item key={name}>
      <span aria-disabled="true">
        {name} <small>{copy.nav.comingSoon}</small>
      </span>
    </Item>
  ));

const Item = styled.li`
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 44px;
    color: ${color.inkFaint};
    font-size: ${size.s};
    cursor: not-allowed;
  }
  small {
    font-size: ${size.xxxs};
    font-weight: ${weight.bold};
    letter-spacing: 0.08em;
    text-transform: uppercase;
    line-height: 1.2;
  }

  @container ${barBreakpoint.row} {
    span {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
      gap: 0;
    }
    /* Takes no height, so that the baselines of all entries align. */
    small {
      height: 0;
    }
  }

  @container ${barBreakpoint.shortRow} {
    nav & {
      display: none;
    }
  }

  @container ${barBreakpoint.compact} {
    span {
      font-family: ${font.display};
      font-size: ${size.l};
    }
    small {
      font-family: ${font.text};
    }
  }
`;
