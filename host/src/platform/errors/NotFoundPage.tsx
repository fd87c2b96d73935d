import { styled } from 'styled-components';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import { copy } from './copy.ts';

/** Shown for a path that neither the host nor a remote serves. */
export function NotFoundPage() {
  return (
    <Page title={copy.notFound.title}>
      <Content>
        <EmptyPedestal viewBox="0 0 200 150" width="220" aria-hidden="true">
          <path
            d="M100 12c22 0 40 34 40 62 0 26-18 42-40 42S60 100 60 74c0-28 18-62 40-62Z"
            strokeDasharray="3 5"
          />
          <path d="M40 112h120l8 12H32ZM46 124v16M154 124v16M36 140h128" />
          <path d="M58 128v8M68 128v8M78 128v8M88 128v8M98 128v8M108 128v8M118 128v8M128 128v8M138 128v8" />
        </EmptyPedestal>
        <Eyebrow>{copy.notFound.eyebrow}</Eyebrow>
        <h1>{copy.notFound.title}</h1>
        <Lead>{copy.notFound.lead}</Lead>
        <Actions data-centered>
          <ButtonLink to={paths.home}>{copy.notFound.home}</ButtonLink>
          <ButtonLink to={paths.community} variant="quiet">
            {copy.notFound.community}
          </ButtonLink>
        </Actions>
      </Content>
    </Page>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.l} 0;
  text-align: center;
`;

const EmptyPedestal = styled.svg`
  fill: none;
  stroke: ${color.edge};
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Eyebrow = styled.p`
  color: ${color.accent};
  font-family: ${font.display};
  font-style: italic;
`;

const Lead = styled.p`
  && {
    margin: 0;
  }
  max-width: 48ch;
  color: ${color.inkSoft};
`;

const Actions = styled(ActionRow)`
  margin-top: ${space.s};
`;
