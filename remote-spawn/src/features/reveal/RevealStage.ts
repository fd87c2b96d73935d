import { styled } from 'styled-components';
import { variableCssOf } from '@emberclutch/web/theme';

/**
 * The stage of an arrival. It is dark in both modes, so that what is opened is the brightest thing on the page: it has
 * the classes of a mode and a season, as the document has.
 */
export const RevealStage = styled.section<{ $isGolden: boolean }>`
  ${variableCssOf('&')}
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  min-height: min(calc(100svh - 116px), 860px);
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.m} ${theme.space.m}`};
  margin-bottom: ${({ theme }) => theme.space.xl};
  /* Not hidden: the buttons stick to the window. */
  overflow: clip;
  text-align: center;
  color: ${({ theme }) => theme.color.ink};
  background:
    radial-gradient(
      ellipse 60% 52% at 50% 52%,
      ${({ theme, $isGolden }) => ($isGolden ? theme.color.goldSoft : theme.color.wash)},
      transparent 76%
    ),
    radial-gradient(ellipse 70% 60% at 4% -6%, ${({ theme }) => theme.color.washToo}, transparent 70%),
    ${({ theme }) => theme.color.page};
  border: 1px solid ${({ theme, $isGolden }) => ($isGolden ? theme.color.gold : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.s};
  transition: border-color 900ms ease-out 700ms;

  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 3px double ${({ theme, $isGolden }) => ($isGolden ? theme.color.gold : theme.color.rule)};
    pointer-events: none;
    transition: border-color 900ms ease-out 700ms;
  }
  @media print {
    display: none;
  }
`;
