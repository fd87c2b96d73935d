import { Link } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { Chapter } from '../article/Chapter.tsx';
import { TableOfContents } from '../article/TableOfContents.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import scholar from '../illustrations/scholar.svg';
import { RevealCheckerSlot } from './RevealCheckerSlot.tsx';
import { GeneTable } from './GeneTable.tsx';
import { GenomeRuler } from './GenomeRuler.tsx';

/** How genomes, rarity and seasons are decided, in enough detail to reproduce the results. */
export function WhitepaperPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow={page.title}
        title="How an egg is decided, and how to check."
        lead="Everything that is left to chance here is left to it in public. These pages say what is in an egg, who draws it and from what, how rarity is counted, and how anybody can do the sums again."
        illustration={{
          src: scholar,
          alt: 'Tarnorakarn lying in the grass and looking back: a slate wyvern with a beak, ram horns and copper wings.',
          number: 'Fig. 1.',
          caption: 'Tarnorakarn, reading along.',
        }}
      />
      <TableOfContents chapters={chapters} />

      <Chapter id="genome" mark="I" title="The genome">
        <p>
          A genome is 256 bits, written as sixty-four hexadecimal digits. Eighteen genes lie on it, three
          digits each. The first two digits of a gene, 0 to 255, choose the trait that shows; the third
          chooses the one that is carried and does not. Four measures of two digits each say how much: how
          slender, how large the marks, how far the egg leans and the dragon stretches its neck, how old it
          looks. Two digits have no meaning yet. They only stir the specks that no two specimens share.
        </p>
        <GenomeRuler />
        <p>
          How many of the 256 values belong to a trait is its weight. This is the whole map; the drawing reads
          nothing else, and neither does the count of rarity.
        </p>
        <GeneTable />
      </Chapter>

      <Chapter id="draw" mark="II" title="The draw">
        <p>
          Eggs are drawn by cycle. For each there is a secret, and three things happen to it, in this order.
        </p>
        <ol>
          <li>
            <strong>It is rolled</strong> when the cycle is entered in the calendar: 32 bytes from the random
            source of the operating system.
          </li>
          <li>
            <strong>Its fingerprint is published</strong> before the cycle opens: <code>SHA-256(secret)</code>
            . From here on the secret cannot be exchanged for another one.
          </li>
          <li>
            <strong>It is published</strong> after the cycle has closed. Now every egg of the cycle can be
            worked out again.
          </li>
        </ol>
        <p>
          The genome of an egg is <code>HMAC-SHA-256(secret, cycle:egg)</code>, where <code>cycle</code> and{' '}
          <code>egg</code> are their numbers in decimal. For egg 1234 of cycle 56 the text is{' '}
          <code>56:1234</code>. Nothing else goes in: not who you are, not what you paid, not when you came.
        </p>
      </Chapter>

      <Chapter id="check" mark="III" title="Check a reveal">
        <p>
          Fill in what you know, or give the number of an egg and have it filled in. The sums are done in this
          page by the cryptography of your browser: what you type into the table stays here. The example is
          worked through, so that you can see what it looks like when it is right, and change a digit to see
          what it looks like when it is not.
        </p>
        <RevealCheckerSlot />
        <p>The same on a command line:</p>
        <p>
          <code>printf %s SECRET | xxd -r -p | openssl dgst -sha256</code>
        </p>
        <p>
          <code>printf %s CYCLE:EGG | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET</code>
        </p>
        <h3>What this proves, and what it does not</h3>
        <p>
          It proves that the eggs of a cycle were fixed before it opened, and that nobody picked a genome for
          anybody. It does not prove in which order they were handed out: numbers are given as purchases are
          completed, and whoever runs the provider could know what the next number holds. That is why a secret
          is published for every cycle, and why numbers are public: an odd pattern would stand there for
          everyone to see.
        </p>
      </Chapter>

      <Chapter id="rarity" mark="IV" title="Rarity">
        <p>
          Rarity is information. A trait that one in <em>n</em> genomes shows tells you log<sub>2</sub>{' '}
          <em>n</em> bits: a fiery house, one in four, is worth two; a star-charted shell, one in thirty-two,
          is worth five. The bits of all genes that show are added up.
        </p>
        <p>
          The sum is then put on a scale from 0 to 100: a logistic curve around the mean of all possible
          genomes, as wide as they scatter. The number is close to “rarer than so many per cent”. Beside it
          stands the rank among the eggs that are really there. While a season is open its ranks are
          provisional, because tomorrow’s eggs count as well.
        </p>
        <p>
          Hidden traits, measures and the digits without a meaning do not count. Neither does the age of an
          egg, its keeper, or what anybody once offered for it.
        </p>
      </Chapter>

      <Chapter id="seasons" mark="V" title="Seasons and states">
        <p>
          Genesis comes once, at age 0. Then Earth, Water, Air and Fire make up age I, the same four make up
          age II, and so on. Each season has several spawn cycles with a pause after each.
        </p>
        <p>
          An egg is <em>sealed</em> when it is spawned, <em>incubating</em> when its cycle ends,{' '}
          <em>hatching</em> shortly before the end, and <em>hatched</em> after it. No job has to run for that:
          the instants are written down when the egg is spawned, and its state is read off the clock. If our
          machines slept through the moment, your dragon would be there when they woke.
        </p>
      </Chapter>

      <Chapter id="stock" mark="VI" title="Stock, locks and keys">
        <p>
          A cycle has so many eggs and so many keys, and says so. What you choose is locked: it is yours to
          pay for until the countdown ends, and nobody else’s. If you do not pay, it goes back. A payment that
          arrives too late for its lock is sent back too, unless what it was for is still there.
        </p>
        <p>
          The count is kept by the database itself, which refuses to go below nothing, whatever the program
          above it believes. Orders are decided in the order in which they came.
        </p>
        <p>
          A gateway key opens one egg of an open cycle. It is then used, for good. Keys and cards do not mix
          in one basket. The price you saw is the price you pay: if it changes between looking and locking,
          you are asked again. See the <Link to={paths.terms}>terms</Link> for the rest.
        </p>
      </Chapter>
    </Page>
  );
}

const chapters = [
  { id: 'genome', title: 'The genome' },
  { id: 'draw', title: 'The draw' },
  { id: 'check', title: 'Check a reveal' },
  { id: 'rarity', title: 'Rarity' },
  { id: 'seasons', title: 'Seasons and states' },
  { id: 'stock', title: 'Stock, locks and keys' },
];
