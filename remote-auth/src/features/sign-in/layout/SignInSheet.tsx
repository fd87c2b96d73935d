import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, font } from '@emberclutch/web/theme/tokens.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { LatestResultProvider } from '../../../platform/forms/LatestResultProvider.tsx';
import { copy } from '../copy.ts';
import sealed from './illustrations/sealed.svg';

interface Props {
  title: string;
  /** The title by default. */
  eyebrow?: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
}

/** Layout of every sign-in step: a heading, and a panel with the form beside an illustration. The form shows one result at a time. */
export function SignInSheet({ title, eyebrow = title, heading, lead, children, aside }: Props) {
  return (
    <Page title={title}>
      <Columns>
        <div>
          <PageHeading title={heading} lead={lead} eyebrow={eyebrow} />
          <Panel as="div">
            <LatestResultProvider>{children}</LatestResultProvider>
          </Panel>
          {aside && <Aside>{aside}</Aside>}
        </div>
        <Illustration>
          <img src={sealed} alt="" width={400} height={400} loading="lazy" />
          <figcaption>{copy.sealedEgg}</figcaption>
        </Illustration>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  gap: clamp(40px, 6vw, 96px);
  overflow-wrap: anywhere;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
    align-items: start;
  }
`;

/* Close to the panel, so that toasts have space below it on a phone. */
const Aside = styled.div`
  margin-top: ${space.s};
  color: ${color.inkSoft};
`;

/** On wide screens. The picture is a static file, because the code that draws eggs would double the page. */
const Illustration = styled.figure`
  display: none;
  justify-self: center;
  width: 100%;
  /* Leaves the landscape at the end of the page visible. */
  max-width: min(34rem, 66vh);

  @media ${media.wide} {
    display: block;
  }
  img {
    width: 100%;
    aspect-ratio: 1;
  }
  figcaption {
    padding: ${space.m};
    border-top: 3px double ${color.rule};
    color: ${color.inkSoft};
    font-family: ${font.display};
    font-style: italic;
    text-align: center;
    text-wrap: balance;
  }
`;
