import { styled } from 'styled-components';
import { color, font, space } from '@emberclutch/web/theme/tokens.ts';

/** The teams and their responsibilities. */
export function Desks() {
  return (
    <Grid>
      {desks.map(({ name, keeps, creed }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{keeps}</p>
          <Creed>{creed}</Creed>
        </li>
      ))}
    </Grid>
  );
}

const desks = [
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

const Grid = styled.ul`
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
