import { paths } from '@emberclutch/web/routing/paths.ts';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { EmptyPedestalPage } from '../ui/EmptyPedestalPage.tsx';
import { copy } from './copy.ts';

/** Shown for a path that neither the host nor a remote serves. */
export const NotFoundPage = () => (
  <EmptyPedestalPage eyebrow={copy.notFound.eyebrow} title={copy.notFound.title} lead={copy.notFound.lead}>
    <ButtonLink to={paths.home}>{copy.notFound.home}</ButtonLink>
    <ButtonLink to={paths.community} variant="quiet">
      {copy.notFound.community}
    </ButtonLink>
  </EmptyPedestalPage>
);
