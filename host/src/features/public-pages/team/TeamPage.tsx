import { styled } from 'styled-components';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';
import { Chapter } from '../article/Chapter.tsx';
import { ClosingCta } from '../article/ClosingCta.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import warden from '../illustrations/warden.svg';

/** The teams and their responsibilities. */
export function TeamPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow="The team"
        title="Who keeps the eggs warm."
        lead="A field guide names its subjects, not its authors, so that there are no portraits here. But every egg passes through many hands, and you may like to know what each of them does all day."
        illustration={{
          src: warden,
          alt: 'Granavian standing in the grass: a stout moss-green dragon with bull horns and copper bat wings.',
          number: 'Fig. 1.',
          caption: 'Granavian, who guards the door and has never been asked to.',
        }}
      />

      <Chapter id="roles" mark="I" title="Nine desks">
        <p>
          Each desk builds its part of the guide by itself and puts it out when it is ready, without waiting
          for the others. If one of them has a bad day, a page is missing, and the rest of the guide stays
          open.
        </p>
        <TeamList>
          {teams.map(({ name, keeps, creed }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{keeps}</p>
              <Creed>{creed}</Creed>
            </li>
          ))}
        </TeamList>
      </Chapter>

      <Chapter id="habits" mark="II" title="How we work">
        <ul>
          <li>
            We write down why. Every decision that is hard to take back has a page of ten lines, and who
            disagrees adds another one.
          </li>
          <li>
            We try what we claim. A rule that nobody has tried to break is a wish; ours are broken on purpose,
            each time something changes, to see whether anybody notices.
          </li>
          <li>
            We draw for everyone. What can be seen can also be heard, reached by keyboard, and read at 360
            pixels.
          </li>
          <li>We keep little. What we never stored, nobody can lose.</li>
        </ul>
      </Chapter>

      <ClosingCta title="You have met the keepers. Now meet the kept.">
        <ButtonLink to={paths.community} size="l">
          Look through the hatchery
        </ButtonLink>
        <ButtonLink to={paths.news} size="l" variant="quiet">
          Read the news
        </ButtonLink>
      </ClosingCta>
    </Page>
  );
}

const teams = [
  {
    name: 'The naturalists',
    keeps: 'Map the genome: which characters make a horn, how often, and what lies hidden underneath.',
    creed: 'If it is rare, say how rare.',
  },
  {
    name: 'The illuminators',
    keeps:
      'Write the drawing, not the drawings. One hand for every shell, scale and wing, lit from the upper left.',
    creed: 'The same genome, the same line. Always.',
  },
  {
    name: 'The clock keepers',
    keeps: 'Turn the seasons, open and close the cycles, and see to it that an egg hatches on the second.',
    creed: 'A countdown is a promise.',
  },
  {
    name: 'The wardens of the vault',
    keeps: 'Hold what you chose while you pay, count every egg once, and send back what came too late.',
    creed: 'Nothing is sold twice.',
  },
  {
    name: 'The doorkeepers',
    keeps: 'Let you in by a code or a passkey, and nobody else. There are no passwords to steal.',
    creed: 'Know no more of a guest than the name.',
  },
  {
    name: 'The cartographers',
    keeps: 'Keep the hatchery in order, so that one egg among thousands is found by its charm.',
    creed: 'Nobody should get lost twice in the same place.',
  },
  {
    name: 'The binders',
    keeps: 'Bind what the others write into one book, and keep it light enough for an old phone.',
    creed: 'A page that is not there yet is not a page.',
  },
  {
    name: 'The scribes',
    keeps: 'Find the words: for every button, every refusal, and the news when there is some.',
    creed: 'Say what happened, and what to do next.',
  },
  {
    name: 'The lamplighters',
    keeps: 'Watch the lamps at night, practise putting a broken one right, and keep a copy of every page.',
    creed: 'A copy nobody has opened is not a copy.',
  },
];

const TeamList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  margin-top: ${space.l};
  border-top: 1px solid ${color.rule};
  border-left: 1px solid ${color.rule};

  && > li {
    display: flex;
    flex-direction: column;
    gap: ${space.xs};
    padding: ${space.l};
    margin: 0;
    background: ${color.raised};
    border-right: 1px solid ${color.rule};
    border-bottom: 1px solid ${color.rule};
  }
  h3,
  p {
    margin: 0;
  }
`;

const Creed = styled.p`
  padding-top: ${space.xs};
  color: ${color.accent};
  font-family: ${font.display};
  font-style: italic;

  && {
    margin-top: auto;
  }
`;
