import { styled } from 'styled-components';
import { layers } from '@emberclutch/web/theme';

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
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  background: ${({ theme }) => theme.color.raised};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.s};
  box-shadow: ${({ theme }) => theme.shadow.panel};

  @media ${({ theme }) => theme.media.phone} {
    right: 12px;
    left: 12px;
    width: auto;
  }
`;
