import { styled } from 'styled-components';
import { color, layers, media, size } from '../../../theme/tokens.ts';
import { fadingEdge } from '../../layout/fading-edge.ts';
import { tableStyle } from '../../layout/table-style.ts';

/**
 * Wraps the table. The names of the columns stay below the top bar while the page scrolls. On a phone, the head of a row is above
 * its cells. Between phone and desktop, the table scrolls sideways, not the page. `--columns` is the number of assets.
 */
export const CompareFrame = styled.div`
  ${tableStyle}

  table {
    table-layout: fixed;
  }
  th,
  td {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th[scope='row'],
  thead th:first-child {
    color: ${color.inkSoft};
    font-weight: inherit;
  }
  thead th:first-child {
    width: 150px;
  }
  thead th {
    position: sticky;
    top: var(--guide-top, 72px);
    z-index: ${layers.raised};
    vertical-align: bottom;
    background: ${color.page};
    border-top: 0;
    box-shadow: inset 0 -1px ${color.edge};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  [data-differs] th[scope='row'] {
    box-shadow: inset 3px 0 0 ${color.accent};

    /* Forced colours remove shadows. */
    @media (forced-colors: active) {
      border-left: 3px solid;
    }
  }

  @media not all and ${media.wide} {
    overflow-x: auto;
    ${fadingEdge}

    table {
      min-width: calc(130px + var(--columns) * 150px);
    }
    thead th {
      position: static;
    }
  }

  @media ${media.phone} {
    overflow: visible;

    table {
      min-width: 0;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    thead,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      top: var(--guide-top, 72px);
      z-index: ${layers.raised};
      background: ${color.page};
    }
    thead th:first-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th[scope='row'],
    th[scope='rowgroup'] {
      grid-column: 1 / -1;
      width: auto;
    }
    th[scope='row'] {
      padding-bottom: 0;
      font-size: ${size.xs};
    }
    td {
      border-top: 0;
    }
    td + td,
    thead th + th + th {
      border-left: 1px solid ${color.rule};
    }
  }

  /* Here the bar scrolls away with the page. */
  @media ${media.short} {
    thead,
    thead th {
      position: static;
    }
  }

  @media print {
    overflow: visible;
    animation: none;

    thead th {
      position: static;
      background: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`;
