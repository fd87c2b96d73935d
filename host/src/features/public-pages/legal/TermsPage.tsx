import { Link } from '@emberclutch/web/routing';
import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { Chapter } from '../article/Chapter.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';

/** Terms of use between a player and the operator of the site. */
export function TermsPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow={page.title}
        title="What holds between us."
        lead="In words that can be read before breakfast. As of 20 November 2026. Where the law of your country gives you more than these lines, the law holds."
      />
      <Chapter id="account" mark="§ 1" title="Your account">
        <p>
          You sign up with an e-mail address and a name to be called by. The name is shown beside what you
          hold, so choose one you like to be seen with. There are no passwords: you come in by a code sent to
          your address, or by a passkey. Whoever reads your mail can therefore come in; keep it safe.
        </p>
        <p>One account belongs to one person. You may look around without any.</p>
      </Chapter>
      <Chapter id="things" mark="§ 2" title="Eggs, dragons and keys">
        <p>
          What you get is a place in this world: an entry that names you as the keeper of an egg, a dragon or
          a key, and the right to see it, show it, and use it as these pages describe. It is not a token on
          any chain, not a share in anything, and not a promise that it will be worth something to somebody
          else.
        </p>
        <p>
          Nothing can be sold or handed on for the time being. When a{' '}
          <Link to={paths.marketplace}>marketplace</Link> opens, it will have terms of its own.
        </p>
        <p>
          You may share and print pictures of what you hold, for yourself and for others, as long as you do
          not sell them.
        </p>
      </Chapter>
      <Chapter id="chance" mark="§ 3" title="Chance">
        <p>
          What is in an egg is drawn by lot. You do not choose it, and neither do we; how that is done, and
          how to check it, is in the <Link to={paths.whitepaper}>whitepaper</Link>. An egg cannot be given
          back because it turned out otherwise than you had hoped. How rare a thing is follows from its genome
          alone and may change in rank as others are spawned.
        </p>
      </Chapter>
      <Chapter id="paying" mark="§ 4" title="Paying">
        <ul>
          <li>Before you pay you see what you get, for how much, and until when it is held for you.</li>
          <li>
            You are charged once, by the payment service whose page you are taken to. Your card is entered
            there and never here.
          </li>
          <li>
            A payment that arrives after its time, when what it was for has gone to somebody else, is sent
            back in full.
          </li>
          <li>A gateway key that you turn is used up. It is not turned if the egg is not given.</li>
          <li>Every purchase has a receipt, which stays in your profile.</li>
          <li>
            Where the checkout page calls itself a test, it is one: it takes test cards, and no money moves.
          </li>
        </ul>
      </Chapter>
      <Chapter id="conduct" mark="§ 5" title="Fair play">
        <p>
          One transaction takes so many eggs and no more, and the limits hold for programs as for people. Do
          not try to come in as somebody else, to take what others have locked, or to ask so much of the
          service that others get no answer. Do not choose a name that hurts or deceives. Whoever does so
          anyway may be shut out; what they have paid for and not yet received is paid back.
        </p>
        <p>
          If you find a hole in a wall, tell us before you tell others. You will not be treated as if you had
          made it.
        </p>
      </Chapter>
      <Chapter id="change" mark="§ 6" title="If something changes">
        <p>
          The guide is worked on every day; pages will move, and sometimes one is missing for a while. A
          change of these terms is announced in the <Link to={paths.news}>news</Link> at least two weeks ahead
          and does not reach back. The genome of an egg that has been spawned is never changed, by anybody,
          for any reason.
        </p>
      </Chapter>
    </Page>
  );
}
