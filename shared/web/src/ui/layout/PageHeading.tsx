import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from './ActionRow.tsx';
import { color, media, size, space, weight } from '../../theme/tokens.ts';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** A few words above the title: the section of the site. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
}

/** Heading of a page with an optional introduction and actions. */
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
  gap: ${space.l};
  padding-bottom: ${space.l};
  margin-bottom: ${space.xl};
  border-bottom: 3px double ${color.rule};

  /* What the page is about begins higher on a small screen. */
  @media ${media.phone} {
    gap: ${space.m};
    padding-bottom: ${space.m};
    margin-bottom: ${space.l};
  }

  /* A name may be one long word: it wraps. */
  > div {
    min-width: 0;
  }
`;

const Eyebrow = styled.p`
  margin-bottom: ${space.xs};
  color: ${color.accent};
  font-size: ${size.xs};
  font-weight: ${weight.bold};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;

const Lead = styled.p`
  max-width: 58ch;
  margin-top: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.m};
`;
