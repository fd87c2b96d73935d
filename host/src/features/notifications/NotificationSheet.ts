import { styled } from 'styled-components';
import { color, layers, media, radius, shadow, space } from '@emberclutch/web/theme/tokens.ts';

/** The dropdown below the bell. */
export const NotificationSheet = styled.section`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${layers.menu};
  width: 360px;
  max-height: min(560px, calc(100dvh - 104px));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s} ${space.m};
  background: ${color.raised};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  box-shadow: ${shadow.panel};

  @media ${media.phone} {
    right: 12px;
    left: 12px;
    width: auto;
  }
`;
