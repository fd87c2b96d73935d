import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from './ActionRow.tsx';
import { color, font, media, size, space, weight } from '../../theme/tokens.ts';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** A few words above the title: the section of the site. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
}

export function PageHeading({ title, lead, eyebrow, actions }: Props) {
  return (
    <Header>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions && <ActionRow>{actions}</ActionRow>}
    </Header>
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin-bottom: ${space.m};

  /* Wraps a name that is one long word. */
  > div,
  h1 {
    min-width: 0;
  }

  /* The introduction is beside the title if there is room, so that the page's content starts higher. */
  @media ${media.wide} {
    > div:first-child {
      display: flex;
      flex: auto;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: ${space.l};
    }
  }
`;

const Eyebrow = styled.p`
  flex-basis: 100%;
  color: ${color.accent};
  font-size: ${size.xxs};
  font-weight: ${weight.bold};
  letter-spacing: 0.14em;
  text-transform: uppercase;
`;

/** Upright on phones: the italic is a separate font of 16 KB, which would compete with the first picture of the page. */
const Lead = styled.p`
  flex: 1 1 30ch;
  max-width: 58ch;
  color: ${color.inkSoft};
  font-family: ${font.display};
  font-style: italic;
  font-size: ${size.m};
  line-height: 1.35;

  em {
    font-style: inherit;
  }

  @media ${media.phone} {
    margin-top: ${space.xxs};
    font-size: ${size.s};
    font-style: normal;
  }
`;
