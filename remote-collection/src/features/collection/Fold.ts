import { styled } from 'styled-components';
import { color, radius, space } from '@emberclutch/web/theme/tokens.ts';

/** A `details` element with the chevron of the filter menus at the end of its summary. */
export const Fold = styled.details`
  border: 1px solid ${color.rule};
  border-radius: ${radius.s};

  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xxs} ${space.m};
    padding: ${space.s} ${space.m};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    margin: 0 ${space.xxs} 0 auto;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  summary:hover {
    color: ${color.accent};
  }
  @media print {
    summary::after {
      display: none;
    }
  }
`;
