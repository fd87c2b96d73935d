import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionRow } from './ActionRow.tsx';

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
  gap: ${({ theme }) => theme.space.l};
  padding-bottom: ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.xl};
  border-bottom: 3px double ${({ theme }) => theme.color.rule};

  /* What the page is about begins higher on a small screen. */
  @media ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => theme.space.m};
    padding-bottom: ${({ theme }) => theme.space.m};
    margin-bottom: ${({ theme }) => theme.space.l};
  }

  /* A name may be one long word: it wraps. */
  > div {
    min-width: 0;
  }
`;

const Eyebrow = styled.p`
  margin-bottom: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.size.xs};
  font-weight: ${({ theme }) => theme.weight.bold};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;

const Lead = styled.p`
  max-width: 58ch;
  margin-top: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.m};
`;
